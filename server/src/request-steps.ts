import type { Core, Logger, SharedMemory } from '@credence/core';
import { type AppRoute, ContractNoBody } from '@ts-rest/core';
import type { Request, RequestHandler } from 'express';
import { endpoints, isPublic } from './endpoints.ts';
import { auditRefusals } from './http/audit-refusals.ts';
import { bodySchemaOf } from './http/bodies/body-schema.ts';
import { checkLargeBody } from './http/bodies/check-body.ts';
import { type JsonBody, jsonBody, LARGE_BODY_BYTES, NORMAL_BODY_BYTES } from './http/bodies/json-body.ts';
import { leaveOutNulls } from './http/bodies/leave-out-nulls.ts';
import { idempotency } from './http/idempotency.ts';
import { requireRole } from './http/identity/require-permission.ts';
import { requireScope } from './http/identity/require-scope.ts';
import type { RequiredScopes } from './http/identity/scopes.ts';
import { slotsOfOrganizations } from './http/limits/concurrency-slots.ts';
import { refusalTime } from './http/limits/refusal-time.ts';
import { packedJson } from './http/packed-json.ts';

/** What is done with the requests of a route before its endpoint gets them. */
type Step = (route: AppRoute) => RequestHandler;

/** Of the body of a request that has its transaction together with others: one with a release, or very many searches, has not. */
const MOST_SHARED_BYTES = 16_000;

/** Does nothing. */
const skip: RequestHandler = (_req, _res, next) => next();

/** A step of requests that need a token. */
const ofTenants =
  (handler: RequestHandler): Step =>
  (route) =>
    isPublic(route) ? skip : handler;

export interface StepParts {
  core: Core;
  logger: Logger;
  /** Of the bodies that are being read. */
  memory: SharedMemory;
  /** Finds out who asks. */
  token: RequestHandler;
  /** Holds an organization to its rate. */
  rate: RequestHandler;
  /** For organizations that have no rate of their own; 0 sets them none. */
  requestsPerMinute: number;
  requiredScopes: RequiredScopes;
}

/** What requests to the endpoints go through, in this order. */
export function requestSteps(parts: StepParts): Step[] {
  const { core, logger, memory, token, rate, requestsPerMinute, requiredScopes } = parts;
  const refusals = auditRefusals(logger);
  const bodyOf = bodies(memory);
  const { DATABASE_POOL_SIZE: connections } = core.config;
  const slots = slotsOfOrganizations({
    // So that there are some for others whatever one organization waits for.
    perOrganization: Math.max(1, Math.floor(connections / 2)),
    // What comes before a slot, and what takes none, needs one for a moment.
    total: Math.max(1, connections - 1),
  });
  const inSlot =
    (handler: RequestHandler): Step =>
    (route) =>
      isPublic(route) || route === endpoints.webhookTests.send ? skip : handler;
  /** As small orders are created where there is no commit to tell of. */
  const sharesTransaction = (req: Request): boolean =>
    !core.replicas &&
    req.query.dryRun === undefined &&
    Number(req.get('content-length') ?? Number.POSITIVE_INFINITY) <= MOST_SHARED_BYTES;
  const time = refusalTime({ requestsPerMinute });
  // A request without a body has little that can be wrong.
  const timed: Step = (route) => (bodyOf(route).parse === skip ? skip : time);
  return [
    ({ method }) => (method === 'GET' ? packedJson : skip),
    (route) => (isPublic(route) ? skip : refusals(route)),
    ofTenants(token),
    ofTenants(rate),
    (route) => (isPublic(route) ? skip : requireRole(route)),
    requireScope(requiredScopes),
    inSlot(slots.admit),
    (route) => bodyOf(route).read,
    (route) => inSlot(slots.take(route === endpoints.orders.create ? sharesTransaction : undefined))(route),
    timed,
    (route) => bodyOf(route).parse,
    idempotency,
    // The check of the request follows, maybe long after its body was parsed.
    timed,
    (route) => leaveOutNulls(bodySchemaOf(route)),
    timed,
    checkLargeBody,
    timed,
  ];
}

/**
 * The steps as one handler that all routes share. Express keeps every handler of every route with a pattern of its own for its
 * path: with each step a handler, that was some 3,000 of them.
 */
export function inOneHandler(steps: readonly Step[]): (route: AppRoute) => RequestHandler {
  const handlers = new Map<AppRoute, RequestHandler>();
  return (route) => {
    const handler = handlers.get(route) ?? oneAfterTheOther(steps.map((step) => step(route)));
    handlers.set(route, handler);
    return handler;
  };
}

const oneAfterTheOther = (handlers: readonly RequestHandler[]): RequestHandler =>
  handlers
    .filter((handler) => handler !== skip)
    .reduceRight<RequestHandler>(
      (rest, handler) => (req, res, next) => {
        const goOn = (error?: unknown) => (error ? next(error) : rest(req, res, next));
        try {
          const done = handler(req, res, goOn);
          if (done instanceof Promise) done.catch(next);
        } catch (error) {
          next(error);
        }
      },
      skip,
    );

const noBody: JsonBody = { read: skip, parse: skip };

/** How the body of each route is read and parsed. */
function bodies(memory: SharedMemory): (route: AppRoute) => JsonBody {
  const normal = jsonBody({ limitBytes: NORMAL_BODY_BYTES, memory });
  // These may hold a signed release.
  const large = (longField: string) =>
    jsonBody({ limitBytes: LARGE_BODY_BYTES, memory, longFields: [longField] });
  const order = large('applicant.signedReleaseFileUrl');
  const batch = large('orders.*.applicant.signedReleaseFileUrl');
  // Mail providers send along what is not read here: the same words as HTML, the files themselves.
  const message = jsonBody({
    limitBytes: NORMAL_BODY_BYTES,
    memory,
    longFields: ['messageData.body.*', 'messageData.attachments.*.*'],
  });
  const settings = jsonBody({ limitBytes: NORMAL_BODY_BYTES, memory, longFields: ['logo'] });
  return (route) => {
    if (!('body' in route) || route.body === ContractNoBody) return noBody;
    if (route === endpoints.organization.update) return settings;
    if (route === endpoints.orders.create || route === endpoints.orders.dryRun) return order;
    if (route === endpoints.inboundNotifications.submit) return message;
    return route === endpoints.batches.create ? batch : normal;
  };
}
