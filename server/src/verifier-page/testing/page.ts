import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  InvalidLink,
  type Letter,
  type Submission,
  type VerifierAnswers,
  type VerifierForm,
} from '@credence/core';
import express, { type ErrorRequestHandler } from 'express';
import { createVerifierPage, type VerifierPageParts } from '../router.ts';
import { verifierForm } from './form.ts';

/** The token of the one link that works, as it stands in an address. */
export const LINK = 'good%2Ftoken';

/** What the page reads and records, where core's use cases are otherwise: one attempt, held in memory. */
interface Attempt {
  form: VerifierForm;
  submitted: VerifierAnswers[];
  /** Those of the last submission. */
  letters: readonly Letter[];
  /** What becomes of the next one. */
  submission: Submission;
  /** Thrown instead of recording. */
  submitFails: Error | null;
}

/** The page under `/page` of a real server. The token `broken` makes reading fail. */
export async function startPage(over: Partial<VerifierPageParts> = {}) {
  const fresh = (): Attempt => ({
    form: verifierForm(),
    submitted: [],
    letters: [],
    submission: 'RECORDED',
    submitFails: null,
  });
  const attempt = fresh();
  const app = express();
  app.use(
    '/page',
    createVerifierPage({
      async read(token) {
        if (token === 'broken') throw new Error('secret detail');
        if (token !== decodeURIComponent(LINK)) throw new InvalidLink();
        return attempt.form;
      },
      async submit(_, answers, letters) {
        if (attempt.submitFails) throw attempt.submitFails;
        if (attempt.submission !== 'RECORDED') return attempt.submission;
        attempt.submitted.push(answers);
        Object.assign(attempt, { letters, form: { ...attempt.form, state: 'ANSWERED' } });
        attempt.submission = 'RECORDED_BEFORE';
        return 'RECORDED';
      },
      check: (_, { respondent }) => (respondent.name === '' ? ['respondent.name is required'] : []),
      limit: (_req, _res, next) => next(),
      publicUrl: 'https://verify.example',
      ...over,
    }),
  );
  const lastResort: ErrorRequestHandler = (_error, _request, response, _next) => {
    response.status(500).send('the app answers');
  };
  app.use(lastResort);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/page/respond`;
  return {
    attempt,
    /** Of the link that works. */
    address: `${base}/${LINK}`,
    /** Back to an open form without an answer. */
    reset: () => Object.assign(attempt, fresh()),
    request: (init: RequestInit = {}, token = LINK) =>
      fetch(`${base}/${token}`, { redirect: 'manual', ...init }),
    stop: () => server.close(),
  };
}
