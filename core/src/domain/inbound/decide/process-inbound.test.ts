import { describe, expect, it } from 'vitest';
import {
  atOnce,
  confirmAll,
  nameOf,
  type OrderedSearch,
  openEvents,
  sendAttempt,
  storedFor,
  type TestCore,
} from '../../../testing/index.ts';
import { leftUnread } from '../../../testing/left-unread.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { readOrder } from '../../orders/read-orders.ts';
import type { ClaimAnswer, VerifierAnswers } from '../../records/verifier-form.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { readVerifierForm } from '../receive/read-verifier-form.ts';
import { submitVerifierAnswers } from '../receive/submit-verifier-answers.ts';
import { processInbound } from './process-inbound.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

type Change = Partial<Omit<VerifierAnswers, 'claims'>> & {
  claims?: Partial<Record<string, Partial<ClaimAnswer>>>;
};

/** A search whose contact confirmed everything but for the changes, which a job is to compare. */
async function answered(
  change: Change = {},
  config: object = {},
): Promise<OrderedSearch & { inboundId: string }> {
  const { orderId, searchId, token } = await sendAttempt(test, context, { defaultSearchConfig: config });
  const { claims: changes = {}, ...rest } = change;
  const answers = confirmAll(await readVerifierForm(test.core, token));
  const claims = answers.claims.map((claim) => ({ ...claim, ...changes[claim.field] }));
  await leftUnread(test, () => submitVerifierAnswers(test.core, token, { ...answers, ...rest, claims }));
  const [job] = await test.jobs('process-inbound', context);
  if (!job) throw new Error('No job waits for the answer');
  return { orderId, searchId, inboundId: job.data.inboundId };
}

const UNKNOWN = { answer: 'UNKNOWN' as const };
const NOTHING_KNOWN = { employerName: UNKNOWN, position: UNKNOWN, startDate: UNKNOWN, endDate: UNKNOWN };
const FIELDS = Object.keys(NOTHING_KNOWN);
const REVIEWED: [string, Change, object, string][] = [
  ['that knows of no record', { noRecord: true }, {}, 'the source has no record of the applicant'],
  ['that verifies nothing', { claims: NOTHING_KNOWN }, {}, 'the answer verifies nothing'],
  [
    'where every answer is reviewed',
    {},
    { inbound: { requireManualReview: true } },
    'the search asks for a review of every answer',
  ],
  [
    'where nothing completes by itself',
    {},
    { inbound: { autoCompleteVerified: false } },
    'the search does not complete by itself',
  ],
];

describe('an answer that decides', () => {
  it.each([
    ['VERIFIED_NO_DISCREPANCY', {}],
    ['VERIFIED_DISCREPANCY', { position: { answer: 'CORRECTED', value: 'Clerk' } }],
    ['VERIFIED', { endDate: UNKNOWN }],
  ] as const)('completes its search as %s', async (outcome, claims) => {
    const ids = await answered({ claims });
    await processInbound(context, ids);

    const { search, results } = await readSearch(context, ids);
    expect(search).toMatchObject({ searchStatus: 'COMPLETED', phase: 'CLOSED' });
    expect(results).toMatchObject([
      {
        outcome,
        discrepancy: outcome === 'VERIFIED_DISCREPANCY',
        source: 'VERIFIER',
        submittedAt: clock.now().toISOString(),
      },
    ]);
    expect((await readOrder(context, ids))?.order.orderStatus).toBe('COMPLETED');
    const waiting = await test.sql(
      `select 1 from outbounds where search_id = $1 and status in ('SCHEDULED', 'PAUSED')`,
      [ids.searchId],
    );
    expect(waiting).toEqual([]);
  });

  it('is kept claim by claim, with what else was said', async () => {
    const position = { answer: 'CORRECTED' as const, value: 'Clerk' };
    const ids = await answered({ claims: { position, endDate: UNKNOWN }, comment: 'Left on good terms' });
    await processInbound(context, ids);
    const [result] = (await readSearch(context, ids)).results;
    expect(result?.claims).toMatchObject([
      { record: 0, field: 'employerName', provided: 'Contoso Inc', verified: 'Contoso Inc', match: 'MATCH' },
      { record: 0, field: 'position', provided: 'Analyst', verified: 'Clerk', match: 'MISMATCH' },
      { record: 0, field: 'startDate', provided: '2019-03-01', verified: '2019-03-01', match: 'MATCH' },
      { record: 0, field: 'endDate', provided: '2022-08-31', verified: null, match: 'NOT_VERIFIED' },
    ]);
    expect(JSON.parse(result?.resultDetails ?? '')).toEqual({
      respondent: { name: 'Pat Doyle', title: 'HR' },
      questions: [],
      comment: 'Left on good terms',
      missingFields: [{ record: 0, field: 'endDate' }],
      earlierAnswers: [],
    });
  });

  it('is told with its claims, by whom and by which door', async () => {
    const ids = await answered();
    await processInbound(context, ids);
    const [result] = (await readSearch(context, ids)).results;
    const events = await openEvents(test, context, ids.searchId);
    expect(events.map(nameOf)).toEqual([
      'CONTACT_PLAN',
      'OUTBOUND_ATTEMPT',
      'OUTBOUND_ATTEMPT',
      'SEARCH_UPDATED',
      'verification.completed',
    ]);
    expect(events[2]?.data.metadata).toMatchObject({ status: 'DELIVERED' });
    expect(events[3]?.data.metadata).toEqual({
      updatedFields: ['searchStatus'],
      previousStatus: 'IN_PROGRESS',
      currentStatus: 'COMPLETED',
      source: 'system',
      trigger: 'verifier_response',
    });
    expect(events[4]?.data).toEqual({
      orderId: ids.orderId,
      searchId: ids.searchId,
      externalSearchId: 'ext-1',
      searchType: 'EMPLOYMENT',
      verificationId: result?.id,
      channel: 'EFORM',
      verificationResult: result,
      metadata: {},
    });
  });
});

