import type { AppRoute, AppRouter } from '@ts-rest/core';
import { isAppRoute } from '@ts-rest/core';
import type { Request, Response } from 'express';

/** What every implementation of an endpoint has in common. */
export type Handler = (input: { req: Request; res: Response; params?: unknown; body?: unknown }) => Promise<{
  status: number;
}>;

/**
 * The implementations of a contract, each wrapped.
 * @throws when one is not in the contract
 */
export function everyRoute<Implementations extends object>(
  contract: AppRouter,
  implementations: Implementations,
  wrap: (route: AppRoute, handler: Handler) => Handler,
): Implementations {
  const wrapped = Object.entries(implementations).map(([name, implementation]: [string, unknown]) => {
    const route = contract[name];
    if (route === undefined) throw new Error(`${name} is not in the contract`);
    return [
      name,
      isAppRoute(route)
        ? wrap(route, implementation as Handler)
        : everyRoute(route, implementation as object, wrap),
    ];
  });
  return Object.fromEntries(wrapped) as Implementations;
}
