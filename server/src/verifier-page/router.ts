import {
  Conflict,
  Invalid,
  InvalidLink,
  type Letter,
  type LinkUse,
  type Submission,
  type VerifierAnswers,
  type VerifierForm,
} from '@credence/core';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { TooManyRequests } from '../http/limits/too-many-requests.ts';
import { linkUseOf } from '../http/link-use.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { NO_ERRORS, sortProblems } from './answers/field-errors.ts';
import { readFormBody } from './answers/form-body.ts';
import { parseAnswers } from './answers/parse-answers.ts';
import { createFormReader, type PostedForm } from './answers/posted-form.ts';
import { prefilledBody } from './answers/prefill.ts';
import { isSentFromElsewhere } from './answers/sent-from-elsewhere.ts';
import { refuse, refuseForNow, sendPage } from './respond.ts';
import { formPage } from './views/form-view.ts';
import {
  answeredPage,
  busyPage,
  closedPage,
  invalidLinkPage,
  otherAnswerKeptPage,
  otherSitePage,
  tooLargePage,
  unreadablePage,
} from './views/notice-view.ts';

/** What the page needs from core. */
export interface VerifierPageParts {
  /** The form behind a link; an `InvalidLink` error where it opens nothing. */
  read(token: string, from: LinkUse): Promise<VerifierForm>;
  /** Judges the answers and records them once; an `Invalid` error names every wrong field. */
  submit(
    token: string,
    answers: VerifierAnswers,
    letters: readonly Letter[],
    from: LinkUse,
  ): Promise<Submission>;
  /**
   * The same judgement without recording: when part of the form could not be read, it still names what is wrong
   * with the rest, so that a person is sent back once and not twice.
   */
  check(form: VerifierForm, answers: VerifierAnswers, letters: readonly Letter[]): readonly string[];
  /** Holds links and addresses to their number of requests. */
  limit: RequestHandler<{ token: string }>;
  /** Where people reach the page; undefined takes the host that a request came to. */
  publicUrl?: string | undefined;
  /** Memory for forms being read; by default enough for a few people who send files at the same moment. */
  maxHeldBytes?: number;
}

type TokenRequest = Request<{ token: string }>;

/** `GET` and `POST /respond/:token`: the page that the person who was asked opens from the e-mail. */
export function createVerifierPage(parts: VerifierPageParts): Router {
  const { read, publicUrl, maxHeldBytes = 256 * 1024 * 1024 } = parts;
  const withForm = createFormReader(maxHeldBytes);
  const router = Router();
  router.use('/respond', pageHeaders);

  router
    .route('/respond/:token')
    .all(parts.limit)
    .get(async (request: TokenRequest, response) => {
      const form = await read(request.params.token, linkUseOf(request, response));
      if (form.state === 'ANSWERED') return sendPage(response, 200, answeredPage(form));
      if (form.state === 'CLOSED') return sendPage(response, 200, closedPage(form));
      const state = {
        body: prefilledBody(form),
        errors: NO_ERRORS,
        filesToChooseAgain: 0,
        ...besides(request),
      };
      sendPage(response, 200, formPage(form, state));
    })
    .post(async (request: TokenRequest, response) => {
      if (isSentFromElsewhere(request, publicUrl)) {
        return refuse(request, response, 403, 'The form was sent from another site', otherSitePage());
      }
      // Only who has a link that works may send megabytes.
      const form = await read(request.params.token, linkUseOf(request, response));
      if (form.state === 'CLOSED') return response.redirect(303, samePage(request));
      await withForm(request, response, (posted) => answer(parts, request, response, form, posted));
    })
    .all((request, response) => {
      response.set('Allow', 'GET, HEAD, POST');
      refuse(request, response, 405, 'Method not allowed', unreadablePage());
    });

  const onError: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (error instanceof TooManyRequests) return refuseForNow(request, response, error);
    if (error instanceof InvalidLink) {
      return refuse(request, response, 401, error.message, invalidLinkPage());
    }
    const status = knownStatus(error);
    if (status === null) return next(error);
    if (status === 503) response.set('Retry-After', '30');
    const page = { 413: tooLargePage, 503: busyPage }[status] ?? unreadablePage;
    refuse(request, response, status, 'The form could not be read', page());
  };
  router.use('/respond', onError);
  return router;
}

/** Records a form that was posted, or shows it again with what is wrong. */
async function answer(
  { submit, check }: VerifierPageParts,
  request: TokenRequest,
  response: Response,
  form: VerifierForm,
  { fields, letters }: PostedForm,
): Promise<void> {
  const body = readFormBody(fields);
  const { answers, problems: unread } = parseAnswers(body, form);
  const outcome =
    unread.length > 0
      ? { problems: joinProblems(unread, check(form, answers, letters)) }
      : await outcomeOf(submit(request.params.token, answers, letters, linkUseOf(request, response)));
  if (outcome === 'OTHER_KEPT' || (typeof outcome === 'object' && form.state === 'ANSWERED')) {
    return refuse(request, response, 409, 'Another answer was recorded before', otherAnswerKeptPage(form));
  }
  if (typeof outcome !== 'object') return response.redirect(303, samePage(request));
  const { problems } = outcome;
  const errors = sortProblems(form, body, problems);
  const state = { body, errors, filesToChooseAgain: letters.length, ...besides(request) };
  const page = formPage(form, state);
  refuse(request, response, 400, problems, page);
}

/** What became of the answers, or the problems that made core refuse them. */
async function outcomeOf(
  submission: Promise<Submission>,
): Promise<Submission | 'CLOSED' | { problems: readonly string[] }> {
  try {
    return await submission;
  } catch (error) {
    // The end of the search came first: the page itself then says how things stand.
    if (error instanceof Conflict) return 'CLOSED';
    if (error instanceof Invalid) return { problems: error.problems };
    throw error;
  }
}

/** One problem for each field is enough: a field that could not be read is missing to the check as well. */
function joinProblems(unread: readonly string[], found: readonly string[]): string[] {
  const fieldOf = (problem: string) => problem.split(' ', 1)[0];
  const fields = new Set(unread.map(fieldOf));
  return [...unread, ...found.filter((problem) => !fields.has(fieldOf(problem)))];
}

function samePage(request: TokenRequest): string {
  return `${request.baseUrl}/respond/${encodeURIComponent(request.params.token)}`;
}

/** What stands beside the form. */
const besides = (request: TokenRequest) => ({
  releasePath: `${samePage(request)}/release`,
  aboutPath: `${samePage(request)}/about`,
});

/** The status that an error of reading the form has: 4xx of Express, its body parser and this page, or busy. */
function knownStatus(error: unknown): number | null {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && (status < 500 || status === 503) ? status : null;
}
