import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long one turn goes on beginning what waits, in milliseconds; the last may take it a little further. */
const TURN_MS = 5;

const waiting: (() => void)[] = [];

/**
 * Goes on in a turn of the event loop that is a short one: what becomes ready in great numbers at the same moment would
 * otherwise be done in one piece, while timers and all other sockets wait.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) void serve();
  });
}

async function serve(): Promise<void> {
  do {
    await nextTurn();
    const endsAt = performance.now() + TURN_MS;
    do {
      waiting[0]?.();
      await allThatFollows();
      waiting.shift();
    } while (waiting.length > 0 && performance.now() < endsAt);
  } while (waiting.length > 0);
}

/** Resolves when all is done that needs no other turn. */
const allThatFollows = () => new Promise<void>((resolve) => process.nextTick(resolve));
