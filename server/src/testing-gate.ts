import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database that can be shut: connections are then refused, and those that were open are gone. */
export interface Gate {
  /** The database's address, through the gate. */
  url: string;
  open(): Promise<void>;
  shut(): Promise<void>;
}

/** Makes a gate, shut at first, in front of the database at `databaseUrl`. */
export async function createGate(databaseUrl: string): Promise<Gate> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        sockets.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const shut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  // Listening once finds a port; the gate keeps it while it is shut.
  const port = await listen(0);
  await shut();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, open: async () => void (await listen(port)), shut };
}
