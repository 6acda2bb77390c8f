const waiting: (() => void)[] = [];

/**
 * Goes on in a turn of the event loop that no other caller of this shares: what becomes ready in great numbers at the
 * same moment would otherwise be done in one piece, while timers and all other sockets wait.
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
