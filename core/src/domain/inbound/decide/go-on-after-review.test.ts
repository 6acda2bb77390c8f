import { InboundNotification, type ReviewedClaim } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { type OrderedSearch, orderSearch, type TestCore } from '../../../testing/index.ts';
import { answerPage, job, orderJobs, sendDue } from '../../../testing/records.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { cancelOutbounds } from '../../outbounds/change/cancel-outbounds.ts';
import { pauseOutbounds } from '../../outbounds/change/pause-outbounds.ts';
import { researchSearch } from '../../outbounds/plan/research-search.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { receiveNotification } from '../receive/receive-notification.ts';
import { reviewSearch } from './review-search.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const A = 'hr@acme.example';
const ACME = job('Acme Inc', A);
const ESCALATES = { escalation: { autoEscalate: true } };

/** What the client passes on, and is not sure of. */
async function passOn({ searchId }: OrderedSearch): Promise<void> {
  const input = {
    metadata: { searchId },
    classification: { type: 'VERIFICATION', confidence: 0.4 },
    answers: { claims: [{ record: 0, field: 'position', answer: 'CONFIRMED' }] },
  };
  await receiveNotification(context, InboundNotification.parse(input));
}

const review = (ids: OrderedSearch, ...claims: ReviewedClaim[]) =>
  reviewSearch(context, { ...ids, review: { claims } });
const searchOf = async (ids: OrderedSearch) => (await readSearch(context, ids)).search;
const researches = async ({ searchId }: OrderedSearch) =>
  (await test.jobs('research-search', context)).filter(({ data }) => data.searchId === searchId).length;

describe('an answer that came before the research, and is rejected', () => {
  const ordered = async (employment: object[], defaultSearchConfig = {}): Promise<OrderedSearch> => {
    const ids = await orderSearch(context, { history: { employment }, defaultSearchConfig });
    await passOn(ids);
    expect((await searchOf(ids)).phase).toBe('REVIEW');
    // It has nothing to do.
    await researchSearch(context, ids);
    return ids;
  };

  it('has the contacts found and asked whom the order names', async () => {
    const ids = await ordered([ACME]);
    const before = await researches(ids);
    await review(ids, { record: 0, decision: 'REJECT' });
    expect((await searchOf(ids)).phase).toBe('RESEARCH');
    expect(await researches(ids)).toBe(before + 1);
    await researchSearch(context, ids);
    await answerPage(test, context, (await sendDue(test, context, ids)).get(A));
    expect((await readSearch(context, ids)).results).toMatchObject([{ outcome: 'VERIFIED_NO_DISCREPANCY' }]);
  });

  it('is handed over where there is no contact to ask', async () => {
    const ids = await ordered([job('Acme Inc')], ESCALATES);
    await review(ids, { record: 0, decision: 'REJECT' });
    await researchSearch(context, ids);
    expect((await searchOf(ids)).searchStatus).toBe('REASSIGNED');
  });
});

describe('the other contacts of an employer, whose answer is rejected,', () => {
  const KIM = 'kim@acme.example';
  const outbound = { contactHints: [{ email: KIM, entityName: 'Acme Inc', priority: 'LOW' }] };
  /** The first of them knows of no record, and is not believed. */
  async function rejected(meanwhile: (ids: OrderedSearch) => Promise<unknown>): Promise<string[]> {
    const ids = await orderJobs(context, [ACME], { outbound });
    const sent = await sendDue(test, context, ids);
    await meanwhile(ids);
    await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, noRecord: true }));
    expect(await sendDue(test, context, ids)).toEqual(new Map());
    await review(ids, { record: 0, decision: 'REJECT' });
    clock.advance({ days: 1 });
    return [...(await sendDue(test, context, ids)).keys()];
  }

  it('are asked after all', async () => {
    expect(await rejected(async () => {})).toEqual([KIM]);
  });

  it.each([
    ['paused', pauseOutbounds],
    ['cancelled', cancelOutbounds],
  ])('are not where the client had %s everything', async (_what, stop) => {
    expect(await rejected((ids) => stop(context, ids))).toEqual([]);
  });
});

it('a search is handed over once a review leaves nothing open but what waits for a contact', async () => {
  const config = { ...ESCALATES, inbound: { requireManualReview: true } };
  const ids = await orderJobs(context, [ACME, job('Beta LLC')], config);
  await answerPage(test, context, (await sendDue(test, context, ids)).get(A));
  expect((await searchOf(ids)).searchStatus).toBe('IN_PROGRESS');
  const reviewed = await review(ids, { record: 0, decision: 'ACCEPT' });
  expect(reviewed).toMatchObject({
    searchStatus: 'REASSIGNED',
    orderStatus: 'COMPLETED',
    records: [{ status: 'VERIFIED' }, { status: 'OPEN' }],
    webhooksEmitted: ['verification.notification', 'verification.action_required'],
  });
});
