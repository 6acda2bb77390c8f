import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Node } from './change.ts';
import { compareSchemas } from './compare-schemas.ts';

/** Small schemas of every kind, over few words, so that two of them often have something in common. */
const { schema } = fc.letrec<{ schema: Node; leaf: Node; object: Node; list: Node; union: Node }>((tie) => ({
  leaf: fc.oneof(
    fc.record({ type: fc.constant('string'), maxLength: fc.nat(3) }, { requiredKeys: ['type'] }),
    fc.record({
      type: fc.constant('string'),
      enum: fc.uniqueArray(fc.constantFrom('a', 'bb', 'ccc'), { minLength: 1 }),
    }),
    fc.record(
      {
        type: fc.constantFrom('integer', 'number', ['number', 'null'], ['string', 'integer']),
        minimum: fc.integer({ min: -1, max: 1 }),
        maximum: fc.integer({ min: 1, max: 3 }),
      },
      { requiredKeys: ['type'] },
    ),
    fc.constantFrom<Node>({}, { type: 'null' }, { const: 'a' }, { type: 'boolean' }),
  ),
  object: fc.record(
    {
      type: fc.constant('object'),
      properties: fc.dictionary(fc.constantFrom('x', 'y'), tie('schema'), { maxKeys: 2 }),
      required: fc.uniqueArray(fc.constantFrom('x', 'y')),
    },
    { requiredKeys: ['type', 'properties'] },
  ),
  list: fc.record(
    {
      type: fc.constant('array'),
      items: tie('schema'),
      minItems: fc.nat(1),
      maxItems: fc.integer({ min: 1, max: 2 }),
    },
    { requiredKeys: ['type'] },
  ),
  union: fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
  schema: fc.oneof({ maxDepth: 3 }, tie('leaf'), tie('object'), tie('list'), tie('union')),
}));

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'medium' },
    fc.constantFrom<unknown>(null, true, 'a', 'bb', 'ccc', 'dddd', -2, 0, 1, 2.5, 7),
    fc.dictionary(fc.constantFrom('x', 'y'), tie('value'), { maxKeys: 2 }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
}));

const ajv = new Ajv2020({ strict: false });

/** What is written holds no fields but those that its schema names. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, below]) => [key, closed(below)]);
  return Object.fromEntries('properties' in node ? [...entries, ['additionalProperties', false]] : entries);
}

const place = (node: Node) => ({ document: {}, schema: node });

describe('schemas', () => {
  it.each(['sent', 'answered'] as const)(
    'between which nothing is found take each other: %s',
    (direction) => {
      fc.assert(
        fc.property(
          schema,
          schema,
          fc.array(value, { minLength: 20, maxLength: 40 }),
          (before, after, values) => {
            if (compareSchemas(place(before), place(after), '', direction).length > 0) return;
            const [writer, reader] = direction === 'sent' ? [before, after] : [after, before];
            const takes = ajv.compile(reader);
            const writes = ajv.compile(closed(writer) as Node);
            for (const written of values.filter((each) => writes(each))) expect(takes(written)).toBe(true);
          },
        ),
        { numRuns: 300 },
      );
    },
  );

  it('are no change of themselves', () => {
    fc.assert(
      fc.property(schema, fc.constantFrom('sent' as const, 'answered' as const), (same, direction) => {
        expect(compareSchemas(place(same), place(structuredClone(same)), '', direction)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
