import { FileContent } from '@credence/contract';
import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';
import { allowOptionalNulls } from './optional-nulls.ts';

/** Which side of a zod schema a place in the document shows: what may be sent (`input`) or what is answered (`output`). */
type Side = 'input' | 'output';

/** What ts-rest asks a schema for. */
type Part = 'body' | 'query' | 'header' | 'path' | 'response';

const COMPONENTS = '#/components/schemas/';
const HOISTED = '#/$defs/';

/** Formats that say it all: zod's regular expression beside them only makes the document harder to read. */
const TELLING_FORMATS = new Set(['uuid', 'email', 'date', 'date-time']);

/** The schemas of one document: named ones are kept once as components, the rest stand where they are used. */
export class SchemaRegistry {
  readonly #named: Record<Side, Map<string, JsonSchema>> = { input: new Map(), output: new Map() };

  /** The schema as it stands at its place in the document: a `$ref` when it has an id. */
  place(schema: z.ZodType, part: Part): JsonSchema {
    const side = part === 'response' ? 'output' : 'input';
    // Inside an array even the outermost schema counts as nested, so that its id is hoisted like any other.
    const { items, $defs = {} } = z.toJSONSchema(z.array(schema), {
      io: side,
      // The contents of a file: what it says of itself is all there is to say.
      unrepresentable: schema === FileContent ? 'any' : 'throw',
      override: ({ jsonSchema }) => simplify(jsonSchema, side),
    });
    const finished = (found: unknown) => {
      const placed = withReferences(found as JsonSchema, (name) => variant(name, side));
      return part === 'body' ? allowOptionalNulls(placed) : placed;
    };
    for (const [id, definition] of Object.entries($defs)) this.#named[side].set(id, finished(definition));
    return finished(items);
  }

  /**
   * Puts the named schemas into a document made with `place`. A schema that is sent and answered alike is one
   * component; where the two differ, the answered one is called `<id>Output`.
   */
  complete<T extends object>(document: T): { document: T; components: Record<string, JsonSchema> } {
    const merged = this.#mergeable();
    const rename = (name: string) => merged.get(name) ?? name;
    const components: Record<string, JsonSchema> = {};
    for (const side of ['output', 'input'] as const) {
      for (const [id, schema] of this.#named[side]) {
        components[rename(variant(id, side))] = withReferences(schema, rename);
      }
    }
    const sorted = Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1));
    return { document: withReferences(document, rename), components: Object.fromEntries(sorted) };
  }

  /** Output names that need no suffix, with their plain name: assume all of them, then drop those that do differ. */
  #mergeable(): Map<string, string> {
    const { input, output } = this.#named;
    const merged = new Map([...output.keys()].map((id) => [variant(id, 'output'), id]));
    const rename = (name: string) => merged.get(name) ?? name;
    const differs = (id: string) => {
      const sent = input.get(id);
      const answered = output.get(id);
      return sent && answered && JSON.stringify(withReferences(answered, rename)) !== JSON.stringify(sent);
    };
    // A schema that refers to a differing one differs too, so repeat until nothing changes.
    for (let found = true; found; ) {
      const different = [...merged.values()].filter(differs);
      for (const id of different) merged.delete(variant(id, 'output'));
      found = different.length > 0;
    }
    return merged;
  }
}

function variant(id: string, side: Side): string {
  return side === 'input' ? id : `${id}Output`;
}

/** A copy in which every reference to a named schema leads to the component of the new name. */
function withReferences<T>(node: T, rename: (name: string) => string): T {
  const text = JSON.stringify(node, (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const prefix = [HOISTED, COMPONENTS].find((start) => value.startsWith(start));
    return prefix ? COMPONENTS + rename(value.slice(prefix.length)) : value;
  });
  return JSON.parse(text) as T;
}

function simplify(schema: JsonSchema, side: Side): void {
  // A caller must accept fields it does not know, so an answer never promises that there are none.
  if (side === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
  if (typeof schema.format === 'string' && TELLING_FORMATS.has(schema.format)) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (JSON.stringify(schema.propertyNames) === '{"type":"string"}') delete schema.propertyNames;
  const [first, second] = Array.isArray(schema.anyOf) && schema.anyOf.length === 2 ? schema.anyOf : [];
  if (second?.type === 'null' && typeof first.type === 'string' && !first.enum && !first.$ref) {
    delete schema.anyOf;
    Object.assign(schema, first, { type: [first.type, 'null'] });
  }
}
