import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SchemaRegistry } from './schemas.ts';

const REF = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('named schemas', () => {
  it('become one component when sent and answered alike', () => {
    const Alike = z.object({ a: z.string() }).meta({ id: 'TestAlike' });
    const registry = new SchemaRegistry();
    const places = {
      sent: registry.place(z.object({ x: Alike }), 'body'),
      answered: registry.place(Alike, 'response'),
    };
    const { document, components } = registry.complete(places);
    expect(Object.keys(components)).toEqual(['TestAlike']);
    expect(document).toEqual({
      sent: { type: 'object', properties: { x: REF('TestAlike') }, required: ['x'] },
      answered: REF('TestAlike'),
    });
  });

  it('become two when they differ, and so does everything that refers to them', () => {
    const Inner = z.object({ n: z.number().default(1) }).meta({ id: 'TestInner' });
    const Outer = z.object({ inner: Inner }).meta({ id: 'TestOuter' });
    const registry = new SchemaRegistry();
    const places = [registry.place(Outer, 'body'), registry.place(Outer, 'response')];
    const { document, components } = registry.complete(places);
    expect(document).toEqual([REF('TestOuter'), REF('TestOuterOutput')]);
    expect(components.TestOuter).toMatchObject({ properties: { inner: REF('TestInner') } });
    expect(components.TestOuterOutput).toMatchObject({ properties: { inner: REF('TestInnerOutput') } });
    expect(components.TestInner).not.toHaveProperty('required');
    expect(components.TestInnerOutput).toMatchObject({ required: ['n'] });
  });

  it('keep their name when they are only answered', () => {
    const Answer = z.object({ n: z.number().default(1) }).meta({ id: 'TestAnswer' });
    const registry = new SchemaRegistry();
    const { document, components } = registry.complete([registry.place(Answer, 'response')]);
    expect(document).toEqual([REF('TestAnswer')]);
    expect(Object.keys(components)).toEqual(['TestAnswer']);
  });
});

describe('shapes', () => {
  const Named = z.object({ a: z.string() }).meta({ id: 'TestNamed' });
  it.each([
    ['a nullable string', z.string().max(3).nullable(), { type: ['string', 'null'], maxLength: 3 }],
    [
      'a nullable enum',
      z.enum(['A']).nullable(),
      { anyOf: [{ type: 'string', enum: ['A'] }, { type: 'null' }] },
    ],
    ['a nullable named schema', Named.nullable(), { anyOf: [REF('TestNamed'), { type: 'null' }] }],
    ['a UUID', z.uuid(), { type: 'string', format: 'uuid' }],
    ['a pattern', z.string().regex(/^x$/), { type: 'string', pattern: '^x$' }],
    ['an integer', z.number().int(), { type: 'integer' }],
    ['a bounded integer', z.number().int().min(1), { type: 'integer', minimum: 1 }],
    ['a free object', z.record(z.string(), z.unknown()), { type: 'object', additionalProperties: {} }],
    ['an object', z.object({}), { type: 'object', properties: {} }],
  ])('%s', (_, schema, expected) => {
    const registry = new SchemaRegistry();
    expect(registry.complete(registry.place(schema, 'response')).document).toEqual(expected);
  });
});

describe('fields that may be left out', () => {
  const Named = z.object({ a: z.string().optional() }).meta({ id: 'TestOptional' });
  const fields = {
    text: z.string().max(3).optional(),
    filled: z.number().default(3),
    word: z.enum(['A']).optional(),
    named: Named.optional(),
    either: z.union([z.string(), Named]).optional(),
    nothing: z.string().nullish(),
    anything: z.unknown().optional(),
    list: z.array(z.object({ b: z.boolean().optional(), c: z.boolean() })),
  };
  const schema = z.object(fields);
  const placed = (part: 'body' | 'query' | 'response') => {
    const registry = new SchemaRegistry();
    const { document, components } = registry.complete(registry.place(schema, part));
    return { fields: document.properties as Record<keyof typeof fields, unknown>, components };
  };

  it('may be null in a body, at every level', () => {
    const { fields, components } = placed('body');
    expect(fields).toEqual({
      text: { type: ['string', 'null'], maxLength: 3 },
      filled: { type: ['number', 'null'], default: 3 },
      word: { anyOf: [{ type: 'string', enum: ['A'] }, { type: 'null' }] },
      named: { anyOf: [REF('TestOptional'), { type: 'null' }] },
      either: { anyOf: [{ type: 'string' }, REF('TestOptional'), { type: 'null' }] },
      nothing: { type: ['string', 'null'] },
      anything: {},
      list: {
        type: 'array',
        items: {
          type: 'object',
          properties: { b: { type: ['boolean', 'null'] }, c: { type: 'boolean' } },
          required: ['c'],
        },
      },
    });
    expect(components.TestOptional).toMatchObject({ properties: { a: { type: ['string', 'null'] } } });
  });

  it.each(['query', 'response'] as const)('are no more than left out in a %s', (part) => {
    const { fields, components } = placed(part);
    expect(fields.text).toEqual({ type: 'string', maxLength: 3 });
    expect(fields.named).toEqual(REF('TestOptional'));
    expect(components.TestOptional).toMatchObject({ properties: { a: { type: 'string' } } });
  });
});
