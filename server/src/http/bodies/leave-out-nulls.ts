import { isOptionalText } from '@credence/contract';
import { inSlices, type Steps } from '@credence/core';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { laterSlices } from '../limits/refusal-time.ts';
import { withoutWrapping } from './body-schema.ts';

/** Where in a value of some shape a null, or an empty text, says no more than that a field was left out. */
interface Nulls {
  /** Fields that may be missing, and that have no null of their own, each with what else says that it is. */
  readonly here: readonly (readonly [field: string, empty: null | ''])[];
  /** Fields with more of them inside. */
  readonly inside: readonly (readonly [field: string, nulls: Nulls])[];
  readonly ofItems: Nulls | undefined;
}

/**
 * Takes an optional field that is null as one that was left out, and so a text that may be empty, at every level that the
 * contract describes.
 * @param schema what the body is held against afterwards; undefined where there is none
 */
export function leaveOutNulls(schema: z.ZodType | undefined): RequestHandler {
  const nulls = schema && nullsOf(schema);
  return async (req, res, next) => {
    if (nulls) await inSlices(removeNulls(nulls, req.body), laterSlices(res));
    next();
  };
}

function* removeNulls({ here, inside, ofItems }: Nulls, value: unknown): Steps<void> {
  if (typeof value !== 'object' || value === null) return;
  yield;
  if (Array.isArray(value)) {
    if (ofItems) for (const item of value) yield* removeNulls(ofItems, item);
    return;
  }
  for (const [field, empty] of here) {
    const given: unknown = Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined;
    if (given === null || given === empty) Reflect.deleteProperty(value, field);
  }
  for (const [field, nulls] of inside) {
    if (Object.hasOwn(value, field)) yield* removeNulls(nulls, Reflect.get(value, field));
  }
}

/** Undefined where there can be none. */
function nullsOf(schema: unknown): Nulls | undefined {
  const inner = withoutWrapping(schema);
  if (inner instanceof z.ZodArray) return found([], [], nullsOf(inner.element));
  if (inner instanceof z.ZodUnion) return together(inner.options.map(nullsOf));
  if (!(inner instanceof z.ZodObject)) return undefined;
  const fields = Object.entries<z.ZodType>(inner.shape);
  const here = fields
    .filter(([, field]) => isOptional(field))
    .map(([name, field]) => [name, emptyOf(field)] as const);
  const inside = fields.flatMap(([name, field]): Nulls['inside'] => {
    const nulls = nullsOf(field);
    return nulls ? [[name, nulls]] : [];
  });
  return found(here, inside, undefined);
}

const found = (...[here, inside, ofItems]: [Nulls['here'], Nulls['inside'], Nulls['ofItems']]) =>
  here.length > 0 || inside.length > 0 || ofItems ? { here, inside, ofItems } : undefined;

/** Of alternatives, such as one target or a list of them. */
function together(options: readonly (Nulls | undefined)[]): Nulls | undefined {
  const some = options.filter((option) => option !== undefined);
  const [ofItems] = some.flatMap((option) => option.ofItems ?? []);
  return found(
    some.flatMap(({ here }) => here),
    some.flatMap(({ inside }) => inside),
    ofItems,
  );
}

/** Where null is taken, it means something of its own. */
const isOptional = (field: z.ZodType): boolean =>
  field.safeParse(undefined).success && !field.safeParse(null).success;

const emptyOf = (field: z.ZodType): null | '' => (isOptionalText(withoutWrapping(field)) ? '' : null);
