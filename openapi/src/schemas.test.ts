import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SchemaRegistry } from './schemas.ts';

const REF = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('named schemas', () => {
  it('become one component when sent and answered alike', () => {
    const Alike = z.object({ a: z.string() }).meta({ id: 'TestAlike' });
    const registry = new SchemaRegistry();
    const places = {
      sent: registry.place(z.object({ x: Alike }), 'input'),
      answered: registry.place(Alike, 'output'),
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
    const places = [registry.place(Outer, 'input'), registry.place(Outer, 'output')];
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
    const { document, components } = registry.complete([registry.place(Answer, 'output')]);
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
    expect(registry.complete(registry.place(schema, 'output')).document).toEqual(expected);
  });
});
