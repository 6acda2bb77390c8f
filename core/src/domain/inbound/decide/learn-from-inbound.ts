import type { InboundClassification, SearchConfig } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { actualDestination } from '../../attempts/actual-destination.ts';
import { attemptOf } from '../../attempts/attempt-rows.ts';
import type { Destination } from '../../contacts/destination-rules.ts';
import type { Context } from '../../context/context.ts';
import { openDestination } from '../../entities/destination.ts';
import type { InboundRow } from '../../entities/inbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import type { Verdict } from '../../research/directory-lessons.ts';
import { learnContact } from '../../research/learn-contact.ts';
import { learnVendor } from '../../research/learn-vendor.ts';
import { signsOfApplicant } from '../read/by-applicant.ts';
import type { InboundContent } from '../read/inbound-content.ts';
import type { InboundDecision } from './decide-inbound.ts';

/** What only a contact says who is the right one to ask, whether or not the search gets its answer by it. */
const ANSWERS: readonly InboundClassification[] = [
  'VERIFICATION',
  'NO_RECORD',
  'INSUFFICIENT',
  'INFO_REQUESTED',
  'AUTHORIZATION_FORM_REQUEST',
];

/**
 * Lets the directory learn from a message of a contact. A mail teaches nothing but that its address does not exist:
 * a mail can be written in any name. What the applicant may have sent teaches nothing.
 */
export async function learnFromInbound(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { inbound, content }: { inbound: InboundRow; content: Pick<InboundContent, 'answers' | 'message'> },
  decision: InboundDecision,
): Promise<void> {
  const { config } = locked;
  if (signsOfApplicant(context, locked.applicant).isSender(content)) return;
  const isSure = inbound.door !== 'MAIL' && inbound.confidence >= config.inbound.minConfidence;
  const attempt = attemptOf(locked, inbound.outboundId);
  const planned = attempt && { channel: attempt.channel, destination: openDestination(context, attempt) };
  // Of a redirected attempt, it is the place for tests that answered.
  if (planned && isRedirected(context, config, planned)) return;
  const contactId = attempt?.contactId ?? inbound.contactId;
  if (isSure && decision.kind === 'third-party' && decision.vendor !== null) {
    return learnVendor(context, transaction, locked, { contactId, vendor: decision.vendor });
  }
  const verdict = verdictOf(inbound, content, decision);
  if (!attempt || !planned || !verdict || (verdict !== 'BOUNCED' && !isSure)) return;
  await learnContact(context, transaction, locked, {
    contactId: attempt.contactId,
    verdict,
    destination: planned,
  });
}

const isRedirected = (
  { core }: Context,
  config: Pick<SearchConfig, 'qaDestinations'>,
  planned: Destination,
): boolean => actualDestination(planned, config, core.config.ENVIRONMENT).destination !== planned.destination;

function verdictOf(
  { classification }: InboundRow,
  { answers }: Pick<InboundContent, 'answers'>,
  decision: InboundDecision,
): Verdict | null {
  if (decision.kind === 'bounced') return decision.isUnreachable ? 'BOUNCED' : null;
  // Said in words, it may be about something else.
  if (answers?.wrongPerson) return 'INACCURATE';
  return ANSWERS.includes(classification) ? 'ANSWERED' : null;
}
