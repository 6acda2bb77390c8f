import type { SearchType } from '@credence/contract';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue, isDue } from '../../../platform/queue/enqueue.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { fullNameOf } from '../../applicants/applicant-names.ts';
import { lastFourOfSsn, openAliases } from '../../applicants/seal-applicant.ts';
import { actualDestination } from '../../attempts/actual-destination.ts';
import { UNCONFIRMED } from '../../attempts/attempt-outcomes.ts';
import { attemptOf, changeAttempt } from '../../attempts/attempt-rows.ts';
import { afterCommand, statusesAllowing } from '../../attempts/attempt-transitions.ts';
import { isRefusedAt } from '../../contacts/do-not-contact.ts';
import { type Context, now } from '../../context/context.ts';
import { openBusiness } from '../../entities/business-context.ts';
import type { ContactDetails } from '../../entities/contact-details.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { openRequest, type VerificationRequest } from '../../entities/verification-request.ts';
import { askedBy, claimsToVerify } from '../../records/claims-to-verify.ts';
import type { VerifierRecord } from '../../records/verifier-form.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { hoursPolicy } from '../plan/hours-policy.ts';
import { type AttemptLinks, linksOf } from '../plan/link-token.ts';
import { type OpenAttempt, openAttempts, outreachStart } from '../plan/plan-outreach.ts';
import { refreshStep } from '../plan/refresh-step.ts';
import { replanOutreach } from '../plan/replan-outreach.ts';
import { awaitTurn } from './await-turn.ts';
import { bringToDesk } from './bring-to-desk.ts';
import { claimTime } from './claim-time.ts';
import { firstRequestTo } from './first-request.ts';
import { endUnconfirmed, giveUpOutbound, INTERRUPTED } from './give-up-outbound.ts';
import { keepReference } from './keep-reference.ts';
import { requeueOutbound } from './requeue-outbound.ts';

/** Everything a channel needs to send one claimed attempt. */
export interface ClaimedOutbound {
  outbound: OutboundRow;
  /** Where it goes, after a sandbox redirection. */
  destination: string;
  contact: ContactDetails;
  applicantName: string;
  /** The applicant's other names, in full. */
  otherNames: string[];
  /** Of the applicant's number; null when fewer than four digits are known. */
  ssnLastFour: string | null;
  searchType: SearchType;
  hiringEntity: string;
  request: VerificationRequest;
  /** Where the signed release is, and whether it is known that it cannot be read there. */
  release: { uri: string | null; isUnreadable: boolean };
  /** What the contact is asked to confirm. */
  records: VerifierRecord[];
  /** The first request to the same destination, which this one comes back to. */
  followsUp: string | null;
  links: AttemptLinks;
}

/**
 * Takes an attempt for sending: from here on a pause or cancel counts only should it not go out. The same job may take it
 * again after a crash, once, unless it was stopped meanwhile. An attempt that comes at a wrong time moves to a better one, or is
 * cancelled when there is none; one that a person has promised is theirs to make, and one of an inactive organization waits.
 * @returns null when there is nothing to send now
 */
export function claimOutbound(
  context: Context,
  { searchId, outboundId, jobId }: { searchId: string; outboundId: string; jobId: string },
): Promise<ClaimedOutbound | null> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked) return null;
    const outbound = attemptOf(locked, outboundId);
    if (locked.search.searchStatus !== 'IN_PROGRESS') {
      if (outbound?.claimedBy === jobId) await giveUpOutbound(context, transaction, locked, outbound);
      return null;
    }
    const taken = outbound?.status === 'IN_PROGRESS' && outbound.claimedBy === jobId ? outbound : null;
    const waiting = taken ? await repeatOnce(context, transaction, locked, taken) : outbound;
    if (!waiting || !isClaimable(waiting, now(context))) return null;
    const attempts = openAttempts(context, locked);
    const attempt = attempts.find(({ id }) => id === outboundId);
    if (!attempt) throw new Error('An attempt vanished while its search was locked');
    const standing = { outbound: waiting, taken, attempt, attempts };
    if (await isPutOff(context, transaction, locked, standing)) return null;

    const claim = { ...afterCommand(waiting, 'claim', now(context)), claimedBy: jobId, waitsForTurn: false };
    changeAttempt(transaction, locked, outboundId, claim);
    const links = linksOf(context, waiting);
    keepReference(context, transaction, { outboundId, reference: links.reference });
    return {
      ...material(context, locked, standing),
      links,
      outbound: { ...waiting, ...claim },
    };
  });
}

/**
 * Lets an attempt go out again whose worker died over it.
 * @returns null when this has happened before
 */
