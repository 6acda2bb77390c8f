import fc from 'fast-check';
import { RULES } from './rules.ts';
import type { Shape } from './shape.ts';
import { placeholder, TEXTS } from './texts.ts';

/** Lists stay short, so that a request takes its milliseconds to be answered and not to be sent. */
const MANY = 2;
/** Longest text of any characters; a text of the greatest length allowed comes now and then. */
const LONG = 24;

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Values that a shape takes: those of its parts, brought into line by the rules that span several of them. */
export function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  const values = plainValuesOf(shape);
  const rule = shape.type === 'object' || shape.type === 'array' ? RULES[shape.place] : undefined;
  return rule ? values.map(rule.mend) : values;
}

function plainValuesOf(shape: Shape): fc.Arbitrary<unknown> {
  const { place, forms, enum: allowed, const: only, minimum, maximum } = shape;
  if (forms.length > 0) return fc.oneof(...forms.map(valuesOf));
  if (only !== undefined) return fc.constant(only);
  if (allowed) return fc.constantFrom(...allowed);
  switch (shape.type) {
    case 'string':
      return TEXTS[place]?.values ?? textsOf(shape);
    case 'integer':
      return fc.integer({ min: minimum ?? -MANY, max: maximum ?? MANY });
    case 'number':
      return fc.oneof(
        fc.integer({ min: minimum ?? -MANY, max: maximum ?? MANY }),
        fc.double({ min: minimum ?? -1e300, max: maximum ?? 1e300, noNaN: true }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listsOf(shape);
    case 'object':
      return objectsOf(shape);
    default:
      return anything;
  }
}

function listsOf({ items, minItems = 0, maxItems = MANY }: Shape): fc.Arbitrary<unknown> {
  if (!items) return fc.constant([]);
  return fc.array(valuesOf(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + MANY) });
}

function objectsOf({ properties, required = [], others }: Shape): fc.Arbitrary<unknown> {
  const entries = Object.entries(properties).map(([name, part]) => [
    name,
    // Only an id of something that exists is sure to be accepted where one must be given.
    part.format === 'uuid' && required.includes(name) ? fc.constant(placeholder(name)) : valuesOf(part),
  ]);
  const named = fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
    noNullPrototype: true,
  });
  if (!others) return named;
  const more = fc.dictionary(names, valuesOf(others), { maxKeys: 2, noNullPrototype: true });
  return fc.tuple(more, named).map(([unnamed, known]) => ({ ...unnamed, ...known }));
}

function textsOf({ place, format, pattern, minLength = 0, maxLength = 100 }: Shape): fc.Arbitrary<string> {
  if (format === 'uuid') {
    const name = place.slice(place.lastIndexOf('.') + 1);
    return fc.oneof(fc.uuid(), fc.constant(NIL_UUID), fc.constant(placeholder(name)));
  }
  if (format === 'date') return days;
  if (format === 'date-time') return instants;
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter((value) => value.length <= maxLength);
  const longest = Math.max(minLength, Math.min(maxLength, LONG));
  return fc.oneof(
    {
      weight: 20,
      arbitrary: characters(minLength, longest).map(maxLength === MAX_NAME ? printable : asItIs),
    },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength, 10_000))) },
  );
}

/** Names have no control characters. */
const MAX_NAME = 200;
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, 'x');
const asItIs = (text: string): string => text;

/** Any characters that can be kept, counted as JavaScript counts them. */
const characters = (least: number, most: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'binary', minLength: least, maxLength: most })
    .map((text) => text.replaceAll('\0', '\u0001').slice(0, most))
    .map((text) => (text.isWellFormed() ? text : text.toWellFormed()));

const names = characters(1, 12).filter((name) => name !== '__proto__');

const days = fc.oneof(
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('0000-01-01', '0001-12-31', '2024-02-29', '9999-12-31'),
);
const instants = fc
  .tuple(
    days,
    fc.constantFrom('00:00:00', '23:59:59', '12:30:00.5', '23:59:59.999999999'),
    fc.constantFrom('Z', '+00:00', '-05:00', '+14:00', '-23:59', '+23:59'),
  )
  .map(([day, time, zone]) => `${day}T${time}${zone}`);

const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -1.5, Number.MAX_SAFE_INTEGER),
    characters(0, LONG),
    fc.array(tie('value'), { maxLength: MANY }),
    fc.dictionary(names, tie('value'), { maxKeys: MANY, noNullPrototype: true }),
  ),
})).value;
