import { z } from 'zod';

/** What a schema of the contract says, in the words of JSON Schema. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  $ref?: string;
}

/** A value that the contract describes, with its parts. */
export interface Shape
  extends Omit<Schema, 'properties' | 'additionalProperties' | 'items' | 'anyOf' | '$ref'> {
  /** Where it stands: below the nearest schema with a name, as `SearchConfig.outbound.contactHints.[]`. */
  place: string;
  /** Parts of an object. */
  properties: Record<string, Shape>;
  /** Every other part of an object that takes more. */
  others: Shape | undefined;
  /** Parts of an array. */
  items: Shape | undefined;
  /** The forms that it can have, when these are several. */
  forms: Shape[];
}

const UNDERSTOOD = new Set([
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'required',
  'properties',
  'additionalProperties',
  'items',
  'anyOf',
  '$ref',
  // Say nothing about what is valid. Every name of a record is a text.
  '$schema',
  '$defs',
  'id',
  'title',
  'description',
  'default',
  'examples',
  'propertyNames',
  'deprecated',
]);

/** The shape of what a schema takes. `place` names it where it has no name of its own. */
export function shapeOf(type: z.ZodType, place: string): Shape {
  const { $defs = {}, ...root } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  const build = ({ $ref, ...schema }: Schema, at: string): Shape => {
    if ($ref !== undefined) {
      const name = $ref.replace('#/$defs/', '');
      return build(($defs[name] ?? {}) as Schema, name);
    }
    const strange = Object.keys(schema).find((keyword) => !UNDERSTOOD.has(keyword));
    if (strange) throw new Error(`${at}: no request can be made from the keyword ${strange}`);
    const { properties = {}, additionalProperties: others, items, anyOf = [], ...rest } = schema;
    return {
      ...rest,
      place: at,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, build(part, `${at}.${name}`)]),
      ),
      others: typeof others === 'object' ? build(others, `${at}.*`) : undefined,
      items: items && build(items, `${at}.[]`),
      forms: anyOf.map((form) => build(form, at)),
    };
  };
  return build(root as Schema, place);
}

/** Every place in a shape, those inside it included. */
export const placesOf = ({ place, properties, others, items, forms }: Shape): string[] => [
  place,
  ...[
    ...Object.values(properties),
    ...[others, items].filter((part) => part !== undefined),
    ...forms,
  ].flatMap(placesOf),
];

/** The kinds of JSON value that a shape takes. */
export function kindsOf({ type, enum: values, const: value, forms }: Shape): string[] {
  if (forms.length > 0) return forms.flatMap(kindsOf);
  if (type !== undefined) return type === 'integer' ? ['number'] : [type];
  const named = values ?? (value === undefined ? [] : [value]);
  return named.length > 0
    ? named.map(kindOf)
    : ['string', 'number', 'boolean', 'null', 'array', 'object', 'undefined'];
}

/** The kind of a JSON value. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The form that a value has, among those that its shape takes. */
export function formOf(shape: Shape, value: unknown): Shape {
  if (shape.forms.length === 0) return shape;
  const form = shape.forms.find((each) => kindsOf(each).includes(kindOf(value)));
  if (!form) throw new Error(`${shape.place} does not take what was made for it`);
  return formOf(form, value);
}
