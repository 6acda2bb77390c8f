import { type Permission, permissionsOf } from '@credence/contract';
import { type Context, type Core, contextForTenant, findSession, type Session } from '@credence/core';
import type { Request } from 'express';
import type { TokenVerifier } from './authenticate.ts';
import { CONSOLE_HEADER, isSentByConsole } from './sent-by-console.ts';
import type { ConsoleCookie } from './session-cookie.ts';
import { Unauthorized } from './unauthorized.ts';
import type { Identity } from './verified-tokens.ts';

/** A person who is signed in to the console. */
export interface Person extends Session {
  allowed: ReadonlySet<Permission>;
}

/** Who asks, and for which organization. */
export interface Identified {
  context: Context;
  identity: Pick<Identity, 'subject' | 'client' | 'tokenId' | 'issuedAt' | 'scopes'>;
  /** Absent where a program asks, with a token. */
  person?: Person;
  /** Whether another site's page made the browser send this in the person's name. */
  isForged?: boolean;
}

/**
 * Tells who a request comes from.
 * @throws Unauthorized where nothing, or nothing that is good, says it
 */
export type Identify = (request: Request) => Promise<Identified>;

/** A browser comes here by itself, for as long as a page is open. */
export const LIVE_PATH = '/operations/v1/live';

/** What the audit trail calls the program that people of a session use. */
const CONSOLE_CLIENT = 'console';

/** By the token in the `Authorization` header. */
export const identifyByToken =
  (core: Core, tokens: TokenVerifier): Identify =>
  async ({ headers }) => {
    const identity = await tokens.verify(headers.authorization);
    const context = await contextForTenant(core, identity.tenant, 'API');
    if (!context) throw new Unauthorized('Unknown tenant');
    return { context, identity };
  };

/**
 * By the session of the console whose cookie came along, or by a token where there is no cookie. A token that a request
 * carries counts, and the cookie beside it does not.
 * @param originOf where people reach the console
 */
export const identifyBySessionOr =
  (core: Core, cookie: ConsoleCookie, originOf: (request: Request) => string, byToken: Identify): Identify =>
  async (request) => {
    const token = request.headers.authorization === undefined ? cookie.read(request) : undefined;
    if (token === undefined) return byToken(request);
    const found = await findSession(core, token, { isUse: request.path !== LIVE_PATH });
    if (!found) throw new Unauthorized('The session has ended: sign in again');
    const browser = {
      method: request.method,
      site: request.get('sec-fetch-site'),
      origin: request.get('origin'),
      console: request.get(CONSOLE_HEADER),
    };
    const { context, session } = found;
    return {
      context,
      identity: {
        subject: session.subject,
        client: CONSOLE_CLIENT,
        tokenId: session.id,
        issuedAt: session.createdAt,
        scopes: new Set(),
      },
      person: { ...session, allowed: new Set(permissionsOf(session.role)) },
      isForged: !isSentByConsole(browser, originOf(request)),
    };
  };
