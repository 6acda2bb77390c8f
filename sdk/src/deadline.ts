import { TimeoutError } from './errors.ts';

/** What timers can wait at most; given more, they do not wait at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Like `setTimeout`, for any time, also an endless one. */
export function startTimer(milliseconds: number, done: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(done, Math.min(milliseconds, LONGEST_TIMER_MS));
}

/** How long something may take, and who else may end it. */
export interface Limits {
  /** Milliseconds for all of it. */
  deadlineMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** The same for what is done meanwhile: a signal that also ends at the deadline, and when that is. */
export interface Bounds {
  signal?: AbortSignal | undefined;
  /** In milliseconds since 1970. */
  endsAt: number;
}

/** Runs within the limits. The signal's reason is a TimeoutError once the deadline has passed. */
export async function withinDeadline<T>(
  { deadlineMs, signal }: Limits,
  requestId: string | null,
  run: (bounds: Bounds) => Promise<T>,
): Promise<T> {
  if (deadlineMs === undefined || deadlineMs === Number.POSITIVE_INFINITY) {
    return run({ signal, endsAt: Number.POSITIVE_INFINITY });
  }
  const ending = new AbortController();
  const abort = () => ending.abort(signal?.reason);
  const timer = startTimer(deadlineMs, () => {
    ending.abort(new TimeoutError(`The deadline of ${deadlineMs} ms has passed`, { requestId }));
  });
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await run({ signal: ending.signal, endsAt: Date.now() + deadlineMs });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
