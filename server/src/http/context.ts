import { type AuditResources, type Context, Forbidden, isInNetworks, isRevoked } from '@credence/core';
import type { RequestHandler, Response } from 'express';
import { withConsistency } from './consistency.ts';
import type { Identified, Identify, Person } from './identity/identify.ts';
import { Unauthorized } from './identity/unauthorized.ts';
import { addressOf } from './link-use.ts';

declare global {
  namespace Express {
    interface Locals {
      /** On whose behalf the request runs, once it is known who asks. */
      context?: Context;
      /** Who asks, once that is known. */
      caller?: AuditedCaller;
      /** What its token allows. */
      scopes?: ReadonlySet<string>;
      /** Who is signed in to the console, where a person asks. */
      person?: Person;
    }
  }
}

/** What the audit trail says about whom a request came from. */
export interface AuditedCaller {
  subject: string | null;
  client: string | null;
  address: string | null;
}

const READS = ['GET', 'HEAD'];
/** Here people end their session, which changes nothing of the organization. */
const SESSION = '/operations/v1/session';

/**
 * Finds who asks, and for which organization. A suspended organization reads and does not write, but its people can sign out; one
 * that names networks is called from nowhere else.
 */
export function authenticate(identify: Identify): RequestHandler {
  return async (req, res, next) => {
    const { context: found, identity, person, isForged = false } = await identify(req);
    const context = withConsistency(req, res, found);
    const { id, status, allowedNetworks } = context.organization;
    const { subject, client, scopes } = identity;
    const address = addressOf(req);
    res.locals.context = context;
    res.locals.caller = { subject, client, address };
    res.locals.scopes = scopes;
    if (person) res.locals.person = person;
    res.locals.organizationId = id;
    if (status === 'INACTIVE') throw new Unauthorized('Tenant is inactive');
    if (await isRevoked(context, revocable(identity, person))) throw new Unauthorized('Token was revoked');
    if (isForged) throw new Forbidden('Not sent by the console');
    if (!isInNetworks(allowedNetworks, address)) throw new Forbidden('Not allowed from this address');
    const isWrite = !READS.includes(req.method) && !req.path.startsWith(SESSION);
    if (status === 'SUSPENDED' && isWrite) throw new Forbidden('Tenant is suspended');
    next();
  };
}

/** What a revocation can be about: the tokens of a program, or the sessions of a person. */
const revocable = (identity: Identified['identity'], person: Person | undefined) =>
  person ? { ...identity, client: null } : identity;

/** What the audit trail says of a person's request beside the caller. */
export const sessionOf = ({ locals: { person } }: Response): AuditResources =>
  person ? { sessionId: person.id } : {};

/** The context of a request that passed `authenticate`. */
export function contextOf({ locals }: Response): Context {
  if (!locals.context) throw new Error('The route is not behind authentication');
  return locals.context;
}
