import { contract } from '@credence/contract';
import {
  answerProblems,
  type Core,
  type Logger,
  letterProblems,
  readLinkedRelease,
  readVerifierForm,
  submitVerifierAnswers,
} from '@credence/core';
import { type AppRoute, ContractNoBody } from '@ts-rest/core';
import { createExpressEndpoints } from '@ts-rest/express';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { createDocuments } from './documents/router.ts';
import { audited } from './http/audited.ts';
import type { TokenVerifier } from './http/authenticate.ts';
import { authenticate } from './http/context.ts';
import { errorHandler, methodNotAllowed, notFoundHandler } from './http/errors.ts';
import { idempotency } from './http/idempotency.ts';
import { jsonBody, LARGE_BODY_BYTES, NORMAL_BODY_BYTES } from './http/json-body.ts';
import { createMetrics } from './http/metrics.ts';
import { rateLimit } from './http/rate-limit.ts';
import { requestId } from './http/request-id.ts';
import { requestLog } from './http/request-log.ts';
import { tracing } from './http/tracing.ts';
import { createReference } from './reference/router.ts';
import { createReleaseLink } from './release-link/router.ts';
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
  /** Of an organization that has no figure of its own; 0 limits nobody. */
  requestsPerMinute: number;
}

/** The HTTP door: the contract's endpoints, the verifier page, and what operators look at. */
export function createApp({ core, tokens, logger, publicUrl, issuer, requestsPerMinute }: AppParts): Express {
  const app = express();
  const metrics = createMetrics();
  app.disable('x-powered-by');
  app.set('etag', false);
  // The default parser of Express 5 drops arrays.
  app.set('query parser', 'extended');
  app.use(requestId, tracing, requestLog(logger), metrics.requestMetrics, helmet(), noStore);

  app
    .route('/ready')
    .get(readiness(core))
    .all(methodNotAllowed(['GET']));
  app
    .route('/metrics')
    .get(metrics.metricsHandler)
    .all(methodNotAllowed(['GET']));
  app.use(
    createVerifierPage({
      read: (token) => readVerifierForm(core, token),
      submit: (token, answers, letters) => submitVerifierAnswers(core, token, answers, letters),
      check: (form, answers, letters) => [...answerProblems(form, answers), ...letterProblems(letters)],
      publicUrl,
    }),
  );
  app.use(createReleaseLink((token) => readLinkedRelease(core, token)));
  app.use(createUploads(core));
  app.use(createDocuments({ publicUrl, issuer }));
  app.use(createReference());

  const guards = {
    token: authenticate(core, tokens),
    rate: requestsPerMinute > 0 ? rateLimit(core, logger, { requestsPerWindow: requestsPerMinute }) : skip,
    body: readBody,
  };
  createExpressEndpoints(
    contract,
    audited(contract, createRoutes({ image: core.config.IMAGE, publicUrl })),
    app,
    {
      logInitialization: false,
      globalMiddleware: [
        (req, res, next) => (isPublic(req.tsRestRoute) ? next() : guards.token(req as never, res, next)),
        (req, res, next) => (isPublic(req.tsRestRoute) ? next() : guards.rate(req as never, res, next)),
        (req, res, next) => guards.body(req.tsRestRoute)(req as never, res, next),
        (req, res, next) => idempotency(req.tsRestRoute)(req as never, res, next),
      ],
      requestValidationErrorHandler: (error, _req, _res, next) => next(error),
    },
  );
  refuseOtherMethods(app);
  app.use(notFoundHandler);
  app.use(errorHandler(logger));
  return app;
}

const isPublic = ({ metadata }: AppRoute): boolean =>
  typeof metadata === 'object' && metadata !== null && 'public' in metadata && metadata.public === true;

const normalBody = jsonBody({ limitBytes: NORMAL_BODY_BYTES });
/** Bodies that may hold a signed release. */
const orderBody = jsonBody({
  limitBytes: LARGE_BODY_BYTES,
  longFields: ['applicant.signedReleaseFileUrl'],
});

const batchBody = jsonBody({
  limitBytes: LARGE_BODY_BYTES,
  longFields: ['orders.*.applicant.signedReleaseFileUrl'],
});

const skip: RequestHandler = (_req, _res, next) => next();

/** Answers are about people: nothing between here and the caller may keep a copy. */
const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

function readBody(route: AppRoute): RequestHandler {
  if (!('body' in route) || route.body === ContractNoBody) return skip;
  if (route === contract.orders.create) return orderBody;
  return route === contract.batches.create ? batchBody : normalBody;
}

/** Says 503 until database and queue answer. */
function readiness(core: Core): RequestHandler {
  return async (_req, res) => {
    await core.ready();
    await core.dataSource.query('select 1');
    res.json({ ready: true });
  };
}

/** A path of the contract with a method that it does not have. */
function refuseOtherMethods(app: Express): void {
  const methods = new Map<string, string[]>();
  for (const routes of Object.values(contract)) {
    for (const { path, method } of Object.values(routes))
      methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  for (const [path, allowed] of methods) app.all(path, methodNotAllowed(allowed));
}
