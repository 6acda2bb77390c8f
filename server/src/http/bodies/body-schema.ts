import type { AppRoute } from '@ts-rest/core';
import { z } from 'zod';

/** What the body of a route is held against; undefined where it takes none. */
export function bodySchemaOf(route: AppRoute): z.ZodType | undefined {
  const body: unknown = 'body' in route ? route.body : undefined;
  const schema = typeof body === 'object' && body !== null && 'schema' in body ? body.schema : undefined;
  return schema instanceof z.ZodType ? schema : undefined;
}

/** The schema of what is there, where it may also be missing. */
export function withoutWrapping(schema: unknown): unknown {
  let inner = schema;
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault
  ) {
    inner = inner.unwrap();
  }
  return inner;
}
