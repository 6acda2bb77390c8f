import type { Steps } from '@credence/core';
import { type core, z } from 'zod';
import { withoutWrapping } from './body-schema.ts';
import { describeIssues, MAX_LINES } from './describe-issues.ts';

/** What became of a body: as its schema gives it, or what is wrong with it. */
export type CheckedBody = { data: unknown } | { problems: string[] };

type Path = readonly PropertyKey[];

/** A part with so many values is checked at once, in a millisecond or two. */
const FEW_VALUES = 200;

/**
 * Holds a body against its schema, part after part: a large one that is wrong everywhere takes a second. Lists that are too
 * long are not looked into, and nothing is looked at once there are more problems than are told.
 */
export function* checkInSteps(schema: z.ZodType, body: unknown): Steps<CheckedBody> {
  const check = new BodyCheck(body);
  const data = yield* check.part(schema, body, []);
  return check.problems.length > 0 ? { problems: check.problems.slice(0, MAX_LINES) } : { data };
}

class BodyCheck {
  readonly problems: string[] = [];
  readonly #body: unknown;

  constructor(body: unknown) {
    this.#body = body;
  }

  *part(schema: z.ZodType, value: unknown, path: Path): Steps<unknown> {
    if (this.problems.length >= MAX_LINES) return undefined;
    yield;
    if (!isLarge(value)) return this.#atOnce(schema, value, path);
    const inner = withoutWrapping(schema);
    if (inner instanceof z.ZodArray && Array.isArray(value)) return yield* this.#list(inner, value, path);
    return inner instanceof z.ZodObject && isPlain(inner) && isObject(value)
      ? yield* this.#object(inner, value, path)
      : this.#atOnce(schema, value, path);
  }

  *#list(schema: z.ZodArray, list: unknown[], path: Path): Steps<unknown> {
    const { checks = [] } = schema.def;
    const ofLength = checks.filter(isOfLength);
    const before = this.problems.length;
    this.#atOnce(schema.clone({ ...schema.def, element: z.any(), checks: ofLength }), list, path);
    const items: unknown[] = [];
    if (this.problems.length > before) return items;
    for (const [index, item] of list.entries()) {
      items.push(yield* this.part(schema.element as z.ZodType, item, [...path, index]));
    }
    // Other rules may take it that each item is what it should be.
    if (checks.length === ofLength.length || this.problems.length > before) return items;
    return this.#atOnce(schema.clone({ ...schema.def, element: z.any() }), items, path);
  }

  *#object(schema: z.ZodObject, object: object, path: Path): Steps<unknown> {
    const fields: [string, unknown][] = [];
    for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
      const given: unknown = Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
      const checked = yield* this.part(field, given, [...path, name]);
      if (checked !== undefined) fields.push([name, checked]);
    }
    return Object.fromEntries(fields);
  }

  /** Problems are described here as well: that takes longer than finding them. */
  #atOnce(schema: z.ZodType, value: unknown, path: Path): unknown {
    const { data, error } = schema.safeParse(value);
    if (error) {
      const issues = error.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
      this.problems.push(...describeIssues(issues, this.#body, 'body'));
    }
    return data;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOfLength = ({ _zod: { def } }: core.$ZodCheck): boolean => /_length$|^length_/.test(def.check);

/** Whether an object is no more than its fields: no rule holds them together, and others are dropped. */
const isPlain = ({ def }: z.ZodObject): boolean => !def.catchall && !def.checks?.length;

/** Whether a value has more than a few values in it, in whatever depth. */
export function isLarge(value: unknown): boolean {
  const open: unknown[] = [value];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen + open.length > FEW_VALUES) return true;
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside = Object.values(next);
    if (inside.length > FEW_VALUES) return true;
    open.push(...inside);
  }
  return false;
}
