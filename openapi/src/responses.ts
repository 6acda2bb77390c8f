import type { JsonSchema } from './schemas.ts';

interface ErrorAnswer {
  /** Name of the shared response among the document's components. */
  name: string;
  description: string;
  /** What the body's `message` says in the example. */
  message: string | string[];
  /** What the body's `error` says in the example. */
  error: string;
}

/** Every error status the contract uses, each described once for all operations. */
export const ERROR_ANSWERS: Record<string, ErrorAnswer> = {
  400: {
    name: 'BadRequest',
    description:
      'The request is not valid. Each wrong field has its own message, which starts with its path.',
    message: [
      'applicant.email must be a valid e-mail address',
      'searchTypes.0.searchType must be EMPLOYMENT or EDUCATION',
    ],
    error: 'Bad Request',
  },
  401: {
    name: 'Unauthorized',
    description: 'The token is missing or not valid, or its tenant is missing, unknown or inactive.',
    message: 'Unauthorized',
    error: 'Unauthorized',
  },
  403: {
    name: 'Forbidden',
    description: 'The token is valid, but its organization may not do this.',
    message: 'The organization is suspended',
    error: 'Forbidden',
  },
  404: {
    name: 'NotFound',
    description: 'There is nothing with this id in the organization.',
    message: 'Search not found',
    error: 'Not Found',
  },
  409: {
    name: 'Conflict',
    description:
      'The present state does not allow this, or a request with the same `Idempotency-Key` is still running.',
    message: 'The search is COMPLETED and cannot become CANCELLED',
    error: 'Conflict',
  },
  413: {
    name: 'PayloadTooLarge',
    description: 'The body is larger than this endpoint takes.',
    message: 'The body is too large',
    error: 'Payload Too Large',
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is not sent as `application/json`.',
    message: 'The content type must be application/json',
    error: 'Unsupported Media Type',
  },
  422: {
    name: 'UnprocessableEntity',
    description: 'The `Idempotency-Key` belongs to another request.',
    message: 'This Idempotency-Key was used for another request',
    error: 'Unprocessable Entity',
  },
  429: {
    name: 'TooManyRequests',
    description: 'The organization is over its request rate.',
    message: 'Too many requests',
    error: 'Too Many Requests',
  },
  500: {
    name: 'InternalServerError',
    description: 'A fault of the service. Name the request id when you report it.',
    message: 'Internal server error',
    error: 'Internal Server Error',
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'The service cannot answer right now. Try again a little later.',
    message: 'The service is temporarily unavailable',
    error: 'Service Unavailable',
  },
};

/** Headers that more than one answer carries. */
export const SHARED_HEADERS = {
  RequestId: {
    description: 'Id of this request: the one you sent in `X-Request-Id` when it is usable, else a new one.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,128}$' },
    example: 'f4b6c1de-8f39-4a53-9f0e-0d5b1c8a7e21',
  },
  RetryAfter: {
    description: 'Seconds to wait before the next try.',
    schema: { type: 'integer', minimum: 0 },
    example: 12,
  },
  RateLimitLimit: {
    description: 'Requests that the organization may make in a window of a minute.',
    schema: { type: 'integer', minimum: 0 },
    example: 6000,
  },
  RateLimitRemaining: {
    description: 'Requests that are left in the running window.',
    schema: { type: 'integer', minimum: 0 },
    example: 5987,
  },
  RateLimitReset: {
    description: 'Seconds until the running window ends.',
    schema: { type: 'integer', minimum: 0 },
    example: 42,
  },
  IdempotencyReplayed: {
    description: 'Present on the repeated answer to a request whose `Idempotency-Key` was answered before.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  Location: {
    description: 'Path of what was created.',
    schema: { type: 'string' },
    example: '/background-check/v1/orders/7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11',
  },
};

/** Statuses that can say when to try again. */
const RETRIED = new Set(['409', '429', '503']);

/** A reference to one of the shared headers. */
export const header = (name: keyof typeof SHARED_HEADERS) => ({ $ref: `#/components/headers/${name}` });

/** The headers that tell of the rate limit; absent where the service runs without one. */
export const RATE_LIMIT_HEADERS = {
  'RateLimit-Limit': header('RateLimitLimit'),
  'RateLimit-Remaining': header('RateLimitRemaining'),
  'RateLimit-Reset': header('RateLimitReset'),
};

/** The shared responses of the statuses in use, by component name. `problem` is the schema of their body. */
export function errorResponses(problem: JsonSchema, used: Set<string>): Record<string, unknown> {
  const responses: Record<string, unknown> = {};
  for (const [status, { name, description, message, error }] of Object.entries(ERROR_ANSWERS)) {
    if (!used.has(status)) continue;
    responses[name] = {
      description,
      headers: {
        'X-Request-Id': header('RequestId'),
        ...(RETRIED.has(status) && { 'Retry-After': header('RetryAfter') }),
        ...(status === '429' && RATE_LIMIT_HEADERS),
      },
      content: {
        'application/json': { schema: problem, example: { statusCode: Number(status), message, error } },
      },
    };
  }
  return responses;
}
