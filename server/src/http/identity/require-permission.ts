import { contract, PERMISSIONS, type Permission } from '@credence/contract';
import { Forbidden } from '@credence/core';
import type { AppRoute } from '@ts-rest/core';
import type { RequestHandler, Response } from 'express';
import { saidOf } from '../route-metadata.ts';
import type { Person } from './identify.ts';
import { ROUTE_PERMISSIONS } from './route-permissions.ts';
import { Unauthorized } from './unauthorized.ts';

const OPERATIONS = '/operations/v1/';

const addressOf = ({ method, path }: Pick<AppRoute, 'method' | 'path'>): string => `${method} ${path}`;

/** What the API's endpoints need, by their addresses. */
const byAddress = new Map<string, Permission | null>(
  Object.entries(contract).flatMap(([group, routes]) =>
    Object.entries(routes).map(([name, route]): [string, Permission | null] => {
      const permissions: Record<string, Readonly<Record<string, Permission | null>>> = ROUTE_PERMISSIONS;
      return [addressOf(route), permissions[group]?.[name] ?? null];
    }),
  ),
);

/**
 * What the role of a person must allow for an endpoint; null where any role will do.
 * @throws when nothing says so
 */
function permissionOf(route: Pick<AppRoute, 'method' | 'path' | 'metadata'>): Permission | null {
  const known = byAddress.get(addressOf(route));
  if (known !== undefined) return known;
  const permission = saidOf(route, 'permission');
  if (permission === null) return null;
  const named = PERMISSIONS.find((each) => each === permission);
  if (named) return named;
  throw new Error(`${addressOf(route)} does not say what people need for it`);
}

/**
 * Refuses people whose role does not allow an endpoint, and programs where only people work.
 * @throws when the endpoint does not say what it needs
 */
export function requireRole(route: AppRoute): RequestHandler {
  const permission = permissionOf(route);
  const isForPeople = route.path.startsWith(OPERATIONS);
  return (_req, res, next) => {
    if (isForPeople) personOf(res);
    if (permission !== null && res.locals.person) requirePermission(res, permission);
    next();
  };
}

/** Refuses people whose role does not allow something, and callers that are no person. */
export function requirePermission(res: Response, permission: Permission): void {
  if (!personOf(res).allowed.has(permission)) throw new Forbidden(`Your role does not allow ${permission}`);
}

/** Who is signed in. */
export function personOf({ locals }: Response): Person {
  if (!locals.person) throw new Unauthorized('Only people who are signed in to the console may do this');
  return locals.person;
}