describe('an answer that a person has to look at', () => {
  it.each(REVIEWED)(
    '%s puts its search up for review, and tells so',
    async (_what, change, config, reason) => {
      const ids = await answered(change, config);
      await processInbound(context, ids);

      const { search, results, activities } = await readSearch(context, ids);
      expect(search).toMatchObject({
        searchStatus: 'IN_PROGRESS',
        phase: 'REVIEW',
        waitingFor: `review: ${reason}`,
        nextActionAt: search.slaAt,
      });
      expect(results).toEqual([]);
      expect(activities).toContainEqual(
        expect.objectContaining({ activityType: 'REVIEW_NEEDED', actor: 'SYSTEM' }),
      );
      const [told, called] = (await openEvents(test, context, ids.searchId)).slice(-2);
      expect(called?.data).toMatchObject({
        notificationType: 'AGENT_INTERVENTION',
        metadata: {
          reason,
          actionable: true,
          inboundId: ids.inboundId,
          records: [{ record: 0, status: 'REVIEW', waiting: [{ inboundId: ids.inboundId, reason }] }],
        },
      });
      expect(told?.data).toEqual({
        orderId: ids.orderId,
        searchId: ids.searchId,
        externalSearchId: 'ext-1',
        searchType: 'EMPLOYMENT',
        notificationType: 'INBOUND_MESSAGE',
        metadata: {
          inboundId: ids.inboundId,
          channel: 'EFORM',
          classification: change.noRecord ? 'NO_RECORD' : 'VERIFICATION',
          reason,
          records: [{ record: 0, status: 'REVIEW' }],
          documents: [],
          missingFields:
            change.noRecord || change.claims ? FIELDS.map((field) => ({ record: 0, field })) : [],
        },
      });
    },
  );

  it('because it may have been misread says how sure it is', async () => {
    const ids = await answered();
    await test.sql('update inbound_messages set confidence = 0.5 where id = $1', [ids.inboundId]);
    await processInbound(context, ids);
    const { waitingFor } = (await readSearch(context, ids)).search;
    expect(waitingFor).toBe('review: the confidence 0.5 of the answer is below 0.8');
  });

  it.each([
    ['stops', true, 'OVER', 0],
    ['goes on', false, 'ASKING', 3],
  ])('%s asking the others where the policy says so', async (_what, stops, outreach, others) => {
    const contactHints = [{ email: 'kim.ode@contoso.example', priority: 'LOW' }];
    const outbound = { cancelOutboundOnTerminalInbound: stops, contactHints };
    const ids = await answered({ noRecord: true }, { outbound });
    await processInbound(context, ids);
    const waiting = await test.sql(
      `select contact_id from outbounds where search_id = $1 and status = 'SCHEDULED'`,
      [ids.searchId],
    );
    expect(waiting).toHaveLength(others);
    expect((await readSearch(context, ids)).search).toMatchObject({ phase: 'REVIEW', outreach });
  });

  it('came from somebody who is not reminded', async () => {
    const outbound = { cancelOutboundOnTerminalInbound: false };
    const ids = await answered({ noRecord: true }, { outbound });
    await processInbound(context, ids);
    const rows = await test.sql(
      'select status, outcome from outbounds where search_id = $1 order by status',
      [ids.searchId],
    );
    expect(rows).toEqual([
      ...Array(2).fill({ status: 'CANCELLED', outcome: 'REPLIED' }),
      { status: 'DELIVERED', outcome: 'RESPONDED' },
    ]);
  });

  it('leaves the decision to the client', async () => {
    const { orderId, searchId, inboundId } = await answered({ noRecord: true });
    await processInbound(context, { searchId, inboundId });
    const update = {
      searchStatus: 'COMPLETED',
      resolution: { outcome: 'ACTION_REQUIRED', reasonCode: 'OTHER' },
    } as const;
    await updateSearch(context, { orderId, searchId, update });
    expect((await readSearch(context, { orderId, searchId })).search.phase).toBe('CLOSED');
  });
});

