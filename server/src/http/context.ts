import { type Context, type Core, contextForTenant, Forbidden } from '@credence/core';
import type { RequestHandler, Response } from 'express';
import type { TokenVerifier } from './identity/authenticate.ts';
import { Unauthorized } from './identity/unauthorized.ts';

declare global {
  namespace Express {
    interface Locals {
      /** On whose behalf the request runs, once its token is verified. */
      context?: Context;
      /** Subject of the caller's token; null where it names none. */
      subject?: string | null;
    }
  }
}

const READS = ['GET', 'HEAD'];

/**
 * Finds the caller's organization by the tenant of its token. A suspended organization reads and does not write.
 */
export function authenticate(core: Core, tokens: TokenVerifier): RequestHandler {
  return async (req, res, next) => {
    const { tenant, subject } = await tokens.verify(req.headers.authorization);
    const context = await contextForTenant(core, tenant, 'API');
    if (!context) throw new Unauthorized('Unknown tenant');
    const { id, status } = context.organization;
    res.locals.context = context;
    res.locals.subject = subject;
    res.locals.organizationId = id;
    if (status === 'INACTIVE') throw new Unauthorized('Tenant is inactive');
    if (status === 'SUSPENDED' && !READS.includes(req.method)) throw new Forbidden('Tenant is suspended');
    next();
  };
}

/** The context of a request that passed `authenticate`. */
export function contextOf({ locals }: Response): Context {
  if (!locals.context) throw new Error('The route is not behind authentication');
  return locals.context;
}
