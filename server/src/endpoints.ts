import { contract, operationsContract } from '@credence/contract';
import type { AppRoute } from '@ts-rest/core';
import type { Express } from 'express';
import { checkedAtOnce } from './http/bodies/checked-at-once.ts';
import { methodNotAllowed } from './http/errors.ts';
import { saidOf } from './http/route-metadata.ts';

/** What programs and people call. */
const served = { ...contract, ...operationsContract };

/** The contract's endpoints, whose requests are checked in one go. */
export const endpoints = checkedAtOnce(served);

/** Whether an endpoint asks for no token. */
export const isPublic = (route: AppRoute): boolean => saidOf(route, 'public') === true;

/** Refuses requests to some of the contract's paths with a method that these do not have. What can be read has `HEAD` too. */
export function refuseOtherMethods(app: Express, isMeant: (path: string) => boolean): void {
  const methods = new Map<string, string[]>();
  for (const routes of Object.values(served)) {
    for (const { path, method } of Object.values(routes))
      methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  for (const [path, allowed] of methods) {
    if (!isMeant(path)) continue;
    const refuse = methodNotAllowed(allowed);
    // `app.all` would keep a handler for each of the thirty-five methods that there are.
    app.route(path).all((req, res, next) => (allowed.includes(req.method) ? next() : refuse(req, res, next)));
  }
}
