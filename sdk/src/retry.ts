import { type Bounds, startTimer } from './deadline.ts';
import { ConnectionError, CredenceError, TimeoutError } from './errors.ts';
import type { Observer } from './hooks.ts';

/** One HTTP answer, read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: ArrayBuffer;
  /** Parsed when it is JSON, else text. */
  body: unknown;
}

/** How often and how long to try. */
export interface RetryPolicy extends Bounds {
  /** Retries after the first try; 0 where a second try might do the work twice. */
  maxRetries: number;
  /** Milliseconds for each try, the answer's body included. */
  timeoutMs: number;
  requestId: string | null;
  observer: Observer;
}

const RETRIED_STATUSES = new Set([408, 425, 429]);
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;
/** Who is asked to wait for longer than this is better told than kept waiting. */
const LONGEST_RETRY_AFTER_SECONDS = 60;

/**
 * Sends until there is an answer worth returning or the retries are used up. Resolves to the last answer, whatever its
 * status. Throws ConnectionError or TimeoutError when the last try had none, and the signal's reason when aborted.
 */
export async function sendWithRetries(
  send: (signal: AbortSignal) => Promise<Response>,
  policy: RetryPolicy,
): Promise<Answer> {
  for (let retry = 0; ; retry += 1) {
    const outcome = await sendOnce(send, policy);
    const delayMs = retry < policy.maxRetries ? delayBeforeRetry(outcome, retry) : null;
    // What is known now says more than a deadline that passes during the wait.
    if (delayMs !== null && Date.now() + delayMs < policy.endsAt) {
      policy.observer.retry(outcome instanceof CredenceError ? null : outcome.status, delayMs);
      await pause(delayMs, policy.signal);
    } else if (outcome instanceof CredenceError) {
      throw outcome;
    } else {
      return outcome;
    }
  }
}

/** Waits; throws the signal's reason when it is aborted first. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return unlessAborted((done) => {
    const timer = startTimer(milliseconds, done);
    return () => clearTimeout(timer);
  }, signal);
}

/** The promise's outcome, or the signal's reason when it is aborted first; what the promise stands for goes on. */
export async function orAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  // It has a listener even where no caller waits for it any more: its failure must not end the process.
  promise.catch(() => undefined);
  await unlessAborted((done) => {
    promise.then(done, done);
    return () => undefined;
  }, signal);
  return promise;
}

function unlessAborted(start: (done: () => void) => () => void, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      stop();
      reject(signal?.reason);
    };
    const stop = start(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** The seconds that `Retry-After` asks for, given as a number or a date; null when it is missing or makes no sense. */
export function retryAfterSeconds(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (!value) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

function delayBeforeRetry(outcome: Answer | CredenceError, retry: number): number | null {
  if (!(outcome instanceof CredenceError)) {
    const asked = retryAfterSeconds(outcome.headers);
    // A conflict that ends by itself: an earlier try with the same idempotency key is still running.
    const passing = outcome.status === 409 && asked !== null;
    if (outcome.status < 500 && !RETRIED_STATUSES.has(outcome.status) && !passing) return null;
    if (asked !== null) return asked <= LONGEST_RETRY_AFTER_SECONDS ? asked * 1000 : null;
  }
  // Full jitter: clients that failed together must not come back together.
  return Math.random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** retry);
}

async function sendOnce(
  send: (signal: AbortSignal) => Promise<Response>,
  { timeoutMs, signal, requestId, observer }: RetryPolicy,
): Promise<Answer | CredenceError> {
  signal?.throwIfAborted();
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  const timer = startTimer(timeoutMs, abort);
  signal?.addEventListener('abort', abort, { once: true });
  observer.request();
  try {
    const response = await send(attempt.signal);
    const bytes = await response.arrayBuffer();
    observer.response(response.status);
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      body: parse(new TextDecoder().decode(bytes)),
    };
  } catch (cause) {
    const failure = attempt.signal.aborted
      ? new TimeoutError(`No answer within ${timeoutMs} ms`, { requestId, cause })
      : new ConnectionError('No answer: the connection failed', { requestId, cause });
    observer.failure(signal?.aborted ? signal.reason : failure);
    signal?.throwIfAborted();
    return failure;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
