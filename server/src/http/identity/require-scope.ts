import { SCOPES, type Scope } from '@credence/contract';
import type { AppRoute } from '@ts-rest/core';
import type { RequestHandler } from 'express';
import { saidOf } from '../route-metadata.ts';
import { InsufficientScope, lackingScope, type RequiredScopes } from './scopes.ts';

/**
 * Refuses tokens that do not allow what an endpoint of the contract needs.
 * @throws when the endpoint does not say what it needs
 */
export const requireScope =
  (required: RequiredScopes) =>
  (route: AppRoute): RequestHandler => {
    const scope = scopeOf(route);
    return (_req, res, next) => {
      // People are held to their role.
      if (res.locals.person) return next();
      const lacking = lackingScope(scope, required, res.locals.scopes ?? new Set());
      next(lacking === undefined ? undefined : new InsufficientScope(lacking));
    };
  };

/** The scope that the contract gives to a route; null where it asks for no token. */
export function scopeOf(route: AppRoute): Scope | null {
  const scope = saidOf(route, 'scope');
  if (scope === null) return null;
  const known = SCOPES.find((each) => each === scope);
  if (known) return known;
  throw new Error(`${route.method} ${route.path} does not say which scope it needs`);
}
