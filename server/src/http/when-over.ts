import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What is to be done when a connection ends. One listener calls them all: a socket may carry very many requests. */
const ends = new WeakMap<Socket, Set<() => void>>();

/** Whether the response is out, or can't be sent any more. */
export const isOver = (res: ServerResponse): boolean => res.closed || res.req.socket.destroyed;

/**
 * Calls `listener` once, when the response is out or can't be sent any more; at once where that is so already. The
 * function it gives takes that back. The response alone does not always tell: in some versions of Node, one whose turn
 * had not come when its connection ended never closes.
 */
export function whenOver(res: ServerResponse, listener: () => void): () => void {
  if (isOver(res)) {
    listener();
    return () => undefined;
  }
  const atEnd = endsOf(res.req.socket);
  const over = () => {
    forget();
    listener();
  };
  const forget = () => {
    res.off('close', over);
    atEnd.delete(over);
  };
  res.once('close', over);
  atEnd.add(over);
  return forget;
}

function endsOf(socket: Socket): Set<() => void> {
  const known = ends.get(socket);
  if (known) return known;
  const atEnd = new Set<() => void>();
  ends.set(socket, atEnd);
  socket.once('close', () => {
    for (const end of atEnd) end();
  });
  return atEnd;
}
