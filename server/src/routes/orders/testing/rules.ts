import { completeOrder } from './orders.ts';

/** One wrong field: where, what stands there (undefined removes it), what is said, and under which path if another. */
export type Rule = [path: string, value: unknown, words: string, place?: string];

/** A text that must be there, of at most so many characters. */
export const required = (path: string, max = 200): Rule[] => [
  [path, undefined, 'is required'],
  [path, null, 'must be a string'],
  [path, 7, 'must be a string'],
  ...bounded(path, max),
];

/** The same, where it may be left out. */
export const optional = (path: string, max = 200): Rule[] => [
  [path, 7, 'must be a string'],
  ...bounded(path, max),
];

/** The same, where being empty says no more than being left out. */
export const fillable = (path: string, max = 200): Rule[] =>
  optional(path, max).filter(([, value]) => value !== '');

/** What must be true or false where it is given. */
export const flags = (...paths: string[]): Rule[] =>
  paths.flatMap((path): Rule[] => [
    [path, 'true', 'must be a boolean'],
    [path, 1, 'must be a boolean'],
  ]);

/** A whole number between bounds, both allowed. */
export const whole = (path: string, least: number, most: number): Rule[] => [
  [path, least - 1, `must be at least ${least}`],
  [path, most + 1, `must be at most ${most}`],
  [path, least + 0.5, 'must be an integer'],
  [path, String(least), 'must be a number'],
];

const bounded = (path: string, max: number): Rule[] => [
  [path, '', 'must not be empty'],
  [path, 'x'.repeat(max + 1), `must be at most ${max.toLocaleString('en-US')} characters long`],
];

/** The complete order with another value at one dotted path; undefined removes the field. */
export const orderWith = (path: string, value: unknown): unknown => bodyWith(completeOrder(), path, value);

/** A body of one's own with another value at one dotted path; undefined removes the field. */
export function bodyWith(body: unknown, path: string, value: unknown): unknown {
  const places = path.split('.');
  const last = places.pop() ?? '';
  const parent = places.reduce<unknown>((level, place) => Reflect.get(Object(level), place), body);
  if (typeof parent !== 'object' || parent === null) throw new Error(`The body has no ${path}`);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return body;
}

/** Rules as test cases, each with the line that is to come back. */
export const casesOf = (rules: readonly Rule[]) =>
  rules.map(([path, value, words, place = path]) => {
    const line = `${place} ${words}`;
    const sent = (JSON.stringify(value) ?? 'nothing').slice(0, 40);
    return { title: `${line} (${path === place ? '' : `${path} = `}${sent})`, path, value, line };
  });
