import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database that can be shut: connections are then refused, and those that were open are gone. */
export interface Gate {
  /** The database's address, through the gate. */
  url: string;
  open(): Promise<void>;
  shut(): Promise<void>;
  /** Holds back what comes from either side, on new connections too, without a word. */
  freeze(): void;
  /** Lets through what was held back. */
  thaw(): void;
}

/** The two connections of one passage. */
type Passage = readonly [Socket, Socket];

const join = ([one, other]: Passage) => one.pipe(other).pipe(one);
const part = ([one, other]: Passage) => {
  one.unpipe(other).pause();
  other.unpipe(one).pause();
};

/** Makes a gate, shut at first, in front of the database at `databaseUrl`. */
export async function createGate(databaseUrl: string): Promise<Gate> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const passages = new Set<Passage>();
  let frozen = false;
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    const passage = [socket, onward] as const;
    passages.add(passage);
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        sockets.delete(end);
        passages.delete(passage);
        other.destroy();
      });
    }
    if (!frozen) join(passage);
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
  return {
    url: url.href,
    open: async () => void (await listen(port)),
    shut,
    freeze() {
      frozen = true;
      passages.forEach(part);
    },
    thaw() {
      frozen = false;
      passages.forEach(join);
    },
  };
}