describe('a job for an answer', () => {
  it.each<[string, Change]>([
    ['completed', {}],
    ['put up for review', { noRecord: true }],
  ])('that comes again finds it %s, and changes nothing', async (_what, change) => {
    const ids = await answered(change);
    await processInbound(context, ids);
    const before = await storedFor(test, context);
    clock.advance({ minutes: 1 });
    await processInbound(context, ids);
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('that runs several times at the same moment decides once', async () => {
    const ids = await answered();
    await atOnce(test, 4, () => processInbound(context, ids));
    expect((await readSearch(context, ids)).results).toHaveLength(1);
    expect(await openEvents(test, context, ids.searchId)).toHaveLength(5);
  });

  it('that comes after the search has ended tells of the late answer, and no more', async () => {
    const { orderId, searchId, inboundId } = await answered();
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'CANCELLED' } });
    const events = await openEvents(test, context, searchId);
    clock.advance({ minutes: 1 });
    await processInbound(context, { searchId, inboundId });

    const { search, results, activities } = await readSearch(context, { orderId, searchId });
    expect([search.searchStatus, results]).toEqual(['CANCELLED', []]);
    expect(activities.at(-1)).toMatchObject({ activityType: 'RESPONSE_LATE' });
    const [late, ...more] = (await openEvents(test, context, searchId)).slice(events.length);
    expect(late?.data).toMatchObject({
      notificationType: 'INBOUND_MESSAGE',
      metadata: { inboundId, late: true, classification: 'VERIFICATION' },
    });
    expect(more).toEqual([]);
    const [inbound] = await test.sql('select processed_at from inbound_messages where id = $1', [inboundId]);
    expect(inbound).toEqual({ processed_at: clock.now() });
  });

  it('of another search or organization does nothing', async () => {
    const [mine, other] = [await answered(), await sendAttempt(test, context)];
    const stranger = await test.organization();
    const before = await storedFor(test, context);
    await processInbound(context, { searchId: other.searchId, inboundId: mine.inboundId });
    await processInbound(stranger, mine);
    expect(await storedFor(test, context)).toEqual(before);
  });
});

describe('a third party that the page names', () => {
  it.each([
    ['by the code of one that is known', 'TRUEWORK', 'TRUEWORK'],
    ['by its name', 'The Work Number', 'TALX_WORK_NUMBER'],
    ['in words of their own', 'Pat Doyle Records', null],
  ])('%s is told with its words, which stay out of the history', async (_what, vendor, code) => {
    const ids = await answered({ thirdParty: { vendor, note: 'Employer code 4711' } });
    await processInbound(context, ids);
    const { search, activities } = await readSearch(context, ids);
    expect(search.searchStatus).toBe('COMPLETED');
    const [told] = (await openEvents(test, context, ids.searchId)).slice(-3);
    expect(told?.data).toMatchObject({
      notificationType: 'THIRD_PARTY_RECORD',
      metadata: {
        thirdPartyVendor: code,
        deferred: false,
        inboundId: ids.inboundId,
        thirdPartyName: expect.any(String),
        thirdPartyNote: 'Employer code 4711',
      },
    });
    expect(JSON.stringify(activities)).not.toMatch(/Pat Doyle|\b4711\b/);
  });

  it('is waited for, without its words in what the search waits for', async () => {
    const thirdParty = { vendor: 'Pat Doyle Records', note: null };
    const ids = await answered({ thirdParty }, { outbound: { deferToThirdParty: true } });
    await processInbound(context, ids);
    expect((await readSearch(context, ids)).search).toMatchObject({
      phase: 'AWAITING_RESPONSE',
      waitingFor: 'a third party',
    });
  });

  it('and that keeps records of another kind is for a person', async () => {
    const ids = await answered({ thirdParty: { vendor: 'NSCH', note: null } });
    await processInbound(context, ids);
    expect((await readSearch(context, ids)).search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      waitingFor: 'review: the source refers to a vendor that keeps no such records',
    });
  });

  it('and is banned changes nothing', async () => {
    const thirdParty = { vendor: 'The Work Number', note: null };
    const ids = await answered({ thirdParty }, { thirdPartyBan: ['TALX_WORK_NUMBER'] });
    await processInbound(context, ids);
    const { search, activities } = await readSearch(context, ids);
    expect(search.searchStatus).toBe('IN_PROGRESS');
    expect(activities.map(({ description }) => description)).toContainEqual(
      expect.stringMatching(/TALX_WORK_NUMBER, which this search must not use$/),
    );
  });
});
