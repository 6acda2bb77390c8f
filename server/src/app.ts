import {
  answerProblems,
  type Core,
  findByReference,
  type Logger,
  letterProblems,
  readLinkedRelease,
  readRequestOrigin,
  readVerifierForm,
  submitVerifierAnswers,
} from '@credence/core';
import { createExpressEndpoints } from '@ts-rest/express';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { createIssuer } from './console/issuer.ts';
import type { Live } from './console/live.ts';
import { createConsole, createNoConsole } from './console/router.ts';
import type { ConsoleSettings } from './console/settings.ts';
import { createDocuments } from './documents/router.ts';
import { SECURITY_TEXT_PATH, type SecurityContact, securityText } from './documents/security-text.ts';
import { endpoints, refuseOtherMethods } from './endpoints.ts';
import { limitTries } from './find-request/limit-tries.ts';
import { createFindRequest } from './find-request/router.ts';
import { createGateways } from './gateways/router.ts';
import { audited } from './http/audited.ts';
import { memoryOfBodies } from './http/bodies/read-bytes.ts';
import { authenticate, contextOf } from './http/context.ts';
import { errorHandler, notFoundHandler, onlyReads } from './http/errors.ts';
import type { TokenVerifier } from './http/identity/authenticate.ts';
import { identifyBySessionOr, identifyByToken, LIVE_PATH } from './http/identity/identify.ts';
import { personOf, requirePermission } from './http/identity/require-permission.ts';
import type { RequiredScopes } from './http/identity/scopes.ts';
import { sessionCookie } from './http/identity/session-cookie.ts';
import { keepingSlots } from './http/limits/concurrency-slots.ts';
import { type LinkLimitOptions, linkLimit } from './http/limits/link-limit.ts';
import { rateLimit } from './http/limits/rate-limit.ts';
import type { Metrics } from './http/observe/metrics.ts';
import { NotReady } from './http/observe/not-ready.ts';
import { requestId } from './http/observe/request-id.ts';
import { requestLog } from './http/observe/request-log.ts';
import { tracing } from './http/observe/tracing.ts';
import { ownOrigin } from './http/own-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createOperationsRoutes } from './operations/index.ts';
import { createReference } from './reference/router.ts';
import { createReleaseLink } from './release-link/router.ts';
import { inOneHandler, requestSteps } from './request-steps.ts';
import { createRoutes } from './routes/index.ts';
import { createUploads } from './uploads/router.ts';
import { createVerifierPage } from './verifier-page/router.ts';

export interface AppParts {
  core: Core;
  tokens: TokenVerifier;
  logger: Logger;
  /** Where clients reach this service; undefined takes the address that a request came to. */
  publicUrl?: string | undefined;
  /** Whose tokens are taken; the published documents send clients there for one. */
  issuer: string;
  /** What tokens must allow for each endpoint. */
  requiredScopes: RequiredScopes;
  /** What the deployment's gateways sign with; undefined where there are none. */
  gatewaySecret?: string | undefined;
  /** Of an organization that has no figure of its own; 0 sets it no limit. */
  requestsPerMinute: number;
  /** Of those that carry a link in place of a token. */
  links: LinkLimitOptions;
  /** How many proxies of ours are in front of this process, each of which names whom it asks for; none unless told. */
  trustedProxies?: number;
  metrics: Metrics;
  /** The console for people; undefined where there is none. */
  console?: { settings: ConsoleSettings; live: Live } | undefined;
  /** Who is told of weaknesses; undefined publishes nothing about it. */
  securityContact?: SecurityContact | undefined;
  /** How long a webhook test waits for its outcome; as the contract says, unless told. */
  webhookTestMs?: number | undefined;
}

