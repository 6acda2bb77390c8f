/**
 * One try of a request, for your log. It has no body, no token and no query, which may hold what must not be logged.
 *
 * @example
 * const line = ({ method, url, attempt, requestId }: RequestEvent) => `${method} ${url} #${attempt} ${requestId}`;
 */
export interface RequestEvent {
  method: string;
  /** Address without its query; the identity provider's, or that of a signed upload, as well. */
  url: string;
  /** Sent as `X-Request-Id`; null for requests that do not go to the API. */
  requestId: string | null;
  /** Counts the tries of a call, from 1. */
  attempt: number;
}

/**
 * A try that was answered, whatever the status.
 *
 * @example
 * const slow = ({ durationMs }: ResponseEvent) => durationMs > 1_000;
 */
export interface ResponseEvent extends RequestEvent {
  status: number;
  /** Milliseconds until the whole answer was there. */
  durationMs: number;
}

/**
 * A try that had no answer.
 *
 * @example
 * const line = ({ url, error }: FailureEvent) => `${url}: ${error}`;
 */
export interface FailureEvent extends RequestEvent {
  /** A ConnectionError or TimeoutError; another kind of error when the caller's signal ended the try. */
  error: unknown;
  durationMs: number;
}

/**
 * Another try follows.
 *
 * @example
 * const line = ({ url, status, delayMs }: RetryEvent) => `${url}: ${status ?? 'no answer'}, again in ${delayMs} ms`;
 */
export interface RetryEvent extends RequestEvent {
  /** Status of the answer that was not good enough; null when there was none. */
  status: number | null;
  /** Milliseconds until the next try. */
  delayMs: number;
}

/**
 * Told of every request as it happens. What a hook throws is ignored: a broken log must not lose an order.
 *
 * @example
 * const hooks: Hooks = {
 *   onResponse: ({ method, url, status, durationMs }) => console.log(method, url, status, durationMs),
 *   onRetry: ({ url, attempt, delayMs }) => console.warn(url, attempt, delayMs),
 * };
 */
export interface Hooks {
  /** Before each try. */
  onRequest?: ((event: RequestEvent) => void) | undefined;
  /** After each answer. */
  onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** After each try without an answer. */
  onFailure?: ((event: FailureEvent) => void) | undefined;
  /** Before the wait for another try. */
  onRetry?: ((event: RetryEvent) => void) | undefined;
}

/** Tells the hooks about the tries of one call. */
export interface Observer {
  request(): void;
  response(status: number): void;
  failure(error: unknown): void;
  retry(status: number | null, delayMs: number): void;
}

export function observe(
  hooks: Hooks,
  { method, url, requestId }: Pick<RequestEvent, 'method' | 'url' | 'requestId'>,
): Observer {
  const address = url.replace(/[?#].*$/s, '');
  let attempt = 0;
  let startedAt = 0;
  const tell = <Details extends object>(
    hook: ((event: RequestEvent & Details) => void) | undefined,
    details: Details,
  ): void => {
    const call = async () => hook?.({ method, url: address, requestId, attempt, ...details });
    call().catch(() => undefined);
  };
  const durationMs = () => performance.now() - startedAt;
  return {
    request: () => {
      attempt += 1;
      startedAt = performance.now();
      tell(hooks.onRequest, {});
    },
    response: (status) => tell(hooks.onResponse, { status, durationMs: durationMs() }),
    failure: (error) => tell(hooks.onFailure, { error, durationMs: durationMs() }),
    retry: (status, delayMs) => tell(hooks.onRetry, { status, delayMs }),
  };
}
