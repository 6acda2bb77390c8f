import { contract } from '@credence/contract';
import { inSlices } from '@credence/core';
import { orderInput } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkInSteps } from './check-in-steps.ts';
import { describeIssues } from './describe-issues.ts';

const batches: z.ZodType = contract.batches.create.body;
const orders: z.ZodType = contract.orders.create.body;

const question = (questionId: number) => ({ questionId, type: 'free_text', prompt: 'Why?', required: true });
const questions = (...lists: unknown[][]) => ({
  ...orderInput(),
  searchTypes: [{ searchType: 'EMPLOYMENT', verificationQuestions: lists.flat() }],
});

/** What came of the check, and how long its longest slice took. */
async function check(schema: z.ZodType, body: unknown) {
  let longestMs = 0;
  const checked = await inSlices(checkInSteps(schema, body), (ms) => {
    longestMs = Math.max(longestMs, ms);
  });
  return { ...checked, longestMs };
}

/** The same by zod in one go. */
function checkAtOnce(schema: z.ZodType, body: unknown) {
  const { data, error } = schema.safeParse(body);
  return error ? { problems: describeIssues(error.issues, body, 'body') } : { data };
}

const batchOf = (count: number, order: unknown) => ({ orders: Array(count).fill(order) });
const { history } = orderInput();
const records = (count: number, record: unknown) => ({
  ...orderInput(),
  history: { ...history, employment: Array(count).fill(record) },
});

describe('a large body in steps', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['orders that are right', batches, batchOf(100, orderInput())],
    ['orders with fields of no meaning', batches, batchOf(50, { ...orderInput(), id: 1, constructor: 2 })],
    ['orders without a field', batches, batchOf(30, { ...orderInput(), applicant: undefined })],
    ['orders that are none', batches, batchOf(400, null)],
    ['a list that is none', batches, { orders: 'x'.repeat(1_000), other: Array(300).fill(1) }],
    ['too many orders', batches, batchOf(501, orderInput())],
    ['no orders among much else', batches, { orders: [], other: Array(300).fill(1) }],
    ['nothing but something else', batches, { other: Array(300).fill(1) }],
    ['records that are wrong', orders, records(100, { employerName: 7, extra: Array(20).fill(0) })],
    ['questions of which one is none', orders, questions([...Array(60).keys()].map(question), [null])],
    ['questions with one id', orders, questions(Array(60).fill(question(1)))],
    ['a body that is a list', batches, Array(300).fill(orderInput())],
  ])('is judged as in one go: %s', async (_what, schema, body) => {
    const { longestMs: _, ...checked } = await check(schema, body);
    expect(checked).toEqual(checkAtOnce(schema, body));
  });

  it('has the defaults of what may be missing', async () => {
    const part = z.object({ kind: z.string().default('plain'), values: z.array(z.number()) });
    const schema = z.object({ parts: z.array(part).optional() });
    const body = { parts: Array(100).fill({ values: [1, 2, 3] }) };
    expect(await check(schema, body)).toMatchObject({
      data: { parts: Array(100).fill({ kind: 'plain', values: [1, 2, 3] }) },
    });
  });

  it('is not looked into where a list is too long', async () => {
    const checked = await check(orders, records(9_000, {}));
    expect(checked).toMatchObject({ problems: [expect.stringMatching(/must have at most 100 items/)] });
  });

  it.each([
    ['500 orders that are wrong everywhere', batchOf(500, records(20, { a: 1 }))],
    ['500 orders of lists of wrong things', batchOf(500, { applicant: [], searchTypes: Array(90).fill([]) })],
    ['500 orders that are right', batchOf(500, orderInput())],
  ])('keeps others waiting for no more than a moment: %s', async (_what, body) => {
    await check(batches, body);
    const { longestMs, ...checked } = await check(batches, body);
    if ('problems' in checked) expect(checked.problems.length).toBeLessThanOrEqual(1_000);
    expect(longestMs).toBeLessThan(50);
  });
});
