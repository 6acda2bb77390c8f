import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssues } from './describe-issues.ts';

function problems(schema: z.ZodType, input: unknown, whole = 'body'): string[] {
  const { error } = schema.safeParse(input);
  return describeIssues(error?.issues ?? [], input, whole);
}

/** A body with one field `f`. */
const field = (type: z.ZodType) => z.object({ f: type });
const item = z.union([z.url(), z.object({ url: z.url() })]);
const target = z.union([z.url(), z.object({ url: z.url() }), z.array(z.object({ url: z.url() }))]);

describe('describeIssues', () => {
  it.each<[string, z.ZodType, unknown, string[]]>([
    ['missing text', z.string(), undefined, ['f is required']],
    ['missing choice', z.enum(['A', 'B']), undefined, ['f is required']],
    ['missing literal', z.literal('A'), undefined, ['f is required']],
    ['missing union', z.union([z.string(), z.number()]), undefined, ['f is required']],
    ['missing coerced number', z.coerce.number(), undefined, ['f is required']],
    ['null for text', z.string(), null, ['f must be a string']],
    ['number for text', z.string(), 7, ['f must be a string']],
    ['text for number', z.number(), '7', ['f must be a number']],
    ['text for coerced number', z.coerce.number(), 'x', ['f must be a number']],
    ['fraction for integer', z.int(), 1.5, ['f must be an integer']],
    ['fraction for number().int()', z.number().int(), 1.5, ['f must be an integer']],
    ['text for boolean', z.boolean(), 'true', ['f must be a boolean']],
    ['array for object', z.object({}), [], ['f must be an object']],
    ['text for record', z.record(z.string(), z.string()), 'x', ['f must be an object']],
    ['object for array', z.array(z.string()), {}, ['f must be an array']],
    ['long text for short array', z.array(z.string()).max(2), 'xxx', ['f must be an array']],
    ['long array for short text', z.string().max(2), ['', '', ''], ['f must be a string']],
    ['something for nothing', z.undefined(), 1, ['f must not be given']],
    ['choice of two', z.enum(['A', 'B']), 'C', ['f must be A or B']],
    ['choice of three', z.enum(['A', 'B', 'C']), 'a', ['f must be A, B or C']],
    ['literal', z.literal('A'), 'B', ['f must be A']],
    ['empty text', z.string().min(1), '', ['f must not be empty']],
    ['short text', z.string().min(3), 'ab', ['f must be at least 3 characters long']],
    ['long text', z.string().max(10_000), 'x'.repeat(10_001), ['f must be at most 10,000 characters long']],
    ['text of another length', z.string().length(2), 'x', ['f must be exactly 2 characters long']],
    ['few items', z.array(z.string()).min(1), [], ['f must have at least 1 item']],
    ['many items', z.array(z.string()).max(2), ['', '', ''], ['f must have at most 2 items']],
    ['small number', z.number().min(1), 0, ['f must be at least 1']],
    ['large number', z.number().max(100), 101, ['f must be at most 100']],
    ['not positive', z.number().positive(), 0, ['f must be greater than 0']],
    ['not below', z.number().lt(1), 1, ['f must be less than 1']],
    ['not a multiple', z.number().multipleOf(5), 7, ['f must be a multiple of 5']],
    ['e-mail', z.email(), 'x', ['f must be a valid e-mail address']],
    ['URL', z.url(), 'x', ['f must be a valid URL']],
    ['UUID', z.uuid(), 'x', ['f must be a UUID']],
    ['date', z.iso.date(), '2026-02-30', ['f must be a date in the form YYYY-MM-DD']],
    ['date and time', z.iso.datetime(), 'x', ['f must be an ISO 8601 date and time']],
    ['pattern', z.string().regex(/^[A-Z]{2}$/), 'x', ['f has an invalid form']],
    ['prefix', z.string().startsWith('gs://'), 'x', ['f must start with "gs://"']],
    ['suffix', z.string().endsWith('.pdf'), 'x', ['f must end with ".pdf"']],
    ['part', z.string().includes('@'), 'x', ['f must contain "@"']],
    ['another format', z.ipv4(), 'x', ['f must be a valid ipv4']],
    [
      'name outside a choice',
      z.partialRecord(z.enum(['A', 'B']), z.string()),
      { C: 'x' },
      ['f must not have C'],
    ],
    ['unknown field', z.strictObject({}), { a: 1, b: 2 }, ['f must not have a or b']],
    [
      'unknown name in a record',
      z.record(z.string().regex(/^[a-z]+$/), z.string()),
      { C: 'x' },
      ['f.C is not an allowed name: it has an invalid form'],
    ],
    ['union of types', z.union([z.string(), z.array(z.string())]), 7, ['f must be a string or an array']],
    ['union of literals', z.union([z.literal('A'), z.literal(1)]), 'B', ['f must be A or 1']],
    ['union: text form meant', target, 'x', ['f must be a valid URL']],
    ['union: object form meant', target, { url: 'x' }, ['f.url must be a valid URL']],
    ['union: object form meant, field missing', target, {}, ['f.url is required']],
    [
      'union: array form meant',
      target,
      [{ url: 'https://a.test' }, { url: 7 }],
      ['f.1.url must be a string'],
    ],
    [
      'union in an array of a union',
      z.union([item, z.array(item)]),
      [{ url: 7 }],
      ['f.0.url must be a string'],
    ],
    [
      'union in an array of a union, no form meant',
      z.union([item, z.array(item)]),
      ['https://a.test', 7],
      ['f.1 must be a string or an object'],
    ],
    ['union: no form meant', target, true, ['f must be a string, an object or an array']],
    [
      'discriminator',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('A') }), z.object({ kind: z.literal('B') })]),
      { kind: 'C' },
      ['f.kind must be A or B'],
    ],
    [
      'missing discriminator',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('A') }), z.object({ kind: z.literal('B') })]),
      {},
      ['f.kind is required'],
    ],
    [
      'one form of several',
      z.xor([z.string(), z.string().min(1)]),
      'x',
      ['f matches more than one of the allowed forms'],
    ],
    ['message of a check', z.string().min(3, 'needs three letters'), 'x', ['f needs three letters']],
    ['message of a type', z.string('must be text'), 7, ['f must be text']],
    ['message for a missing field', z.string('must be text'), undefined, ['f must be text']],
    ['message of a choice', z.enum(['A'], 'is no grade'), 'B', ['f is no grade']],
    ['message of a pattern', z.string().regex(/^x$/, 'Invalid postal code'), 'y', ['f Invalid postal code']],
    ['message of a union', z.union([z.string(), z.number()], 'takes text'), true, ['f takes text']],
    [
      'message of a refinement',
      z.string().refine(() => false, 'must be before f2'),
      'x',
      ['f must be before f2'],
    ],
    ['refinement without a message', z.string().refine(() => false), 'x', ['f is invalid']],
  ])('%s', (_, type, value, lines) => {
    expect(problems(field(type), { f: value })).toEqual(lines);
  });

  it('names every wrong field at once, by its path', () => {
    const order = z.object({
      applicant: z.object({ firstName: z.string(), email: z.email().optional() }),
      searchTypes: z.array(z.object({ searchType: z.enum(['EMPLOYMENT', 'EDUCATION']) })),
    });
    const sent = {
      applicant: { email: 'x' },
      searchTypes: [{ searchType: 'OTHER' }, { searchType: 'EDUCATION' }, {}],
    };
    expect(problems(order, sent)).toEqual([
      'applicant.firstName is required',
      'applicant.email must be a valid e-mail address',
      'searchTypes.0.searchType must be EMPLOYMENT or EDUCATION',
      'searchTypes.2.searchType is required',
    ]);
  });

  it.each<[string, z.ZodType, unknown, string, string[]]>([
    ['missing body', z.object({}), undefined, 'body', ['body is required']],
    ['wrong body', z.object({}), [], 'body', ['body must be an object']],
    [
      'query',
      z.object({ limit: z.coerce.number().max(100) }),
      { limit: '101' },
      'query',
      ['limit must be at most 100'],
    ],
    ['path', z.object({ orderId: z.uuid() }), { orderId: 'x' }, 'path', ['orderId must be a UUID']],
    [
      'refinement of the whole',
      z.object({}).refine(() => false, 'needs from or to'),
      {},
      'query',
      ['query needs from or to'],
    ],
  ])('%s', (_, schema, sent, whole, lines) => {
    expect(problems(schema, sent, whole)).toEqual(lines);
  });

  it.each([
    ['a list', z.array(z.string()), Array(5_000).fill(7)],
    ['a union', z.union([z.string(), z.record(z.string(), z.string())]), { ...Array(5_000).fill(7) }],
  ])('stops at 1,000 lines about %s', (_, schema, sent) => {
    expect(problems(schema, sent)).toHaveLength(1_000);
  });

  it('never repeats what the caller sent', () => {
    const canary = '987-65-4321';
    const schema = z.object({
      a: z.email(),
      b: z.number(),
      c: z.enum(['A']),
      d: z.string().max(3),
      e: z.uuid(),
    });
    const lines = problems(schema, { a: canary, b: canary, c: canary, d: canary, e: canary });
    expect(lines).toHaveLength(5);
    expect(lines.join()).not.toContain(canary);
  });
});
