import { contract, WebhookEvent } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operationIdOf } from '../operation.ts';
import type { Example } from './example.ts';
import { OPERATION_EXAMPLES } from './operations.ts';
import { WEBHOOK_EXAMPLES } from './webhooks.ts';

interface Route {
  body?: unknown;
  responses: Record<string, unknown>;
}
const routes = Object.entries(contract).flatMap(([resource, verbs]) =>
  Object.entries<Route>(verbs).map(([verb, route]) => [operationIdOf(`${resource}.${verb}`), route] as const),
);

/** A field that the schema does not know would be dropped by parsing, so what comes out must be what went in. */
function expectAnswer(schema: unknown, { value }: Example): void {
  // Of a file there is nothing to parse.
  if (typeof schema === 'object' && schema !== null && 'contentType' in schema) return;
  expect(schema).toBeInstanceOf(z.ZodType);
  expect((schema as z.ZodType).parse(value)).toEqual(value);
}

/** Defaults may be added to a request, but nothing of it may be dropped or changed. */
function expectRequest(schema: unknown, { value }: Example): void {
  expect(schema).toBeInstanceOf(z.ZodType);
  expect((schema as z.ZodType).parse(value)).toMatchObject(value as object);
}

describe.each(routes)('examples of %s', (operationId, route) => {
  const examples = OPERATION_EXAMPLES[operationId];

  it('show each body that may be sent', () => {
    expect(Boolean(examples?.request)).toBe(route.body instanceof z.ZodType);
    for (const example of Object.values(examples?.request ?? {})) expectRequest(route.body, example);
  });

  it('show each answer that is no error', () => {
    const statuses = Object.keys(route.responses).filter((status) => Number(status) < 400);
    expect(Object.keys(examples?.responses ?? {})).toEqual(statuses);
    for (const [status, byName] of Object.entries(examples?.responses ?? {})) {
      for (const example of Object.values(byName)) expectAnswer(route.responses[status], example);
    }
  });
});

describe('examples of webhooks', () => {
  it.each(WebhookEvent.options.map((schema) => [schema.shape.event.value, schema] as const))(
    '%s',
    (event, schema) => {
      const example = WEBHOOK_EXAMPLES[event];
      if (!example) throw new Error(`no example for ${event}`);
      expectAnswer(schema, example);
    },
  );
});
