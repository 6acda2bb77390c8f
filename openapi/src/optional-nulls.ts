import type { JsonSchema } from './json-schema.ts';

const NULL = { type: 'null' };

/**
 * Says of a body that is sent that every field which may be left out may be null: the service takes both alike, at every
 * level that the contract describes.
 */
export function allowOptionalNulls(schema: JsonSchema): JsonSchema {
  const { properties = {}, required = [], items, anyOf } = schema as BodySchema;
  for (const [name, field] of Object.entries(properties)) {
    allowOptionalNulls(field);
    if (!required.includes(name)) properties[name] = orNull(field);
  }
  for (const part of [items, ...(anyOf ?? [])]) if (part) allowOptionalNulls(part);
  return schema;
}

interface BodySchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: words, $ref, ...rest } = schema;
  const { anyOf } = schema as BodySchema;
  if (anyOf)
    return anyOf.some((part) => part.type === 'null') ? schema : { ...schema, anyOf: [...anyOf, NULL] };
  if ($ref) return { anyOf: [{ $ref }, NULL], ...rest };
  if (words) return { anyOf: [{ type, enum: words }, NULL], ...rest };
  // One of several types is null already; without a type, every value is taken.
  return typeof type === 'string' ? { ...schema, type: [type, 'null'] } : schema;
}
