import { RULES } from './rules.ts';
import { formOf, kindOf, kindsOf, type Shape } from './shape.ts';
import { TEXTS } from './texts.ts';

/** Where a value stands: names and indexes, from the outside in. */
export type Path = readonly (string | number)[];

/** One way to break a value in one place. */
export interface Break {
  /** What was done, for the report of a failure. */
  what: string;
  /** Where something is put. */
  at: Path;
  /** What is put there; undefined takes away what was there. */
  value: () => unknown;
  /** The field that the refusal has to name. */
  named: Path;
}

/** How the description of what breaks a rule begins. */
export const AGAINST = 'against the rule of';

/** How values travel: as JSON, or as text in a query (where brackets make lists and objects), a header or a path. */
export type Wire = 'json' | 'query' | 'header' | 'path';

/** A longer list is sent only when that takes less. */
const MAX_LIST_BYTES = 1_000_000;
/** Longer texts than these have a test of their own: each would be a large request. */
const MAX_TEXT = 100_000;

/** Every way to break a valid value in one place. */
export function breaksOf(shape: Shape, value: unknown, wire: Wire, at: Path = []): Break[] {
  const form = formOf(shape, value);
  return [
    ...(at.length > 0 ? wrongKinds(shape, wire, at) : []),
    ...ruleBreaks(form, value, at),
    ...partBreaks(form, value, wire, at),
  ];
}

/** A value of each kind that is not taken there. */
function wrongKinds(shape: Shape, wire: Wire, at: Path): Break[] {
  const samples = {
    json: ['x', 7, true, null, ['x'], { x: 1 }],
    query: [['x', 'y'], { x: 'y' }],
    header: [],
    path: [],
  }[wire];
  const kinds = kindsOf(shape);
  return samples
    .filter((sample) => !kinds.includes(kindOf(sample)))
    .map((sample) => ({
      what: `${kindOf(sample)} in place of ${kinds}`,
      at,
      value: () => sample,
      named: at,
    }));
}

function ruleBreaks({ place, type }: Shape, value: unknown, at: Path): Break[] {
  if (type !== 'object' && type !== 'array') return [];
  return (RULES[place]?.breaks(value) ?? []).map((broken) => ({
    what: `${AGAINST} ${place} about ${broken.named || 'the whole'}`,
    at,
    value: () => broken.value,
    named: [...at, ...(broken.named === '' ? [] : pathOf(broken.named))],
  }));
}

/** What the rules of headers name has dots nowhere, so that a path can be written with them. */
const pathOf = (dotted: string): Path => dotted.split('.');

function partBreaks(form: Shape, value: unknown, wire: Wire, at: Path): Break[] {
  const put = (what: string, ...values: unknown[]): Break[] =>
    values.map((each) => ({ what, at, value: () => each, named: at }));
  if (form.enum || form.const !== undefined)
    return put('none of the allowed', 'NONE_OF_THEM', '', 'in_progress');
  switch (kindOf(value)) {
    case 'string':
      // A path without one of its parts is another path.
      return textBreaks(form).flatMap(([what, text]) =>
        wire === 'path' && text === '' ? [] : put(what, text),
      );
    case 'number':
      return [
        ...numberBreaks(form).flatMap(([what, number]) => put(what, number)),
        ...(wire === 'json' || form.type === undefined
          ? []
          : put('a text that is no number', 'x', '1x', 'NaN')),
      ];
    case 'array':
      return listBreaks(form, value as unknown[], wire, at);
    case 'object':
      return objectBreaks(form, value as Record<string, unknown>, wire, at);
    default:
      return [];
  }
}

function textBreaks({ place, format, pattern, minLength = 0, maxLength }: Shape): [string, string][] {
  const bad = {
    uuid: ['x', '', '00000000-0000-0000-0000-00000000000', 'g0000000-0000-4000-8000-000000000000'],
    date: ['x', '', '2024-02-30', '2023-02-29', '24-01-01', '2024-1-1', '01/02/2024'],
    'date-time': ['x', '', '2024-01-01T00:00:00', '2024-01-01T25:00:00Z', '2024-02-30T00:00:00Z', 'now'],
    email: ['x', '', 'x@', '@x.example', 'a b@x.example', 'a@b@x.example', 'a@x.example\r\nBcc: b@x.example'],
  }[format ?? ''];
  return [
    ...(bad ?? (pattern ? ['', '\n', '!', 'ÀÉ'] : [])).map((text): [string, string] => [
      'another form',
      text,
    ]),
    ...(TEXTS[place]?.bad ?? []).map((text): [string, string] => ['not taken', text]),
    ...(minLength > 0 ? [['too short', 'x'.repeat(minLength - 1)] as [string, string]] : []),
    ...(maxLength !== undefined && maxLength <= MAX_TEXT
      ? [['too long', 'x'.repeat(maxLength + 1)] as [string, string]]
      : []),
  ];
}

function numberBreaks({ type, minimum, maximum }: Shape): [string, number][] {
  const breaks: [string, number][] = [];
  if (minimum !== undefined) breaks.push(['below the least', minimum - 1]);
  if (maximum !== undefined) breaks.push(['above the most', maximum + 1]);
  if (type === 'integer') breaks.push(['a fraction', (minimum ?? 0) + 0.5]);
  return breaks;
}

function listBreaks(
  { items, minItems = 0, maxItems }: Shape,
  list: unknown[],
  wire: Wire,
  at: Path,
): Break[] {
  const [first] = list;
  const inside = items ? list.flatMap((item, index) => breaksOf(items, item, wire, [...at, index])) : [];
  const few = { what: 'too few', at, value: () => list.slice(0, minItems - 1), named: at };
  const many = { what: 'too many', at, value: () => Array(Number(maxItems) + 1).fill(first), named: at };
  const sendable =
    maxItems !== undefined && first !== undefined && JSON.stringify(first).length * maxItems < MAX_LIST_BYTES;
  return [...inside, ...(minItems > 0 ? [few] : []), ...(sendable ? [many] : [])];
}

function objectBreaks(
  { properties, required = [], others }: Shape,
  object: Record<string, unknown>,
  wire: Wire,
  at: Path,
): Break[] {
  const parts = Object.entries({
    ...Object.fromEntries(Object.keys(object).map((name) => [name, others])),
    ...properties,
  });
  return parts.flatMap(([name, part]) => {
    if (!part) return [];
    const place = [...at, name];
    const isNeeded = required.includes(name);
    // What is absent can be wrong too.
    const wrong =
      object[name] === undefined ? wrongKinds(part, wire, place) : breaksOf(part, object[name], wire, place);
    // Null says that a field is left out.
    const breaks = isNeeded
      ? wrong
      : wrong.filter((each) => each.at.length > place.length || each.value() !== null);
    const missing = { what: 'missing', at: place, value: () => undefined, named: place };
    return isNeeded && wire !== 'path' && object[name] !== undefined ? [missing, ...breaks] : breaks;
  });
}

/** A copy of a value with something else in one place; undefined takes away what was there. */
export function withValueAt(value: unknown, [place, ...rest]: Path, put: unknown): unknown {
  if (place === undefined) return put;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = withValueAt(Reflect.get(copy, place), rest, put);
  if (inner === undefined) Reflect.deleteProperty(copy, place);
  else Reflect.set(copy, place, inner);
  return copy;
}
