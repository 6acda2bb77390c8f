import { createPublicKey } from 'node:crypto';
import type { Express, Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { SignInClient } from './authorization.ts';
import type { SigningKey } from './signing-keys.ts';

/** What a client sends a person here with, as OpenID Connect's RP-initiated logout names it. */
const SignOutRequest = z.object({
  id_token_hint: z.string().max(8_000),
  client_id: z.string().optional(),
  post_logout_redirect_uri: z.url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/ }),
  state: z.string().max(500).optional(),
});

/**
 * Serves `GET /logout`. There is no session to end, since people say anew each time who they are; what a client gets wrong is
 * answered 400 as elsewhere.
 */
export function serveSignOut(
  app: Express,
  client: SignInClient,
  issuer: string,
  keys: () => readonly SigningKey[],
): void {
  /** Whether a token was given to the client; one that is over tells as well whose session ends. */
  const isOwn = (token: string): boolean =>
    keys().some(({ privateKey }) => {
      try {
        const expected = { issuer, audience: client.clientId, ignoreExpiration: true };
        jwt.verify(token, createPublicKey(privateKey), { ...expected, algorithms: ['RS256'] });
        return true;
      } catch {
        return false;
      }
    });

  const problemOf = (asked: z.infer<typeof SignOutRequest>): string | null => {
    if (asked.client_id !== undefined && asked.client_id !== client.clientId) return 'client_id is not known';
    if (!isOwn(asked.id_token_hint)) return 'id_token_hint is no token of this client';
    const { pathname } = new URL(asked.post_logout_redirect_uri);
    return pathname === client.signedOutPath ? null : 'post_logout_redirect_uri is not known';
  };

  app.get('/logout', (request: Request, response: Response) => {
    const { data, error } = SignOutRequest.safeParse(request.query);
    const problem = data ? problemOf(data) : z.prettifyError(error);
    if (!data || problem !== null) {
      response.status(400).type('text/plain').send(problem);
      return;
    }
    const back = new URL(data.post_logout_redirect_uri);
    if (data.state !== undefined) back.searchParams.set('state', data.state);
    response.redirect(303, back.href);
  });
}
