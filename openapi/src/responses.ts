import { type ErrorExample, errorExamplesOf } from './examples/errors.ts';
import type { JsonSchema } from './json-schema.ts';

interface ErrorAnswer {
  /** Name of the status: also what the body's `error` says, and without its spaces that of the shared response. */
  title: string;
  description: string;
  /** What the body's `message` says; left out where that depends on the operation. */
  examples?: Record<string, ErrorExample>;
}

/** Every error status the contract uses. Those with examples are described once for all operations. */
const ERROR_ANSWERS: Record<string, ErrorAnswer> = {
  400: {
    title: 'Bad Request',
    description:
      'The request is not valid. Each wrong field has its own message, which starts with its path.',
  },
  401: {
    title: 'Unauthorized',
    description: 'The token is missing, not valid or revoked, or its tenant is missing, unknown or inactive.',
    examples: {
      token: { summary: 'No token, or one that is not valid', message: 'Unauthorized' },
      noTenant: { summary: 'A token without the tenant claim', message: 'Token has no tenant claim' },
      unknownTenant: { summary: 'A tenant that is not known', message: 'Unknown tenant' },
      revoked: { summary: 'A token that was revoked before its time', message: 'Token was revoked' },
      inactiveTenant: { summary: 'A tenant that has left', message: 'Tenant is inactive' },
    },
  },
  403: {
    title: 'Forbidden',
    description:
      'The token is valid, but not for this: it lacks a scope that the operator requires, it comes from outside the ' +
      "organization's networks, or the organization is suspended and only reads.",
    examples: {
      scope: { summary: 'A token without the scope', message: 'Token lacks the scope orders:write' },
      address: { summary: 'A caller elsewhere', message: 'Not allowed from this address' },
      suspended: { summary: 'A suspended organization', message: 'Tenant is suspended' },
    },
  },
  404: { title: 'Not Found', description: 'There is nothing with this id in the organization.' },
  409: {
    title: 'Conflict',
    description:
      'The present state does not allow this, or a request with the same `Idempotency-Key` is still running.',
  },
  413: { title: 'Payload Too Large', description: 'The body is larger than this endpoint takes.' },
  415: {
    title: 'Unsupported Media Type',
    description: 'The body is not sent as `application/json`, in UTF-8 and without compression.',
    examples: {
      type: { summary: 'Another type', message: 'Content-Type must be application/json' },
      encoding: { summary: 'A compressed body', message: 'The body must not be compressed' },
      charset: { summary: 'Another encoding', message: 'The body must be encoded in UTF-8' },
    },
  },
  422: {
    title: 'Unprocessable Entity',
    description: 'The `Idempotency-Key` belongs to another request.',
    examples: {
      keyReused: {
        summary: 'The key of another request',
        message: 'This Idempotency-Key was used for another request',
      },
    },
  },
  429: {
    title: 'Too Many Requests',
    description: 'The organization is over its request rate.',
    examples: { rate: { summary: 'Over the rate', message: 'Too many requests' } },
  },
  500: {
    title: 'Internal Server Error',
    description: 'A fault of the service. Name the request id when you report it.',
    examples: { fault: { summary: 'A fault', message: 'Internal server error' } },
  },
  503: {
    title: 'Service Unavailable',
    description: 'The service cannot answer right now. Try again a little later.',
    examples: { away: { summary: 'For a moment', message: 'Temporarily unavailable, try again' } },
  },
  507: {
    title: 'Insufficient Storage',
    description: 'There is no room for the signed release. Nothing was created.',
    examples: { full: { summary: 'A full file store', message: 'No space for files, try again later' } },
  },
};

/** Headers that more than one answer carries. */
export const SHARED_HEADERS = {
  RequestId: {
    description: 'Id of this request: the one you sent in `X-Request-Id` when it is usable, else a new one.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,128}$' },
    example: 'f4b6c1de-8f39-4a53-9f0e-0d5b1c8a7e21',
  },
  Authenticate: {
    description: 'The scheme that is asked for.',
    schema: { type: 'string', const: 'Bearer' },
    example: 'Bearer',
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
  ConsistencyToken: {
    description:
      'Present where the operator reads from copies of the database: send it along with reads that are to show this change. Of two, the greater text is the newer.',
    schema: { type: 'string', maxLength: 200 },
    example: '0643f1c9e2a7b4.AQAAAAGmC1pW0r3kq0yq8mJ2xg5n8m4o1cT6cQ9Yw0iP1b5eKk',
  },
  Location: {
    description: 'Path of what was created.',
    schema: { type: 'string' },
    example: '/background-check/v1/orders/7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11',
  },
};

/** Statuses that can say when to try again. */
const RETRIED = new Set(['409', '429', '503', '507']);

/** A reference to one of the shared headers. */
export const header = (name: keyof typeof SHARED_HEADERS) => ({ $ref: `#/components/headers/${name}` });

/** The headers that tell of the rate limit; absent where the service runs without one. */
export const RATE_LIMIT_HEADERS = {
  'RateLimit-Limit': header('RateLimitLimit'),
  'RateLimit-Remaining': header('RateLimitRemaining'),
  'RateLimit-Reset': header('RateLimitReset'),
};

/**
 * The answer of an operation with an error status: a reference to the shared one, which is added to `shared`, or one
 * of its own where the operation decides what there is to say. `problem` is the schema of the body.
 */
export function errorAnswer(
  status: string,
  operationId: string,
  problem: JsonSchema,
  shared: Record<string, unknown>,
): object {
  const answer = ERROR_ANSWERS[status];
  if (!answer) throw new Error(`The error status ${status} needs a description`);
  if (!answer.examples) return describe(status, answer, problem, errorExamplesOf(operationId, status));
  const name = answer.title.replaceAll(' ', '');
  shared[name] = describe(status, answer, problem, answer.examples);
  return { $ref: `#/components/responses/${name}` };
}

function describe(
  status: string,
  { title, description }: ErrorAnswer,
  problem: JsonSchema,
  examples: Record<string, ErrorExample>,
): object {
  const bodies = Object.entries(examples).map(([name, { summary, message }]) => [
    name,
    { summary, value: { statusCode: Number(status), message, error: title } },
  ]);
  return {
    description,
    headers: {
      'X-Request-Id': header('RequestId'),
      ...(status === '401' && { 'WWW-Authenticate': header('Authenticate') }),
      ...(RETRIED.has(status) && { 'Retry-After': header('RetryAfter') }),
      ...(status === '429' && RATE_LIMIT_HEADERS),
    },
    content: { 'application/json': { schema: problem, examples: Object.fromEntries(bodies) } },
  };
}
