import { randomUUID } from 'node:crypto';
import type { Channel } from '@credence/contract';
import type { Context } from '../domain/context/context.ts';
import { createOrder } from '../domain/orders/create-order.ts';
import { researchSearch } from '../domain/outbounds/plan/research-search.ts';
import { type ClaimedOutbound, claimOutbound } from '../domain/outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../domain/outbounds/send/record-outbound.ts';
import type { VerifierAnswers, VerifierForm } from '../domain/records/verifier-form.ts';
import { updateSearch } from '../domain/searches/update-search.ts';
import { orderOf } from './orders.ts';
import type { TestCore, WaitingJob } from './test-core.ts';

/** A Monday, 10:00 in New York, where test organizations are at home: people may be written to. */
export const OFFICE_HOURS = '2026-03-02T15:00:00Z';

/** Every channel that there is. */
export const ALL_CHANNELS: Channel[] = ['EMAIL', 'FAX', 'VOICE'];

/** Fields of the order's body to replace. */
type Overrides = Record<string, unknown>;

export interface OrderedSearch {
  orderId: string;
  searchId: string;
}

/** A new order, and its first search. */
export async function orderSearch(context: Context, overrides: Overrides = {}): Promise<OrderedSearch> {
  const { orderId, searchIds } = await createOrder(context, orderOf(overrides));
  const [searchId] = searchIds;
  if (!searchId) throw new Error('The order has no search');
  return { orderId, searchId };
}

/** A new order whose first search was cancelled, which told one event. */
export async function cancelledSearch(context: Context, overrides: Overrides = {}): Promise<OrderedSearch> {
  const ordered = await orderSearch(context, overrides);
  await updateSearch(context, { ...ordered, update: { searchStatus: 'CANCELLED' } });
  return ordered;
}

/** A new order whose first search has its attempts scheduled. */
export async function scheduleSearch(context: Context, overrides: Overrides = {}): Promise<OrderedSearch> {
  const ordered = await orderSearch(context, overrides);
  await researchSearch(context, ordered);
  return ordered;
}

/** Finds whom a search asks and plans nothing, as a worker of 0.1.0 does: it leaves that to a job. */
export async function researchAsBefore(
  test: TestCore,
  context: Context,
  { searchId }: { searchId: string },
): Promise<void> {
  await researchSearch(context, { searchId });
  for (const sql of [
    `delete from pgboss.job where name = 'send-outbound' and data ->> 'searchId' = $1::text`,
    'delete from outbounds where search_id = $1',
    `delete from activities where search_id = $1 and activity_type in ('OUTREACH_SCHEDULED', 'OUTBOUND_SKIPPED')`,
    `update search_records set outreach = 'TO_PLAN', waiting_for = null, escalate_at = null
      where search_id = $1 and outreach = 'ASKING'`,
    `update searches set outreach = 'TO_PLAN', escalate_at = null,
        waiting_for = case when phase = 'REVIEW' then waiting_for end,
        next_action_at = case when phase = 'REVIEW' then next_action_at else updated_at end
      where id = $1 and outreach = 'ASKING'`,
  ])
    await test.sql(sql, [searchId]);
}

/** The jobs that send the attempts of an organization that wait, by their time; most are not written before it is near. */
export async function jobsOfAttempts(
  test: TestCore,
  { organization }: Context,
): Promise<WaitingJob<'send-outbound'>[]> {
  const rows = await test.sql<{ outboundId: string; searchId: string; startAfter: Date }>(
    `select id as "outboundId", search_id as "searchId", scheduled_at as "startAfter" from outbounds
      where organization_id = $1 and status = 'SCHEDULED' order by scheduled_at, id`,
    [organization.id],
  );
  return rows.map(({ startAfter, ...ids }) => ({
    id: randomUUID(),
    startAfter,
    group: null,
    data: { organizationId: organization.id, ...ids },
  }));
}

export interface ClaimedAttempt extends OrderedSearch {
  jobId: string;
  claimed: ClaimedOutbound;
}

/** A new order whose first search has its first attempt taken for sending. */
export async function claimAttempt(
  test: TestCore,
  context: Context,
  overrides: Overrides = {},
): Promise<ClaimedAttempt> {
  const ordered = await scheduleSearch(context, overrides);
  const jobs = await test.jobs('send-outbound', context);
  const job = jobs
    .filter(({ data }) => data.searchId === ordered.searchId)
    .toSorted((a, b) => a.startAfter.getTime() - b.startAfter.getTime())[0];
  const claimed = job && (await claimOutbound(context, { ...job.data, jobId: job.id }));
  if (!claimed) throw new Error('There is nothing to send');
  return { ...ordered, jobId: job.id, claimed };
}

/** A new order whose first search has its first attempt sent; `token` is the one of the page's link. */
export async function sendAttempt(
  test: TestCore,
  context: Context,
  overrides: Overrides = {},
): Promise<ClaimedAttempt & { token: string }> {
  const attempt = await claimAttempt(test, context, overrides);
  await recordOutbound(context, attempt.claimed, { kind: 'sent' });
  return { ...attempt, token: attempt.claimed.links.pageToken };
}

/** Answers that confirm every claim of a form. */
export function confirmAll({ records }: Pick<VerifierForm, 'records'>): VerifierAnswers {
  return {
    respondent: { name: 'Pat Doyle', title: 'HR' },
    noRecord: false,
    wrongPerson: false,
    referral: null,
    thirdParty: null,
    claims: records.flatMap(({ index, claims }) =>
      claims.map(({ field }) => ({ record: index, field, answer: 'CONFIRMED' as const, value: null })),
    ),
    questions: [],
    comment: null,
  };
}
