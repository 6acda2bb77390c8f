import { contract, operationsContract } from '@credence/contract';
import type { AppRoute } from '@ts-rest/core';
import { expect } from 'vitest';
import { z } from 'zod';

/** What came back for one request. */
export interface Answer {
  status: number;
  /** Names in lower case; cookies are lines of one. */
  headers: Record<string, string>;
  text: string;
  /** The parsed JSON; undefined where the answer is none. */
  body: unknown;
}

/** An endpoint as the contract has it, with its place there: `orders.create`. */
export interface NamedRoute {
  name: string;
  route: AppRoute;
}

const routesOf = (router: Record<string, Record<string, AppRoute>>): NamedRoute[] =>
  Object.entries(router).flatMap(([group, routes]) =>
    Object.entries(routes).map(([name, route]) => ({ name: `${group}.${name}`, route })),
  );

/** Every endpoint of the contract. */
export const ROUTES: readonly NamedRoute[] = routesOf(contract);

/** Every endpoint for people at work. */
export const OPERATIONS: readonly NamedRoute[] = routesOf(operationsContract);

const Problem = z.strictObject({
  statusCode: z.number(),
  message: z.union([z.string(), z.array(z.string()).min(1)]),
  error: z.string(),
});

const ProblemDetails = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.array(z.string()).optional(),
});

/** Reads a response to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const cookies = response.headers.getSetCookie().join('\n');
  const headers: Record<string, string> = {
    ...Object.fromEntries(response.headers),
    ...(cookies === '' ? {} : { 'set-cookie': cookies }),
  };
  const body: unknown = /\bjson\b/.test(headers['content-type'] ?? '') && text ? JSON.parse(text) : undefined;
  return { status: response.status, headers, text, body };
}

/** The lines of an error answer. */
export const messagesOf = ({ body }: Answer): string[] => [Problem.parse(body).message].flat();

/** What holds for every answer of the service, and that this one is exactly what the contract says. */
export function expectDocumented(method: string, path: string, answer: Answer): void {
  const { status, headers, body } = answer;
  expect(headers['x-request-id']).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('x-powered-by');
  const route = routeOf(method, path);
  if (route) expect(Object.keys(route.responses), 'documented statuses').toContain(String(status));
  if (status >= 400 && body !== undefined) expectProblem(answer);
  else if (route && method !== 'HEAD') expectFields(route, answer);
}

function expectProblem({ status, headers, body }: Answer): void {
  if (headers['content-type']?.startsWith('application/problem+json')) {
    expect(ProblemDetails.parse(body).status).toBe(status);
    return;
  }
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(Problem.parse(body).statusCode).toBe(status);
}

/** Parsing leaves out what the contract does not name, so a body with anything more differs from its parsed self. */
function expectFields({ responses }: AppRoute, { status, headers, body }: Answer): void {
  const schema: unknown = responses[status];
  if (isFile(schema)) {
    expect(headers['content-type']).toBe(schema.contentType);
    return;
  }
  if (status === 204) {
    expect(body).toBeUndefined();
    return;
  }
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  if (!(schema instanceof z.ZodType)) throw new Error('The contract does not describe this body');
  expect(schema.parse(body)).toEqual(body);
}

const isFile = (schema: unknown): schema is { contentType: string } =>
  typeof schema === 'object' && schema !== null && 'contentType' in schema;

/** Every endpoint there is, with the paths that it answers. */
const PLACES = [...ROUTES, ...OPERATIONS].map(({ route }) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
}));

function routeOf(method: string, path: string): AppRoute | undefined {
  const sought = method === 'HEAD' ? 'GET' : method;
  const pathname = path.split('?', 1)[0] ?? '';
  const places = PLACES.filter(({ pattern }) => pattern.test(pathname));
  // `/orders/dry-runs` is no order.
  const exact = places.filter(({ route }) => route.path === pathname);
  return (exact.length > 0 ? exact : places).find(({ route }) => route.method === sought)?.route;
}
