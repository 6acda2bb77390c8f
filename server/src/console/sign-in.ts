import {
  type Context,
  type Core,
  contextForOrganization,
  contextForTenant,
  createAuditNote,
  isInNetworks,
  type Logger,
  listOrganizations,
  networkOf,
  openSession,
  refuseSignIn,
  type SignInRefusal,
} from '@credence/core';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { type ConsoleCookie, consoleCookie } from '../http/identity/session-cookie.ts';
import { addressOf } from '../http/link-use.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { refuse } from '../verifier-page/respond.ts';
import { type Issuer, IssuerAway, type SignInAnswer, SignInRefused, type SignInSecrets } from './issuer.ts';
import { issuerAwayPage, lackingPage, notBegunPage, notHerePage, refusedPage } from './pages.ts';
import { type ClaimedPerson, readPerson } from './read-person.ts';
import { returnPath } from './return-path.ts';
import type { ConsoleSettings } from './settings.ts';

/** How long a person may take to sign in. */
const SIGN_IN_MS = 600_000;
/** As long as sessions can last; the session itself ends earlier for want of use. */
const COOKIE_MS = 12 * 3_600_000;

export interface SignInParts {
  core: Core;
  logger: Logger;
  settings: ConsoleSettings;
  issuer: Issuer;
  /** What keeps the session in the browser. */
  session: ConsoleCookie;
  publicUrl: string | undefined;
}

/** What the browser keeps between the beginning of a sign-in and its end. */
const BegunSignIn = z.object({
  state: z.string().min(1).max(200),
  nonce: z.string().min(1).max(200),
  verifier: z.string().min(1).max(200),
  returnTo: z.string().max(4_000),
});
type BegunSignIn = z.infer<typeof BegunSignIn>;

/** The two ends of a sign-in: `GET /console/sign-in` and `GET /console/callback`. */
export function createSignIn(parts: SignInParts): { begin: RequestHandler; finish: RequestHandler } {
  const { core, logger, settings, issuer, session, publicUrl } = parts;
  // Lax: the issuer's page is another site, and leads back here.
  const begun = consoleCookie('credence-sign-in', 'lax', publicUrl);

  const begin: RequestHandler = async (request, response) => {
    const redirectUri = `${ownOrigin(publicUrl, request)}/console/callback`;
    try {
      const { address, secrets } = await issuer.begin(redirectUri);
      const kept = sealed({ ...secrets, returnTo: returnPath(request.query.returnTo) });
      begun.keep(response, kept, new Date(Date.now() + SIGN_IN_MS));
      response.redirect(302, address.href);
    } catch (error) {
      answerFailure(request, response, error);
    }
  };

  const finish: RequestHandler = async (request, response) => {
    const kept = opened(begun.read(request));
    begun.remove(response);
    if (kept === undefined || request.query.state !== kept.state) {
      return refuse(request, response, 400, 'This sign-in was not begun here', notBegunPage());
    }
    try {
      const said = await issuer.finish(new URL(request.originalUrl, ownOrigin(publicUrl, request)), kept);
      await letIn(request, response, said, kept.returnTo);
    } catch (error) {
      answerFailure(request, response, error);
    }
  };

  async function letIn(
    request: Request,
    response: Response,
    { claims, idToken }: SignInAnswer,
    returnTo: string,
  ): Promise<void> {
    const person = readPerson(claims, settings);
    if ('lacking' in person) {
      const { lacking, subject, tenant } = person;
      logger.warn({ lacking }, 'a person who signed in was not let in');
      const asked = lacking === 'role' && tenant !== null && (await contextForTenant(core, tenant, 'API'));
      if (asked) await keepRefusal(request, response, asked, { subject, reason: lacking });
      return refuse(request, response, 403, `The account has no ${lacking}`, lackingPage(lacking));
    }
    const { subject } = person;
    const address = addressOf(request);
    const context = await organizationOf(core, person);
    if (context?.organization.status === 'INACTIVE' || !context) {
      if (context) await keepRefusal(request, response, context, { subject, reason: 'inactive' });
      return refuse(request, response, 403, 'The organization is not served', notHerePage());
    }
    if (!isInNetworks(context.organization.allowedNetworks, address)) {
      await keepRefusal(request, response, context, { subject, reason: 'network' });
      return refuse(request, response, 403, 'Not allowed from this address', notHerePage());
    }
    const { requestId } = response.locals;
    const caller = { subject, client: 'console', address };
    const audit = createAuditNote({ action: 'session.begin', actor: context.actor, requestId, ...caller });
    const token = await openSession({ ...context, audit }, { ...person, idToken });
    session.keep(response, token, new Date(Date.now() + COOKIE_MS));
    response.redirect(303, returnPath(returnTo));
  }

  /** In the trail of the organization that they asked for; the person is told the same without it. */
  async function keepRefusal(
    request: Request,
    { locals: { requestId } }: Response,
    context: Context,
    refusal: { subject: string | null; reason: SignInRefusal },
  ): Promise<void> {
    try {
      const from = { address: addressOf(request), network: networkOf(request.ip ?? '') };
      await refuseSignIn(context, { ...refusal, ...from, requestId });
    } catch (error) {
      logger.warn({ err: error }, 'A refused sign-in is not in the audit trail');
    }
  }

  function answerFailure(request: Request, response: Response, error: unknown): void {
    if (error instanceof SignInRefused) {
      logger.warn({ err: error }, 'a sign-in was refused');
      refuse(request, response, 401, error.message, refusedPage());
      return;
    }
    if (!(error instanceof IssuerAway)) throw error;
    logger.error({ err: error }, 'the issuer of sign-ins does not answer');
    response.set('Retry-After', '30');
    refuse(request, response, 503, error.message, issuerAwayPage());
  }

  return { begin, finish };
}

/** The organization that a person works for; staff who name none begin with the first that is served. */
async function organizationOf(core: Core, person: ClaimedPerson): Promise<Context | undefined> {
  if (person.tenant !== null) return contextForTenant(core, person.tenant, 'API');
  const first = (await listOrganizations(core)).find(({ status }) => status === 'ACTIVE');
  return first && contextForOrganization(core, first.id, 'API');
}

const sealed = (begun: SignInSecrets & { returnTo: string }): string =>
  Buffer.from(JSON.stringify(begun)).toString('base64url');

/** What was kept, unless the browser sends something else. */
function opened(kept: string | undefined): BegunSignIn | undefined {
  try {
    return BegunSignIn.parse(JSON.parse(Buffer.from(kept ?? '', 'base64url').toString()));
  } catch {
    return undefined;
  }
}
