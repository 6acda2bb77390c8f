import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { VerifierAnswers, VerifierForm } from '@credence/core';
import express, { type ErrorRequestHandler } from 'express';
import { createVerifierPage } from './router.ts';
import { verifierForm } from './testing-form.ts';

/** An error as core would throw it. */
export class NamedError extends Error {
  readonly problems: readonly string[];

  constructor(name: string, problems: readonly string[] = []) {
    super('secret detail');
    this.name = name;
    this.problems = problems;
  }
}

/** The token of the one link that works, as it stands in an address. */
export const LINK = 'good%2Ftoken';

/** What the page reads and records, where core's use cases are otherwise: one attempt, held in memory. */
interface Attempt {
  form: VerifierForm;
  submitted: VerifierAnswers[];
  /** Thrown instead of recording. */
  submitFails: Error | null;
}

/** The page under `/page` of a real server. The token `broken` makes reading fail. */
export async function startPage() {
  const attempt: Attempt = { form: verifierForm(), submitted: [], submitFails: null };
  const app = express();
  app.use(
    '/page',
    createVerifierPage({
      async read(token) {
        if (token === 'broken') throw new Error('secret detail');
        if (token !== decodeURIComponent(LINK)) throw new NamedError('InvalidLink');
        return attempt.form;
      },
      async submit(_, answers) {
        if (attempt.submitFails) throw attempt.submitFails;
        attempt.submitted.push(answers);
        attempt.form = { ...attempt.form, state: 'ANSWERED' };
      },
      check: (_, { respondent }) => (respondent.name === '' ? ['respondent.name is required'] : []),
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
    /** Back to an open form that nobody answered. */
    reset: () => Object.assign(attempt, { form: verifierForm(), submitted: [], submitFails: null }),
    request: (init: RequestInit = {}, token = LINK) =>
      fetch(`${base}/${token}`, { redirect: 'manual', ...init }),
    stop: () => server.close(),
  };
}
