import type { VerifierAnswers, VerifierForm } from '@credence/core';
import { type ErrorRequestHandler, type Request, Router, urlencoded } from 'express';
import { NO_ERRORS, sortProblems } from './field-errors.ts';
import { EMPTY_BODY, readFormBody } from './form-body.ts';
import { formPage } from './form-view.ts';
import { answeredPage, closedPage, invalidLinkPage, unreadablePage } from './notice-view.ts';
import { parseAnswers } from './parse-answers.ts';
import { pageHeaders, refuse, sendPage } from './respond.ts';

/** What the page needs from the house. */
export interface VerifierPageParts {
  /** The form behind a link. */
  read(token: string): Promise<VerifierForm>;
  /** Judges the answers and records them once; an `Invalid` error names every wrong field. */
  submit(token: string, answers: VerifierAnswers): Promise<void>;
  /**
   * The same judgement without recording: when part of the form could not be read, it still names what is wrong
   * with the rest, so that a person is sent back once and not twice.
   */
  check?(form: VerifierForm, answers: VerifierAnswers): readonly string[];
  /** Names of the errors of both that mean: this link opens nothing. */
  linkErrors?: readonly string[];
}

type TokenRequest = Request<{ token: string }>;

const FORM_TYPE = 'application/x-www-form-urlencoded';

// Room for a hundred records and fifty questions with all their options ticked.
const parseForm = urlencoded({ extended: true, limit: '1mb', parameterLimit: 8000 });

/** `GET` and `POST /respond/:token`: the page that the person who was asked opens from the e-mail. */
export function createVerifierPage(parts: VerifierPageParts): Router {
  const { read, submit, check = () => [], linkErrors = ['InvalidLink'] } = parts;
  const router = Router();
  router.use('/respond', pageHeaders);

  router
    .route('/respond/:token')
    .get(async (request: TokenRequest, response) => {
      const form = await read(request.params.token);
      if (form.state === 'ANSWERED') return sendPage(response, 200, answeredPage(form));
      if (form.state === 'CLOSED') return sendPage(response, 200, closedPage(form));
      sendPage(response, 200, formPage(form, { body: EMPTY_BODY, errors: NO_ERRORS }));
    })
    .post(parseForm, async (request: TokenRequest, response) => {
      const { token } = request.params;
      const form = await read(token);
      if (form.state !== 'OPEN') return response.redirect(303, samePage(request));
      if (request.is(FORM_TYPE) === false) {
        return refuse(request, response, 415, `The form must be sent as ${FORM_TYPE}`, unreadablePage());
      }
      const body = readFormBody(request.body);
      const { answers, problems: unread } = parseAnswers(body, form);
      const problems =
        unread.length > 0
          ? joinProblems(unread, check(form, answers))
          : await refusedBecause(submit(token, answers));
      if (problems.length === 0) return response.redirect(303, samePage(request));
      const page = formPage(form, { body, errors: sortProblems(form, body, problems) });
      refuse(request, response, 400, problems, page);
    })
    .all((request, response) => {
      response.set('Allow', 'GET, HEAD, POST');
      refuse(request, response, 405, 'Method not allowed', unreadablePage());
    });

  const onError: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (linkErrors.includes(nameOf(error))) {
      return refuse(request, response, 401, 'Invalid or expired token', invalidLinkPage());
    }
    const status = clientFault(error);
    if (status === null) return next(error);
    refuse(request, response, status, 'The form could not be read', unreadablePage());
  };
  router.use('/respond', onError);
  return router;
}

/** The problems that made core refuse; none when the answers are recorded, now or by an earlier posting of the form. */
async function refusedBecause(submission: Promise<void>): Promise<readonly string[]> {
  try {
    await submission;
    return [];
  } catch (error) {
    // Another answer or the end of the search came first: the page itself then says how things stand.
    if (nameOf(error) === 'Conflict') return [];
    if (nameOf(error) === 'Invalid' && hasProblems(error)) return error.problems;
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

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

function hasProblems(error: unknown): error is { problems: readonly string[] } {
  return typeof error === 'object' && error !== null && 'problems' in error && Array.isArray(error.problems);
}

/** The 4xx status that Express or its body parser gave an error; null for any other error. */
function clientFault(error: unknown): number | null {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
