const waiting: (() => void)[] = [];

/**
 * Goes on in a turn of the event loop that nothing else waits in that asks for one: what becomes ready in great numbers at the
 * same moment would otherwise be done in one piece, while timers and everybody else's sockets wait.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(serveNext);
  });
}

function serveNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(serveNext);
}
