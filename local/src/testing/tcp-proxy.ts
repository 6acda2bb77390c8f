import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server on 127.0.0.1 that can be closed for a while. */
export interface TcpProxy {
  /** The server's, through the proxy. */
  url: string;
  port: number;
  /** Cuts every connection, and takes no new one. */
  cut(): void;
  /** Lets new connections through again. */
  mend(): void;
  /** Holds back what comes from either side, on new connections too, without a word. */
  freeze(): void;
  /** Lets through what was held back. */
  thaw(): void;
  /** Leaves each client with a connection that leads nowhere and does not end. @returns how many they are */
  abandon(): number;
  close(): Promise<void>;
}

/** The two connections of one passage: of the client, and to the server. */
type Passage = readonly [Socket, Socket];

const join = ([one, other]: Passage) => one.pipe(other).pipe(one);
const part = ([one, other]: Passage) => {
  one.unpipe(other).pause();
  other.unpipe(one).pause();
};

/** @param targetUrl of a server on 127.0.0.1 */
export async function startTcpProxy(targetUrl: string): Promise<TcpProxy> {
  const url = new URL(targetUrl);
  const targetPort = Number(url.port);
  const sockets = new Set<Socket>();
  const passages = new Set<Passage>();
  let open = true;
  let frozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Either side may reset a connection that is being cut.
    socket.on('error', () => undefined);
  };
  const server = createServer((incoming) => {
    keep(incoming);
    if (!open) {
      incoming.resetAndDestroy();
      return;
    }
    const outgoing = connect(targetPort, '127.0.0.1');
    keep(outgoing);
    const passage = [incoming, outgoing] as const;
    passages.add(passage);
    if (!frozen) join(passage);
    incoming.on('close', () => {
      passages.delete(passage);
      outgoing.destroy();
    });
    outgoing.on('close', () => {
      if (passages.delete(passage)) incoming.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  url.port = String(port);
  const cut = () => {
    open = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    port,
    cut,
    mend() {
      open = true;
    },
    freeze() {
      frozen = true;
      passages.forEach(part);
    },
    thaw() {
      frozen = false;
      passages.forEach(join);
    },
    abandon() {
      const abandoned = [...passages];
      passages.clear();
      for (const passage of abandoned) {
        part(passage);
        passage[1].destroy();
      }
      return abandoned.length;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
