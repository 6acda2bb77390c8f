import { type Path, withValueAt } from './broken-values.ts';
import { formOf, type Shape } from './shape.ts';

const repeated = (text: string, times: number) => Array(times).fill(text).join();

/** JSON that no endpoint takes, wherever it stands. */
export const HOSTILE_JSON: readonly string[] = [
  '"a\\u0000"',
  '"\\ud83d"',
  '"\\udc00a"',
  '{"a\\u0000":1}',
  '{"\\ud800":1}',
  '{"a":1,"\\u0061":1}',
  ...['1e400', '-1e400', 'NaN', '"\n"', '\u0000', '{"a":1', '[1,]'],
  '['.repeat(100) + ']'.repeat(100),
  `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`,
  `[${repeated('1', 10_001)}]`,
  `{${Array.from({ length: 10_001 }, (_, at) => `"f${at}":1`).join()}}`,
  `"${'x'.repeat(1_000_000)}"`,
  `{"${'x'.repeat(10_001)}":1}`,
];

/** A mark that must not come back, to be told from anything that the service makes itself. */
export const INTRUDER = 'd0d0d0d0-0000-4000-8000-d0d0d0d0d0d0';

/** What an answer about a new order has only when such a field had an effect. */
export const EFFECT = new RegExp(`${INTRUDER}|"isRedacted":true|"orderStatus":"CANCELLED"`);

/** Fields that no caller may set, and names that mean something to JavaScript: none has an effect. */
export const INTRUDING_FIELDS: readonly [name: string, json: string][] = [
  ...[
    'id',
    'tenant',
    'organizationId',
    'organization',
    'orderId',
    'createdAt',
    'hasOwnProperty',
    'toString',
  ].map((name): [string, string] => [name, JSON.stringify(INTRUDER)]),
  ['orderStatus', '"CANCELLED"'],
  ['isRedacted', 'true'],
  ['length', '-1'],
  ['__proto__', `{"id":"${INTRUDER}","polluted":true}`],
  ['constructor', `{"prototype":{"polluted":true},"id":"${INTRUDER}"}`],
  ['prototype', '{"polluted":true}'],
  ['toJSON', `"${INTRUDER}"`],
  ['then', `"${INTRUDER}"`],
];

/** Every place in a JSON value, its own included. */
export function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...parts.flatMap(([name, part]) => placesIn(part, [...at, name]))];
}

/** The places of objects that take no other field than theirs, with the names of those. */
export function closedObjectsIn(
  shape: Shape,
  value: unknown,
  at: Path = [],
): { at: Path; names: string[] }[] {
  const { properties, others, isStrict, items, type } = formOf(shape, value);
  if (Array.isArray(value)) {
    return items ? value.flatMap((item, index) => closedObjectsIn(items, item, [...at, index])) : [];
  }
  if (type !== 'object' || typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, part]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return known ? closedObjectsIn(known, part, [...at, name]) : [];
  });
  return others || isStrict ? inside : [{ at, names: Object.keys(properties) }, ...inside];
}

/** JSON with raw text in place of the value that is there. */
export const jsonWith = (value: unknown, at: Path, raw: string): string =>
  JSON.stringify(withValueAt(value, at, INTRUDER)).replace(`"${INTRUDER}"`, () => raw);

/** JSON with one more field, in raw text, in the object that is there. */
export const jsonWithField = (value: unknown, at: Path, raw: string): string =>
  JSON.stringify(withValueAt(value, [...at, INTRUDER], 0)).replace(`"${INTRUDER}":0`, () => raw);
