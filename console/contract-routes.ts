import { contract, operationsContract } from '@credence/contract';
import type { Plugin } from 'vite';

const NAME = 'virtual:contract-routes';

/** What a request needs of a contract: its schemas, which are most of it, are for the types alone. */
function routesOf(router: object): object {
  return Object.fromEntries(
    Object.entries(router).map(([name, part]) => {
      if (!('method' in part)) return [name, routesOf(part)];
      const { method, path } = part;
      return [name, { method, path }];
    }),
  );
}

/** Saves browsers a library of schemas: `virtual:contract-routes` has the contracts as a client asks by them. */
export const contractRoutes = (): Plugin => ({
  name: 'contract-routes',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}`
      ? `export const contract = ${JSON.stringify(routesOf(contract))};
         export const operationsContract = ${JSON.stringify(routesOf(operationsContract))};`
      : undefined,
});
