import type {
  OrderStatus,
  SearchRecord as PresentedRecord,
  ReviewCreate,
  ReviewDecision,
  SearchStatus,
  WebhookEventName,
} from '@credence/contract';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Conflict, Invalid, NotFound } from '../../../platform/errors.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { type Context, now } from '../../context/context.ts';
import { NOTHING_SAID, type RecordDetails } from '../../entities/record-details.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { claimsOfOrder } from '../../records/claims-of-order.ts';
import { claimsToVerify } from '../../records/claims-to-verify.ts';
import { readingOfRecord } from '../../records/record-reading.ts';
import { changeRecord } from '../../records/record-rows.ts';
import { recordTransition } from '../../records/record-transitions.ts';
import { openClaims } from '../../records/result-of-records.ts';
import { readInstitutionNames } from '../../research/institutions/read-institutions.ts';
import { endIfSettled } from '../../searches/end-search.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { versionOfRecords } from '../../searches/records-version.ts';
import { goOnAfterReview } from './go-on-after-review.ts';
import { type DecisionAtPath, type Judging, type ReviewOutcome, reviewClaims } from './review-claims.ts';

export interface ReviewedSearch {
  orderId: string;
  searchId: string;
  externalSearchId: string | null;
  searchStatus: SearchStatus;
  orderStatus: OrderStatus;
  records: PresentedRecord[];
  webhooksEmitted: WebhookEventName[];
}

interface Reviewing {
  /** Left out where the search is named by its own id alone. */
  orderId?: string | undefined;
  searchId: string;
  review: ReviewCreate;
  /** What the records said when they were read; left out where that does not matter. */
  version?: string | undefined;
}

/**
 * Carries out what a person has decided about records in review. A record is settled once every claim of it is decided,
 * and asked about again where all that was said is rejected; the search ends with its last record.
 * @throws NotFound when the order has no such search, Conflict when it has ended, its records have changed since they were
 *   read, or a record is not in review, Invalid with a problem for each wrong decision
 */
export function reviewSearch(
  context: Context,
  { orderId, searchId, review, version }: Reviewing,
): Promise<ReviewedSearch> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, {
      searchId,
      ...(orderId === undefined ? {} : { orderId }),
    });
    if (!locked) throw new NotFound('Search not found');
    const { search, records } = locked;
    if (search.searchStatus !== 'IN_PROGRESS') {
      throw new Conflict(`A search that is ${search.searchStatus} cannot be reviewed`);
    }
    if (version !== undefined && version !== versionOfRecords(records))
      throw new Conflict('The records of the search have changed since they were read: read them again');
    const institutionsNamed = await readInstitutionNames(context, transaction, search);
    const besides = await claimsOfOrder(context, transaction, locked);
    const judging = { at: now(context), claimedAt: search.createdAt, institutionsNamed, besides };
    const outcomes = outcomesOf(context, locked, review, judging);
    for (const decided of outcomes) await carryOut(context, transaction, locked, decided);
    const cause = { source: 'api', trigger: 'review' } as const;
    const reviewed = outcomes.map(({ record }) => record);
    const closed =
      (await endIfSettled(context, transaction, locked, cause)) ??
      (await goOnAfterReview(context, transaction, locked, reviewed));
    const covered = openRequest(context, search).records;
    return {
      orderId: search.orderId,
      searchId,
      externalSearchId: search.externalSearchId,
      searchStatus: search.searchStatus,
      orderStatus: locked.order.orderStatus,
      records: records.map((record) => readingOfRecord(covered, record)),
      webhooksEmitted: closed?.webhooksEmitted ?? [],
    };
  });
}

interface DecidedRecord {
  record: SearchRecord;
  decisions: readonly DecisionAtPath[];
  outcome: ReviewOutcome;
}

