import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core';
import { z } from 'zod';

const CHECKED = ['pathParams', 'query', 'headers', 'body'] as const;

/**
 * The same contract, its requests checked by schemas that answer or throw at once. Zod's own entrance for other
 * libraries repeats a check that threw as a promise. ts-rest drops that promise, and an unhandled rejection
 * ends the process.
 */
export function checkedAtOnce<Router extends AppRouter>(contract: Router): Router {
  const entries = Object.entries(contract).map(([name, route]) => [
    name,
    isAppRoute(route) ? checkedRoute(route) : checkedAtOnce(route),
  ]);
  return Object.fromEntries(entries) as Router;
}

function checkedRoute(route: AppRoute): AppRoute {
  const schemas = CHECKED.flatMap((part): [string, unknown][] => {
    const schema: unknown = Reflect.get(route, part);
    return schema instanceof z.ZodType ? [[part, atOnce(schema)]] : [];
  });
  return { ...route, ...Object.fromEntries(schemas) };
}

const atOnce = (schema: z.ZodType) => ({
  schema,
  '~standard': { version: 1, vendor: 'zod', validate: (value: unknown) => check(schema, value) },
});

/** Bodies that were held against their schema before, in slices. */
const checkedBefore = new WeakSet<WeakKey>();

export function rememberChecked<Body>(body: Body): Body {
  if (typeof body === 'object' && body !== null) checkedBefore.add(body);
  return body;
}

function check(schema: z.ZodType, value: unknown) {
  if (typeof value === 'object' && value !== null && checkedBefore.has(value)) return { value };
  try {
    const { success, data, error } = schema.safeParse(value);
    return success ? { value: data } : { issues: error.issues };
  } catch (error) {
    // Zod hands problems on as arguments of a call, of which there can't be more than about a hundred thousand.
    if (!(error instanceof RangeError)) throw error;
    return { issues: [{ code: 'custom', path: [], message: 'has too many problems to list' }] };
  }
}
