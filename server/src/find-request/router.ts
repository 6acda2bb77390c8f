import { InvalidLink, type LinkUse, type RequestOrigin } from '@credence/core';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { methodNotAllowed, onlyReads } from '../http/errors.ts';
import { TooManyRequests } from '../http/limits/too-many-requests.ts';
import { linkUseOf } from '../http/link-use.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { isSentFromElsewhere } from '../verifier-page/answers/sent-from-elsewhere.ts';
import { refuse, refuseForNow, sendPage } from '../verifier-page/respond.ts';
import { invalidLinkPage, otherSitePage, unreadablePage } from '../verifier-page/views/notice-view.ts';
import type { LimitTries } from './limit-tries.ts';
import { CHECK, FIELD, findPage, originPage, tooManyTriesPage } from './views.ts';

/** What the pages need from core. */
export interface FindRequestParts {
  /**
   * The page token of the attempt with a reference, and about an applicant of a last name where one is given; an
   * `InvalidLink` error where there is none.
   */
  find(reference: string, lastName: string | null): Promise<string>;
  /** Where the request of a page token comes from; an `InvalidLink` error where there is none. */
  readOrigin(token: string, from: LinkUse): Promise<RequestOrigin>;
  limitTries: LimitTries;
  /** Holds links and addresses to their number of requests. */
  limitLinks: RequestHandler<{ token: string }>;
  /** Where people reach the page; undefined takes the host that a request came to. */
  publicUrl?: string | undefined;
}

const FORM_BYTES = 2_048;
const ORIGIN_PATH = '/respond/:token/about';

/**
 * `GET` and `POST /respond`: where a person types the reference of their request, to answer it or to ask whether it is
 * real; and `GET /respond/:token/about`, which says so.
 */
export function createFindRequest(parts: FindRequestParts): Router {
  const { find, readOrigin, publicUrl } = parts;
  const router = Router();
  router
    .route('/respond')
    .all(pageHeaders)
    .get((_request, response) => sendPage(response, 200, findPage()))
    .post(
      express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 10 }),
      async (request, response) => {
        if (isSentFromElsewhere(request, publicUrl)) {
          return refuse(request, response, 403, 'The form was sent from another site', otherSitePage());
        }
        const typed = {
          reference: textOf(request, FIELD.reference),
          lastName: textOf(request, FIELD.lastName).trim(),
          asksName: false,
        };
        const token = await parts
          .limitTries(request.ip ?? '', async (isGuarded) => {
            typed.asksName = isGuarded;
            return isGuarded && !typed.lastName ? null : await find(typed.reference, typed.lastName || null);
          })
          .catch((error: unknown) => {
            if (error instanceof InvalidLink) return undefined;
            throw error;
          });
        if (token === null) {
          const message = 'lastName is required while many wrong references are typed';
          return refuse(request, response, 400, message, findPage({ ...typed, isWrong: false }));
        }
        if (token === undefined) {
          const message = 'reference is that of no open request';
          return refuse(request, response, 400, message, findPage({ ...typed, isWrong: true }));
        }
        const page = textOf(request, FIELD.wish) === CHECK ? '/about' : '';
        response.redirect(303, `${request.baseUrl}/respond/${token}${page}`);
      },
    )
    .all(methodNotAllowed(['GET', 'HEAD', 'POST']));
  router
    .route(ORIGIN_PATH)
    .all(pageHeaders, parts.limitLinks)
    .get(async (request: Request<{ token: string }>, response) => {
      const { token } = request.params;
      const origin = await readOrigin(token, linkUseOf(request, response));
      sendPage(response, 200, originPage(origin, `${request.baseUrl}/respond/${encodeURIComponent(token)}`));
    })
    .all(onlyReads);

  const onError: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (error instanceof InvalidLink) {
      return refuse(request, response, 401, error.message, invalidLinkPage());
    }
    if (error instanceof TooManyRequests) {
      response.set('Retry-After', String(error.retryAfterSeconds));
      return refuse(request, response, 429, error.message, tooManyTriesPage());
    }
    if (isRefusedBody(error))
      return refuse(request, response, error.status, 'The form could not be read', unreadablePage());
    next(error);
  };
  const onTooManyReads: ErrorRequestHandler = (error: unknown, request, response, next) =>
    error instanceof TooManyRequests ? refuseForNow(request, response, error) : next(error);
  router.use(ORIGIN_PATH, onTooManyReads);
  router.use('/respond', onError);
  return router;
}

/** A field that was sent once, as text. */
function textOf({ body }: Request, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The body parser refuses what is too large, or no form. */
const isRefusedBody = (error: unknown): error is Error & { status: number } =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;
