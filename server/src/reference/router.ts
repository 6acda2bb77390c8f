import { Router } from 'express';
import { onlyReads } from '../http/errors.ts';
import { type Resource, sendResource } from '../http/resource.ts';
import { REFERENCE_POLICY } from '../http/security-headers.ts';

/** `GET /docs`, the reference with its console, and the guides at `/docs/guides/<name>`. */
export function createReference(): Router {
  // With the first reader: until then there is no need for megabytes of script in memory.
  let resources: Promise<ReadonlyMap<string, Resource>> | undefined;
  const router = Router();
  router.all('/docs{/*rest}', async (request, response, next) => {
    resources ??= import('./load-reference.ts').then(({ loadReference }) => loadReference());
    const found = (await resources).get(request.path.replace(/\/$/, ''));
    if (!found) next();
    else if (request.method === 'GET' || request.method === 'HEAD')
      sendResource(request, response, found, {
        contentPolicy: REFERENCE_POLICY,
        isForEver: request.path.startsWith('/docs/assets/'),
      });
    else onlyReads(request, response, next);
  });
  return router;
}
