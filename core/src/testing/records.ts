import { randomUUID } from 'node:crypto';
import type { Context } from '../domain/context/context.ts';
import { processInbound } from '../domain/inbound/decide/process-inbound.ts';
import { readVerifierForm } from '../domain/inbound/receive/read-verifier-form.ts';
import { submitVerifierAnswers } from '../domain/inbound/receive/submit-verifier-answers.ts';
import { researchSearch } from '../domain/outbounds/plan/research-search.ts';
import { type ClaimedOutbound, claimOutbound } from '../domain/outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../domain/outbounds/send/record-outbound.ts';
import type { VerifierAnswers } from '../domain/records/verifier-form.ts';
import { confirmAll, type OrderedSearch, orderSearch, type TestCore } from './index.ts';

/** A job that a search verifies, reached at an address of its employer. */
export const job = (employerName: string, employerEmail: string | null = null) => ({
  employerName,
  position: 'Analyst',
  startDate: '2019-03-01',
  endDate: '2022-08-31',
  ...(employerEmail ? { employerEmail } : {}),
});

/** A search of several jobs whose first attempts have been planned. */
export async function orderJobs(
  context: Context,
  employment: readonly object[],
  config: object = {},
): Promise<OrderedSearch> {
  const ids = await orderSearch(context, { history: { employment }, defaultSearchConfig: config });
  await researchSearch(context, ids);
  return ids;
}

/** Sends every attempt that is due now; by the address each went to. */
export async function sendDue(
  test: TestCore,
  context: Context,
  { searchId }: OrderedSearch,
): Promise<Map<string, ClaimedOutbound>> {
  const due = await test.sql<{ id: string }>(
    `select id from outbounds where search_id = $1 and status = 'SCHEDULED' and scheduled_at <= $2
      order by scheduled_at, id`,
    [searchId, context.core.clock.now()],
  );
  const sent = new Map<string, ClaimedOutbound>();
  for (const { id } of due) {
    const claimed = await claimOutbound(context, { searchId, outboundId: id, jobId: randomUUID() });
    if (!claimed) continue;
    await recordOutbound(context, claimed, { kind: 'sent' });
    sent.set(claimed.destination, claimed);
  }
  return sent;
}

/** Reads what has come in. */
export async function readInbound(test: TestCore, context: Context): Promise<void> {
  for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
}

/** Answers on the page of an attempt: everything right, but for the change; it is read at once. */
export async function answerPage(
  test: TestCore,
  context: Context,
  claimed: ClaimedOutbound | undefined,
  change: (answers: VerifierAnswers) => VerifierAnswers = (answers) => answers,
): Promise<void> {
  const token = claimed?.links.pageToken ?? '';
  const form = await readVerifierForm(test.core, token);
  await submitVerifierAnswers(test.core, token, change(confirmAll(form)));
  await readInbound(test, context);
}

/** Says of every claim that it cannot be confirmed. */
export const cannotSay = (answers: VerifierAnswers): VerifierAnswers => ({
  ...answers,
  claims: answers.claims.map((claim) => ({ ...claim, answer: 'UNKNOWN' })),
});

/** Corrects the end date of every record. */
export const leftEarlier = (answers: VerifierAnswers): VerifierAnswers => ({
  ...answers,
  claims: answers.claims.map((claim) =>
    claim.field === 'endDate' ? { ...claim, answer: 'CORRECTED', value: '2021-01-31' } : claim,
  ),
});
