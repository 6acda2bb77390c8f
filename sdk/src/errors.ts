/**
 * Everything this package throws, except a TypeError for what cannot be sent at all, and the reason of an aborted
 * `AbortSignal`, which is thrown as it is.
 *
 * @example
 * try {
 *   await credence.orders.get(orderId);
 * } catch (error) {
 *   if (error instanceof CredenceError) console.error(error.message, error.requestId);
 * }
 */
export class CredenceError extends Error {
  override name = 'CredenceError';
  /** Id of the request, to quote to the operator of the service; null when no request was made. */
  readonly requestId: string | null;

  constructor(message: string, options: { requestId?: string | null; cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.requestId = options.requestId ?? null;
  }
}

/**
 * No answer came: no connection, a broken one, or a name that does not resolve. `cause` has the details.
 *
 * @example
 * if (error instanceof ConnectionError) scheduleForLater();
 */
export class ConnectionError extends CredenceError {
  override name = 'ConnectionError';
}

/**
 * No answer within `timeoutMs`, a call not done within `deadlineMs`, or an order still in progress when
 * `waitForCompletion` gives up.
 *
 * @example
 * if (error instanceof TimeoutError) console.warn('still waiting');
 */
export class TimeoutError extends CredenceError {
  override name = 'TimeoutError';
}

/**
 * The identity provider gave no access token.
 *
 * @example
 * if (error instanceof TokenRequestError) console.error('check client id and secret', error.status);
 */
export class TokenRequestError extends CredenceError {
  override name = 'TokenRequestError';
  /** HTTP status of the identity provider's answer. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * What an {@link APIError} is made of, to make one in a test of yours.
 *
 * @example
 * const answer: ErrorAnswer = {
 *   status: 404,
 *   messages: ['Order not found'],
 *   body: null,
 *   requestId: null,
 *   retryAfterSeconds: null,
 * };
 * throw new NotFoundError(answer);
 */
export interface ErrorAnswer {
  status: number;
  messages: string[];
  body: unknown;
  requestId: string | null;
  retryAfterSeconds: number | null;
}

/**
 * The API answered with an error. Each status that a caller may want to handle has its own class.
 *
 * @example
 * if (error instanceof APIError) console.error(error.status, error.messages);
 */
export class APIError extends CredenceError {
  override name = 'APIError';
  /** HTTP status; 404 also where the API tells of an unknown order in a 200 answer. */
  readonly status: number;
  /** What is wrong; after a 400 one message for each wrong field, starting with its path. */
  readonly messages: string[];
  /** The answer's body: parsed when it is JSON, else text. */
  readonly body: unknown;
  /** What the answer's `Retry-After` asks for, in seconds. */
  readonly retryAfterSeconds: number | null;

  constructor(answer: ErrorAnswer) {
    super(answer.messages.join('; '), { requestId: answer.requestId });
    this.status = answer.status;
    this.messages = answer.messages;
    this.body = answer.body;
    this.retryAfterSeconds = answer.retryAfterSeconds;
  }
}

/**
 * 400: the request is not valid.
 *
 * @example
 * if (error instanceof BadRequestError) for (const message of error.messages) console.error(message);
 */
export class BadRequestError extends APIError {
  override name = 'BadRequestError';
}

/**
 * 401: the token is missing or not valid, or its tenant is missing, unknown or inactive.
 *
 * @example
 * if (error instanceof UnauthorizedError) console.error('check the credentials');
 */
export class UnauthorizedError extends APIError {
  override name = 'UnauthorizedError';
}

/**
 * 403: the organization may not do this.
 *
 * @example
 * if (error instanceof ForbiddenError) console.error('the organization is suspended');
 */
export class ForbiddenError extends APIError {
  override name = 'ForbiddenError';
}

/**
 * 404: there is nothing with this id in your organization.
 *
 * @example
 * if (error instanceof NotFoundError) return null;
 */
export class NotFoundError extends APIError {
  override name = 'NotFoundError';
}

/**
 * 409: the present state does not allow this.
 *
 * @example
 * if (error instanceof ConflictError) console.warn('the search has already ended');
 */
export class ConflictError extends APIError {
  override name = 'ConflictError';
}

/**
 * 413: the body is too large.
 *
 * @example
 * if (error instanceof PayloadTooLargeError) console.error('send the release as a URL instead');
 */
export class PayloadTooLargeError extends APIError {
  override name = 'PayloadTooLargeError';
}

/**
 * 415: the service cannot read a body of this type; something on the way changed it.
 *
 * @example
 * if (error instanceof UnsupportedMediaTypeError) console.error('does a proxy change the request?', error.requestId);
 */
export class UnsupportedMediaTypeError extends APIError {
  override name = 'UnsupportedMediaTypeError';
}

/**
 * 422: the idempotency key was used before, with another body.
 *
 * @example
 * if (error instanceof UnprocessableEntityError) console.error('choose a new idempotency key');
 */
export class UnprocessableEntityError extends APIError {
  override name = 'UnprocessableEntityError';
}

/**
 * 429: too many requests; `retryAfterSeconds` says how long to wait.
 *
 * @example
 * if (error instanceof RateLimitError) await wait(error.retryAfterSeconds ?? 60);
 */
export class RateLimitError extends APIError {
  override name = 'RateLimitError';
}

/**
 * 5xx: a fault of the service.
 *
 * @example
 * if (error instanceof ServerError) console.error('please report', error.requestId);
 */
export class ServerError extends APIError {
  override name = 'ServerError';
}

/**
 * 503: the service cannot answer right now.
 *
 * @example
 * if (error instanceof ServiceUnavailableError) scheduleForLater();
 */
export class ServiceUnavailableError extends ServerError {
  override name = 'ServiceUnavailableError';
}

const BY_STATUS: Record<number, typeof APIError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: UnprocessableEntityError,
  429: RateLimitError,
  503: ServiceUnavailableError,
};

/** The error for an answer, of the class that belongs to its status. */
export function apiError(answer: Omit<ErrorAnswer, 'messages'> & { messages?: string[] }): APIError {
  const ErrorClass = BY_STATUS[answer.status] ?? (answer.status >= 500 ? ServerError : APIError);
  return new ErrorClass({ ...answer, messages: answer.messages ?? messagesOf(answer) });
}

function messagesOf({ status, body }: { status: number; body: unknown }): string[] {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  const messages = (Array.isArray(message) ? message : [message]).filter(
    (entry) => typeof entry === 'string',
  );
  if (messages.length > 0) return messages;
  // Browsers hide the status of a redirection, and say 0.
  if (status < 400) return ['The service is at another address: is baseUrl right, with https?'];
  // A proxy on the way answers in shapes of its own.
  return [`The service answered with status ${status}`];
}