async function repeatOnce(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  taken: OutboundRow,
): Promise<OutboundRow | null> {
  if (taken.outcome !== UNCONFIRMED) {
    const requeueing = { command: 'requeueUnconfirmed', reason: INTERRUPTED } as const;
    return requeueOutbound(context, transaction, locked, taken, requeueing);
  }
  await endUnconfirmed(context, transaction, locked, taken, INTERRUPTED);
  return null;
}

const isClaimable = ({ status, scheduledAt }: OutboundRow, at: Date): boolean =>
  statusesAllowing('claim').includes(status) && isDue(scheduledAt, at);

/** An attempt that may be claimed, and those beside it. */
interface Standing {
  outbound: OutboundRow;
  /** As a worker left it that died over it; null when none had taken it. */
  taken: OutboundRow | null;
  /** The same, readable. */
  attempt: OpenAttempt;
  attempts: readonly OpenAttempt[];
}

/** No link or reply address of an organization that is inactive works: its contacts are asked once it is active again. */
const INACTIVE_PAUSE_MS = 3_600_000;

async function isPutOff(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { outbound, taken, attempt, attempts }: Standing,
): Promise<boolean> {
  const at = now(context);
  const isInactive = context.organization.status === 'INACTIVE';
  const time = claimTime({
    ...hoursPolicy(context, locked),
    attempt,
    others: attempts.filter((other) => other !== attempt),
    startAt: outreachStart(attempts, at),
    slaAt: locked.search.slaAt,
    now: at,
  });
  const mayGo = time.kind === 'now' && outbound.promisedBy === null && !isInactive;
  const turn = mayGo ? await awaitTurn(context, transaction, locked, { outbound, attempt }) : null;
  if (turn === 'is-refused' || (turn === null && (await isRefusedAt(context, transaction, attempt)))) {
    await replanOutreach(context, transaction, locked);
    return true;
  }
  if (turn !== null) return turn === 'is-later';
  if (outbound.promisedBy !== null) {
    await bringToDesk(context, transaction, locked, outbound);
    return true;
  }
  if (isInactive) {
    await putOff(context, transaction, locked, outbound, new Date(at.getTime() + INACTIVE_PAUSE_MS));
    return true;
  }
  if (time.kind === 'later') {
    await putOff(context, transaction, locked, outbound, time.scheduledAt);
    return true;
  }
  await endOverdue(context, transaction, locked, { outbound, taken, attempt });
  return true;
}

/** Ends an attempt whose time is over before it could be sent. */
async function endOverdue(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { outbound, taken, attempt }: Omit<Standing, 'attempts'>,
): Promise<void> {
  const { id, searchId, channel, contactId, attemptNumber } = outbound;
  if (taken) {
    await giveUpOutbound(context, transaction, locked, taken);
  } else {
    const at = now(context);
    changeAttempt(transaction, locked, id, { ...afterCommand(outbound, 'expire', at), updatedAt: at });
    await recordActivities(context, transaction, [
      {
        searchId,
        channel,
        contactId,
        outboundId: id,
        channelValue: attempt.destination,
        activityType: 'OUTBOUND_CANCELLED',
        description: `Attempt ${attemptNumber} cancelled: its time was over before it could be sent`,
      },
    ]);
  }
  await refreshStep(context, transaction, locked);
}

async function putOff(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { id, searchId }: OutboundRow,
  scheduledAt: Date,
): Promise<void> {
  changeAttempt(transaction, locked, id, { scheduledAt, updatedAt: now(context) });
  await enqueue(context, transaction, 'send-outbound', [
    { data: { searchId, outboundId: id }, startAfter: scheduledAt },
  ]);
  await refreshStep(context, transaction, locked);
}

function material(
  context: Context,
  locked: LockedSearch,
  { outbound, attempt }: Standing,
): Omit<ClaimedOutbound, 'outbound' | 'links'> {
  const { search, config, order, applicant } = locked;
  const request = openRequest(context, search);
  return {
    destination: actualDestination(attempt, config, context.core.config.ENVIRONMENT).destination,
    contact: attempt.contact,
    applicantName: fullNameOf(context, applicant),
    otherNames: openAliases(context, applicant),
    ssnLastFour: lastFourOfSsn(context, applicant),
    searchType: search.searchType,
    hiringEntity: openBusiness(context, order).entityName,
    request,
    release: {
      uri: order.releaseFile ?? request.releaseFile,
      isUnreadable: order.releaseFile === null && order.releaseProblem !== null,
    },
    records: askedBy(outbound, claimsToVerify(search.searchType, request.records)),
    followsUp: firstRequestTo(context, locked, outbound),
  };
}
