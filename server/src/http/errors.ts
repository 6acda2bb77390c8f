import { STATUS_CODES } from 'node:http';
import {
  Conflict,
  Forbidden,
  Invalid,
  InvalidLink,
  isDatabaseUnavailable,
  KeyReused,
  KmsUnavailable,
  type Logger,
  NotFound,
  ScannerUnavailable,
  StillRunning,
  StoreUnavailable,
} from '@credence/core';
import { RequestValidationError } from '@ts-rest/express';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { core } from 'zod';
import { BodyRefused } from './bodies/body-refused.ts';
import { describeIssues } from './bodies/describe-issues.ts';
import { InsufficientScope } from './identity/scopes.ts';
import { KeysUnavailable } from './identity/signing-keys.ts';
import { Unauthorized } from './identity/unauthorized.ts';
import { Busy } from './limits/busy.ts';
import { TooManyRequests } from './limits/too-many-requests.ts';
import { NotReady } from './observe/not-ready.ts';
import { routePattern } from './observe/request-outcome.ts';

/** An answer other than success. `message` is a list when fields are invalid, one line for each. */
export interface Problem {
  readonly statusCode: number;
  readonly message: string | readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

const PROBLEM_JSON = 'application/problem+json';
const UNREADABLE_PATH = 'The path must be UTF-8 in percent-encoding';

/** Ends the response with the problem in the error body, or as RFC 9457 where `Accept` prefers that type. */
export function sendProblem(req: Request, res: Response, problem: Problem): void {
  const { statusCode, message, headers = {} } = problem;
  const title = STATUS_CODES[statusCode] ?? 'Error';
  res.status(statusCode).set(headers).vary('Accept');
  if (!asksForProblemJson(req)) {
    res.json({ statusCode, message, error: title });
    return;
  }
  const detail =
    typeof message === 'string' ? { detail: message } : { detail: 'Invalid request', errors: message };
  res.type(PROBLEM_JSON).send(JSON.stringify({ type: 'about:blank', title, status: statusCode, ...detail }));
}

/** The last handler of the application: answers whatever was thrown, and logs it when it is no refusal of ours. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const problem = problemOf(error, req);
    if (problem.statusCode >= 500 && !(error instanceof Busy)) {
      const line = {
        requestId: res.locals.requestId,
        method: req.method,
        route: routePattern(req),
        err: error,
      };
      logger.error(line, problem.statusCode === 503 ? 'unavailable' : 'request failed');
    }
    // Half an answer is out: only an end that looks like a failure is honest now.
    if (res.headersSent) res.destroy();
    else sendProblem(req, res, problem);
  };
}

/** Answers what no route took. */
export const notFoundHandler: RequestHandler = (req, res) => {
  sendProblem(req, res, { statusCode: 404, message: 'No such path' });
};

/** Answers the methods that a path does not have; `allowed` are those it has. */
export function methodNotAllowed(allowed: readonly string[]): RequestHandler {
  return (req, res) => {
    const headers = { Allow: allowed.join(', ') };
    sendProblem(req, res, { statusCode: 405, message: `${req.method} is not allowed here`, headers });
  };
}

/** Answers what is no read of a path that is only read. */
export const onlyReads = methodNotAllowed(['GET', 'HEAD']);

/** Where what core and server throw becomes a status code. */
function problemOf(error: unknown, req: Request): Problem {
  if (error instanceof BodyRefused) {
    return { statusCode: error.statusCode, message: error.problems ?? error.message };
  }
  if (error instanceof RequestValidationError)
    return { statusCode: 400, message: validationProblems(error, req) };
  if (error instanceof Invalid) return { statusCode: 400, message: error.problems };
  if (error instanceof Unauthorized) {
    return { statusCode: 401, message: error.message, headers: { 'WWW-Authenticate': 'Bearer' } };
  }
  if (error instanceof InvalidLink) return { statusCode: 401, message: error.message };
  if (error instanceof InsufficientScope) {
    const headers = { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${error.scope}"` };
    return { statusCode: 403, message: error.message, headers };
  }
  if (error instanceof Forbidden) return { statusCode: 403, message: error.message };
  if (error instanceof NotFound) return { statusCode: 404, message: error.message };
  if (error instanceof Conflict) return { statusCode: 409, message: error.message };
  if (error instanceof StillRunning) {
    return { statusCode: 409, message: error.message, headers: { 'Retry-After': '1' } };
  }
  if (error instanceof TooManyRequests) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) };
    return { statusCode: 429, message: error.message, headers };
  }
  if (error instanceof KeyReused) return { statusCode: 422, message: error.message };
  const unavailable = unavailableBy(error);
  if (unavailable) return unavailable;
  return refusedByExpress(error) ?? { statusCode: 500, message: 'Internal server error' };
}

/** What a later try may get round. */
function unavailableBy(error: unknown): Problem | undefined {
  if (error instanceof StoreUnavailable && error.isFull) {
    // That is for people to change.
    const headers = { 'Retry-After': '60' };
    return { statusCode: 507, message: 'No space for files, try again later', headers };
  }
  const isPassing =
    error instanceof Busy ||
    error instanceof NotReady ||
    error instanceof StoreUnavailable ||
    error instanceof ScannerUnavailable ||
    error instanceof KmsUnavailable ||
    error instanceof KeysUnavailable ||
    isDatabaseUnavailable(error);
  if (!isPassing) return undefined;
  const seconds = error instanceof Busy ? error.retryAfterSeconds : 1;
  return {
    statusCode: 503,
    message: 'Temporarily unavailable, try again',
    headers: { 'Retry-After': String(seconds) },
  };
}

/** Express gives its own refusals a status. */
function refusedByExpress(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  const { status } = error;
  if (status < 400 || status >= 500) return undefined;
  if (error instanceof URIError) return { statusCode: status, message: UNREADABLE_PATH };
  return { statusCode: status, message: STATUS_CODES[status] ?? 'Refused' };
}

function validationProblems(error: RequestValidationError, req: Request): string[] {
  const parts = [
    { found: error.pathParams, input: req.params, whole: 'path' },
    { found: error.query, input: req.query, whole: 'query' },
    { found: error.headers, input: req.headers, whole: 'headers' },
    { found: error.body, input: req.body as unknown, whole: 'body' },
  ];
  // ts-rest types its issues for any schema library; the contract uses zod alone.
  return parts.flatMap(({ found, input, whole }) =>
    describeIssues((found?.issues ?? []) as readonly core.$ZodIssue[], input, whole),
  );
}

/** By its q values, and in their order where these are alike. */
const asksForProblemJson = (req: Request): boolean =>
  req.accepts(['application/json', PROBLEM_JSON]) === PROBLEM_JSON;
