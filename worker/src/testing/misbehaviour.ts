import type { Socket } from 'node:net';

/** What a receiver does with the connection of a request instead of answering it properly. */
const MISBEHAVIOURS = {
  /** Not a word, while the connection stays open. */
  hang: () => undefined,
  /** A body that comes byte by byte and never ends. */
  drip(socket) {
    socket.write(`${OK}Content-Length: 1000000\r\n\r\n`);
    again(socket, () => socket.write('.'));
  },
  /** A head that does. */
  'drip the head'(socket) {
    socket.write(`${OK}X-Slow: `);
    again(socket, () => socket.write('.'));
  },
  /** As much body as the connection takes. */
  'never end'(socket) {
    const chunk = Buffer.alloc(16_384, 'x');
    const more = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.write(`${OK}\r\n`);
    socket.on('drain', more);
    more();
  },
  'send an endless head': (socket) => socket.end(`${OK}X-Long: ${'x'.repeat(100_000)}\r\n\r\n`),
  'speak another protocol': (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'),
  reset: (socket) => socket.resetAndDestroy(),
  'reset in the head': (socket) => socket.write(`${OK}X-Half: `, () => socket.resetAndDestroy()),
  'reset in the body': (socket) =>
    socket.write(`${OK}Content-Length: 9\r\n\r\nhalf`, () => socket.resetAndDestroy()),
  'close without a word': (socket) => socket.end(),
} satisfies Record<string, (socket: Socket) => unknown>;

export type Misbehaviour = keyof typeof MISBEHAVIOURS;

const OK = 'HTTP/1.1 200 OK\r\n';
const DRIP_MS = 20;

/** Lets a receiver behave badly on the connection of a request. */
export function misbehave(socket: Socket, how: Misbehaviour): void {
  // The sender of the request may be gone at any time.
  socket.on('error', () => undefined);
  MISBEHAVIOURS[how](socket);
}

function again(socket: Socket, act: () => unknown): void {
  const timer = setInterval(act, DRIP_MS);
  socket.once('close', () => clearInterval(timer));
}