/** What the decisions come to, record by record; nothing is done when one of them is wrong. */
function outcomesOf(
  context: Context,
  { search, records }: LockedSearch,
  { claims }: ReviewCreate,
  judging: Judging,
): DecidedRecord[] {
  const covered = openRequest(context, search).records;
  const forms = claimsToVerify(search.searchType, covered);
  const all = claims.map((claim, index): DecisionAtPath => ({ ...claim, path: `claims.${index}` }));
  const unknown = all.filter(({ record }) => !records[record]);
  const problems = unknown.map(({ path }) => `${path}.record must be at most ${records.length - 1}`);
  const outcomes = records.flatMap((record): DecidedRecord[] => {
    const decisions = all.filter((decision) => decision.record === record.record);
    if (decisions.length === 0) return [];
    const form = forms.find(({ index }) => index === record.record);
    const { details } = record;
    const claims =
      details.claims.length > 0 ? details.claims : openClaims(search.searchType, covered, record.record);
    const outcome = reviewClaims(
      {
        form: form ?? { index: record.record, title: '', claims: [] },
        claims,
        isDenied: details.isDenied,
        decidedBefore: decidedBefore(details),
      },
      decisions,
      judging,
    );
    problems.push(...outcome.problems);
    return [{ record, decisions, outcome }];
  });
  if (problems.length > 0) throw new Invalid(problems);
  const wrong = outcomes.find(({ record }) => record.status !== 'REVIEW')?.record;
  if (wrong) {
    throw new Conflict(
      `Record ${wrong.record} is ${wrong.status}: only a record that is REVIEW can be decided`,
    );
  }
  const empty = outcomes.flatMap(acceptingNothing);
  if (empty.length > 0) {
    const why = 'cannot be ACCEPT: nothing was said that could be accepted; CORRECT fields, or REJECT';
    throw new Invalid(empty.map(({ path }) => `${path}.decision ${why}`));
  }
  return outcomes;
}

/**
 * Decisions to accept a record, or the last of its claims, where nothing is left that a source said: they would reject it,
 * and ask again.
 */
const acceptingNothing = ({ record, decisions, outcome }: DecidedRecord): readonly DecisionAtPath[] =>
  outcome.command === 'reject' && !record.details.isDenied
    ? decisions.filter(({ decision }) => decision === 'ACCEPT')
    : [];

/** What the review that is under way has decided so far. */
const decidedBefore = ({ decidedFields, decisions }: RecordDetails): Map<string, ReviewDecision> =>
  new Map(
    decisions.flatMap(({ field, decision }) =>
      field !== null && decidedFields.includes(field) ? [[field, decision] as const] : [],
    ),
  );

async function carryOut(
  context: Context,
  transaction: Transaction,
  { search }: LockedSearch,
  { record, decisions, outcome: { claims, decidedFields, command } }: DecidedRecord,
): Promise<void> {
  const details = { ...record.details, claims, decisions: noted(context, record, decisions) };
  const tell = (description: string) =>
    recordActivities(context, transaction, [
      { searchId: search.id, activityType: 'REVIEW_DECIDED', description },
    ]);
  if (!command) {
    await changeRecord(context, transaction, record, { details: { ...details, decidedFields } });
    return tell(`Record ${record.record + 1} decided in part in a review`);
  }
  const status = recordTransition(record.status, command) ?? record.status;
  const settled = { ...details, decidedFields: [], waiting: [] };
  const again = { ...NOTHING_SAID, decisions: details.decisions };
  await changeRecord(context, transaction, record, {
    status,
    waitingFor: null,
    escalateAt: null,
    outreach: command === 'reject' ? 'ASKING' : 'OVER',
    details: command === 'reject' ? again : settled,
  });
  await tell(`Record ${record.record + 1} decided in a review: ${status}`);
}

function noted(
  context: Context,
  { details }: SearchRecord,
  decisions: readonly DecisionAtPath[],
): RecordDetails['decisions'] {
  const decidedBy = context.audit?.subject ?? null;
  const decidedAt = now(context).toISOString();
  return [
    ...details.decisions,
    ...decisions.map(({ field = null, decision, note = null }) => ({
      field,
      decision,
      note,
      decidedBy,
      decidedAt,
    })),
  ];
}
