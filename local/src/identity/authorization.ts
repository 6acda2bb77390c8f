import { createHash, randomBytes } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';
import { z } from 'zod';
import { PAGE_HEADERS } from '../ui.ts';
import { AuthorizationRequest } from './authorization-request.ts';
import type { LocalPerson } from './people.ts';
import { signInPage } from './sign-in-page.ts';

/** How long a code can be exchanged. */
const CODE_MS = 60_000;
const MOST_CODES = 1_000;
const PERSON = 'person';

/** A program in a browser's service that people sign in to; it has no secret. */
export interface SignInClient {
  clientId: string;
  /** Path of its redirect URI; any port of this machine may have it. */
  callbackPath: string;
  /** Path of where people are led after a sign-out; likewise. */
  signedOutPath: string;
}

/** What was signed in for. */
export interface Grant {
  person: LocalPerson;
  asked: AuthorizationRequest;
}

/** What a client sends to have a grant for a code. */
export interface CodeExchange {
  code: string;
  clientId: string;
  redirectUri: string;
  verifier: string;
}

/**
 * Serves `GET` and `POST /authorize`: a page on which people say who they are, and are believed.
 * @returns what exchanges a code, once, for what was signed in for
 */
export function serveSignIn(
  app: Express,
  client: SignInClient,
  people: readonly LocalPerson[],
): (exchange: CodeExchange) => Grant | undefined {
  const grants = new Map<string, Grant & { expiresAt: number }>();

  const read = (fields: unknown): AuthorizationRequest | string => {
    const { data, error } = AuthorizationRequest.safeParse(fields);
    if (!data) return z.prettifyError(error);
    const isKnown =
      data.client_id === client.clientId && new URL(data.redirect_uri).pathname === client.callbackPath;
    return isKnown ? data : 'client_id or redirect_uri is not known';
  };

  app.get('/authorize', (request: Request, response: Response) => {
    const asked = read(request.query);
    if (typeof asked === 'string') {
      response.status(400).type('text/plain').send(asked);
      return;
    }
    // Browsers hold the redirect after the form to the same rule.
    const policy = `form-action 'self' ${new URL(asked.redirect_uri).origin}`;
    response
      .set(PAGE_HEADERS)
      .set(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src data:; ${policy}`,
      )
      .type('html')
      .send(signInPage(asked, people));
  });

  app.post(
    '/authorize',
    express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 50 }),
    (request: Request, response: Response) => {
      const asked = read(request.body);
      const person = people.find(({ subject }) => subject === Reflect.get(Object(request.body), PERSON));
      if (typeof asked === 'string' || !person) {
        response.status(400).type('text/plain').send('The form cannot be read');
        return;
      }
      const code = randomBytes(24).toString('base64url');
      if (grants.size >= MOST_CODES) grants.clear();
      grants.set(code, { person, asked, expiresAt: performance.now() + CODE_MS });
      const back = new URL(asked.redirect_uri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.state);
      response.redirect(303, back.href);
    },
  );

  return ({ code, clientId, redirectUri, verifier }) => {
    const grant = grants.get(code);
    grants.delete(code);
    if (!grant || performance.now() >= grant.expiresAt) return undefined;
    const { asked } = grant;
    const isSame =
      asked.client_id === clientId &&
      asked.redirect_uri === redirectUri &&
      asked.code_challenge === createHash('sha256').update(verifier).digest('base64url');
    return isSame ? grant : undefined;
  };
}
