import { contract } from '@credence/contract';
import { checkAuditExport, exportKeyOf, publicKeyOf, sealAuditTrail } from '@credence/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { type Caller, ORDERS, orderPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();
const PATH = contract.auditTrail.export.path;

let caller: Caller;
let first: string;

const exported = async (query = ''): Promise<string> => {
  const answer = await caller.request('GET', PATH + query);
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/x-ndjson' } });
  return answer.text;
};
const linesOf = (text: string): string[] => text.trimEnd().split('\n');
const parsed = (text: string): Record<string, unknown>[] => linesOf(text).map((line) => JSON.parse(line));
const check = (text: string, more: { publicKey?: string } = {}) => checkAuditExport(linesOf(text), more);

beforeAll(async () => {
  caller = app.caller(await app.test.organization());
  const { orderId } = await caller.order();
  // One more than there is room for in a page.
  for (let seal = 0; seal < 11; seal += 1) {
    await caller.request('GET', seal % 2 === 0 ? ORDERS : orderPath(orderId));
    await sealAuditTrail(caller.context);
  }
  first = await exported();
});

describe('GET /v1/audit-trail', () => {
  it('200: a page with its seals and entries, signed with the key of the organization', async () => {
    const all = parsed(first);
    const end = all.at(-1);
    expect(end).toMatchObject({ type: 'end', entries: 10, seals: 10, nextSeal: 10 });
    expect(all.find(({ type }) => type === 'entry')).toMatchObject({
      action: 'order.list',
      actor: 'API',
      address: '127.0.0.1',
    });
    const publicKey = publicKeyOf(exportKeyOf(caller.context.cipher));
    expect(await check(first, { publicKey })).toMatchObject({
      intact: true,
      entries: 10,
      seals: 10,
      publicKey,
    });
    expect(await check(first, { publicKey: 'another' })).toMatchObject({
      intact: false,
      problems: [expect.stringMatching('signed by another key')],
    });
  });

  it('200: pages one after the other are one chain, whose end is that of the trail', async () => {
    await sealAuditTrail(caller.context);
    const rest = await exported('?afterSeal=10');
    const report = await check(first + rest);
    expect(report).toMatchObject({ intact: true, seals: 12, problems: [] });
    const [head] = await app.test.sql<{ number: number; hash: Buffer }>(
      'select number, hash from audit_seals where organization_id = $1 and number = 12',
      [caller.context.organization.id],
    );
    expect(report.head).toEqual({ number: 12, hash: head?.hash.toString('hex') });
    expect((await check(rest + first)).intact).toBe(false);
  });

  it('200: nothing of another time, nor of another organization', async () => {
    expect(parsed(await exported('?to=2001-01-01'))).toMatchObject([
      { type: 'header' },
      { type: 'end', seals: 0 },
    ]);
    expect(parsed(await exported('?from=2101-01-01'))).toHaveLength(2);
    const others = await app.other.request('GET', PATH);
    expect(others.text).not.toContain(caller.context.organization.id);
  });

  it.each<[string, (lines: string[]) => string[], string]>([
    [
      'an entry says something else',
      (lines) => lines.with(2, lines[2]?.replace('order.list', 'order.read') ?? ''),
      'line 3 is an entry that was changed',
    ],
    ['an entry is missing', (lines) => lines.toSpliced(2, 1), 'comes before 1 entries of the seal before it'],
    [
      'an entry is there twice',
      (lines) => lines.toSpliced(3, 0, lines[2] ?? ''),
      'line 4 is an entry that no seal',
    ],
    ['a seal is missing', (lines) => lines.toSpliced(3, 2), 'follows seal 1 with seal 3'],
    [
      'a seal says something else',
      (lines) => lines.with(1, lines[1]?.replace(/"number":1/, '"number":7') ?? ''),
      'line 2 was changed',
    ],
    [
      'its last line says something else',
      (lines) => lines.with(-1, lines.at(-1)?.replace('"nextSeal":10', '"nextSeal":null') ?? ''),
      'is not signed',
    ],
    ['its last line is missing', (lines) => lines.slice(0, -1), 'is the last one, and no signature follows'],
    [
      'a line is none',
      (lines) => lines.with(2, '{"type":"constructor"}'),
      'line 3 is no line of an exported trail',
    ],
    ['it is empty', () => [], 'no signature follows'],
  ])('is not intact where %s', async (_what, change, problem) => {
    const report = await checkAuditExport(change(linesOf(first)));
    expect(report.intact).toBe(false);
    expect(report.problems.join('; ')).toContain(problem);
  });

  it('400: wrong query parameters, each named', async () => {
    const answer = await caller.request('GET', `${PATH}?from=yesterday&afterSeal=x`);
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toEqual([
      'from must be a date in the form YYYY-MM-DD, or an instant with its offset',
      'afterSeal must be a number',
    ]);
  });
});
