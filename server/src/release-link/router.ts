import { InvalidLink, type LinkedRelease, type LinkUse } from '@credence/core';
import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { onlyReads } from '../http/errors.ts';
import { TooManyRequests } from '../http/limits/too-many-requests.ts';
import { linkUseOf } from '../http/link-use.ts';

import { foreignDocument, pageHeaders } from '../http/security-headers.ts';
import { refuse, refuseForNow } from '../verifier-page/respond.ts';
import { invalidLinkPage } from '../verifier-page/views/notice-view.ts';

type TokenRequest = Request<{ token: string }>;

const RELEASE_PATH = '/respond/:token/release';

/**
 * `GET /respond/:token/release`: the signed release, beside the page that asks about its signer.
 * @param read finds the release of a link, or throws `InvalidLink`
 * @param limit holds links and addresses to their number of requests
 */
export function createReleaseLink(
  read: (token: string, from: LinkUse) => Promise<LinkedRelease>,
  limit: RequestHandler<{ token: string }>,
): Router {
  const router = Router();
  router
    .route(RELEASE_PATH)
    .all(pageHeaders, documentHeaders, limit)
    .get(async (request: TokenRequest, response) => {
      const release = await read(request.params.token, linkUseOf(request, response));
      // Where the client keeps it, it is the client who decides whether it is still to be had.
      if (release.kind === 'elsewhere') return response.redirect(302, release.url);
      response.type('application/pdf').attachment('signed-release.pdf').send(release.pdf);
    })
    .all(onlyReads);

  const onError: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (error instanceof TooManyRequests) return refuseForNow(request, response, error);
    if (!(error instanceof InvalidLink)) return next(error);
    refuse(request, response, 401, error.message, invalidLinkPage());
  };
  router.use(RELEASE_PATH, onError);
  return router;
}

const documentHeaders: RequestHandler = (_request, response, next) => {
  foreignDocument(response);
  next();
};
