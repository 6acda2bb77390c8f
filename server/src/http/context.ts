import {
  type Context,
  type Core,
  contextForTenant,
  Forbidden,
  isInNetworks,
  isRevoked,
} from '@credence/core';
import type { RequestHandler, Response } from 'express';
import type { TokenVerifier } from './identity/authenticate.ts';
import { Unauthorized } from './identity/unauthorized.ts';
import { addressOf } from './link-use.ts';

declare global {
  namespace Express {
    interface Locals {
      /** On whose behalf the request runs, once its token is verified. */
      context?: Context;
      /** Who asks, once that is known. */
      caller?: AuditedCaller;
      /** What its token allows. */
      scopes?: ReadonlySet<string>;
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

/**
 * Finds the caller's organization by the tenant of its token. A suspended organization reads and does not write; one that
 * names networks is called from nowhere else.
 */
export function authenticate(core: Core, tokens: TokenVerifier): RequestHandler {
  return async (req, res, next) => {
    const token = await tokens.verify(req.headers.authorization);
    const context = await contextForTenant(core, token.tenant, 'API');
    if (!context) throw new Unauthorized('Unknown tenant');
    const { id, status, allowedNetworks } = context.organization;
    const { subject, client, scopes } = token;
    const address = addressOf(req);
    res.locals.context = context;
    res.locals.caller = { subject, client, address };
    res.locals.scopes = scopes;
    res.locals.organizationId = id;
    if (status === 'INACTIVE') throw new Unauthorized('Tenant is inactive');
    if (await isRevoked(context, token)) throw new Unauthorized('Token was revoked');
    if (!isInNetworks(allowedNetworks, address)) throw new Forbidden('Not allowed from this address');
    if (status === 'SUSPENDED' && !READS.includes(req.method)) throw new Forbidden('Tenant is suspended');
    next();
  };
}

/** The context of a request that passed `authenticate`. */
export function contextOf({ locals }: Response): Context {
  if (!locals.context) throw new Error('The route is not behind authentication');
  return locals.context;
}