/** The HTTP door: the contract's endpoints, the verifier page, and what operators look at. */
export function createApp(parts: AppParts): Express {
  const {
    core,
    tokens,
    logger,
    publicUrl,
    issuer,
    requiredScopes,
    gatewaySecret,
    requestsPerMinute,
    trustedProxies = 0,
    metrics,
    webhookTestMs,
  } = parts;
  const app = express();
  app.set('trust proxy', trustedProxies);
  app.disable('x-powered-by');
  app.set('etag', false);
  // The default parser of Express 5 drops arrays.
  app.set('query parser', 'extended');
  app.use(requestId, tracing, requestLog(logger), metrics.requestMetrics, securityHeaders(publicUrl));

  app.route('/ready').get(readiness(core)).all(onlyReads);

  // What most requests ask for comes first: passing the routers of all pages takes as long as passing ninety paths.
  const memory = memoryOfBodies();
  const session = sessionCookie(publicUrl);
  const signInAt = parts.console && createIssuer(parts.console.settings);
  const byToken = identifyByToken(core, tokens);
  const originOf = (request: Request) => ownOrigin(publicUrl, request);
  const token = authenticate(parts.console ? identifyBySessionOr(core, session, originOf, byToken) : byToken);
  const rate = rateLimit(core, logger, { requestsPerWindow: requestsPerMinute });
  const live = parts.console?.live;
  if (live) {
    app
      .route(LIVE_PATH)
      .get(token, rate, (_req, res) => {
        requirePermission(res, 'read');
        live.listen(contextOf(res), personOf(res).id, res);
      })
      .all(onlyReads);
  }
  // Before the endpoints: a path such as `/orders/dry-runs` must not be taken for that of an order.
  refuseOtherMethods(app, (path) => !path.includes('/:'));
  const steps = inOneHandler(
    requestSteps({ core, logger, memory, token, rate, requestsPerMinute, requiredScopes }),
  );
  const routes = {
    ...createRoutes({ image: core.config.IMAGE, publicUrl, replicas: core.replicas, webhookTestMs }),
    ...createOperationsRoutes({ cookie: session, issuer: signInAt, publicUrl }),
  };
  createExpressEndpoints(endpoints, keepingSlots(endpoints, audited(endpoints, routes)), app, {
    logInitialization: false,
    globalMiddleware: [(req, res, next) => steps(req.tsRestRoute)(req as never, res, next)],
    requestValidationErrorHandler: (error, _req, _res, next) => next(error),
  });
  refuseOtherMethods(app, (path) => path.includes('/:'));

  const limitLinks = linkLimit(parts.links);
  app.use(
    createVerifierPage({
      read: (token, from) => readVerifierForm(core, token, from),
      submit: (token, answers, letters, from) => submitVerifierAnswers(core, token, answers, letters, from),
      check: (form, answers, letters) => [...answerProblems(form, answers), ...letterProblems(letters)],
      limit: limitLinks,
      publicUrl,
    }),
  );
  app.use(
    createFindRequest({
      find: (reference, lastName) => findByReference(core, reference, lastName),
      readOrigin: (token, from) => readRequestOrigin(core, token, from),
      limitTries: limitTries(core),
      limitLinks,
      publicUrl,
    }),
  );
  app.use(createReleaseLink((token, from) => readLinkedRelease(core, token, from), limitLinks));
  app.use(createUploads(core, memory, limitLinks));
  if (gatewaySecret !== undefined) app.use(createGateways(core, memory, gatewaySecret));
  app.use(createDocuments({ publicUrl, issuer }));
  const { securityContact } = parts;
  if (securityContact) {
    app
      .route(SECURITY_TEXT_PATH)
      .get((_req, res) => {
        res.type('text/plain').send(securityText(securityContact, publicUrl, core.clock.now()));
      })
      .all(onlyReads);
  }
  app.use(createReference());
  app.use(
    parts.console && signInAt
      ? createConsole({
          core,
          logger,
          settings: parts.console.settings,
          issuer: signInAt,
          session,
          publicUrl,
          signInsPerAddress: parts.links.perAddress,
        })
      : createNoConsole(),
  );

  app.use(notFoundHandler);
  app.use(errorHandler(logger));
  return app;
}

/** Says 503 unless database and queue work, whatever the reason, at once, and whatever other requests wait for. */
function readiness(core: Core): RequestHandler {
  return async (_req, res) => {
    await core.check().catch((error: unknown) => {
      throw new NotReady(error);
    });
    res.json({ ready: true });
  };
}
