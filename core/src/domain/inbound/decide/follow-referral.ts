import type { Transaction } from '../../../platform/database/transaction.ts';
import { describeChange, recordContactChange } from '../../contact-plan/record-contact-change.ts';
import { activeContacts, type ContactReading, isTrusted, readingOf } from '../../contacts/active-contacts.ts';
import { changeContact } from '../../contacts/contact-rows.ts';
import { destinationKey, destinationsOf, ownerKey } from '../../contacts/destination-rules.ts';
import { ownDestinations } from '../../contacts/own-destinations.ts';
import { type Context, now } from '../../context/context.ts';
import type { ContactMethod } from '../../entities/contact-details.ts';
import type { InboundRow } from '../../entities/inbound-entity.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { applyChanges } from '../../outbounds/change/change-attempts.ts';
import { everyAttempt } from '../../outbounds/plan/choose-attempts.ts';
import { dismissAttempts } from '../../outbounds/plan/dismiss-attempts.ts';
import { type OpenAttempt, openAttempts } from '../../outbounds/plan/plan-outreach.ts';
import { replanOutreach } from '../../outbounds/plan/replan-outreach.ts';
import { askedRecords } from '../../records/contact-source.ts';
import type { Referral } from '../../records/verifier-form.ts';
import { waitsForContact } from '../../searches/outreach-step.ts';
import { reportNoContact } from '../../searches/report-no-contact.ts';
import { reviewReason } from '../../sentences/waits.ts';
import { signsOfApplicant } from '../read/by-applicant.ts';
import { addReferred, REFERRAL_CONFIDENCE, REFERRAL_SOURCE } from './add-referred.ts';
import { BY_ANSWER } from './trigger.ts';
import { vouchedMethods } from './vouched-methods.ts';
import type { WeighedInbound } from './weigh-inbound.ts';

/** Contacts that one search is sent on to, so that it is not sent around for ever. */
const MOST_REFERRALS = 3;

/**
 * Leaves a contact in peace who is not the right person, and asks the one that they named; without one, outreach goes
 * on with the next contact of the plan.
 * @returns in words why a person has to look at it, or null when the search goes on by itself
 */
export async function followReferral(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  inbound: InboundRow,
  { spoken }: Pick<WeighedInbound, 'spoken'>,
  decision: { referral: Referral | null },
): Promise<string | null> {
  const records = spoken.map(({ record }) => record);
  const before = openAttempts(context, locked);
  const reason = await follow(context, transaction, locked, inbound, { ...decision, records });
  // What the client paused stays so, whomever it comes to.
  if (isPaused(before)) {
    const after = openAttempts(context, locked);
    await applyChanges(context, transaction, locked, everyAttempt(after, 'pause'));
  }
  return reason;
}

const isPaused = (attempts: readonly OpenAttempt[]): boolean =>
  attempts.some(({ status }) => status === 'PAUSED') &&
  attempts.every(({ status }) => status !== 'SCHEDULED');

async function follow(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { contactId, door }: InboundRow,
  { referral, records }: { referral: Referral | null; records: readonly SearchRecord[] },
): Promise<string | null> {
  const known = knownContacts(context, locked);
  const asked = known.find(({ id }) => id === contactId);
  if (asked) await dismiss(context, transaction, locked, asked);
  if (!referral) {
    await goOn(context, transaction, locked, records);
    return null;
  }
  if (askedRecords(records).length === 0) return reviewReason('REVIEW_REFERRAL_AFTER_ANSWER');
  const signs = signsOfApplicant(context, locked.applicant);
  if (signs.isNamed(referral.name) || signs.isAddress(referral.email))
    return reviewReason('REVIEW_REFERRAL_TO_APPLICANT');
  const named = methodsOf(referral);
  if (named.length === 0) return reviewReason('REVIEW_REFERRAL_UNREACHABLE');
  // What the API passes on is the client's own word.
  const methods =
    door === 'API'
      ? named
      : await vouchedMethods(context, transaction, locked, { methods: named, asked, records });
  const own = ownDestinations(context, locked.applicant);
  if (named.flatMap(destinationsOf).some((destination) => own.has(ownerKey(destination)))) {
    return reviewReason('REVIEW_REFERRAL_TO_APPLICANT');
  }
  const isKnown = known.some(({ contactMethods }) =>
    [...keysOf(contactMethods)].some((key) => keysOf(named).has(key)),
  );
  if (methods.length === 0 && !isKnown) {
    return reviewReason('REVIEW_REFERRAL_UNPROVEN');
  }
  const reached = known.map((contact) => ({ contact, keys: keysOf(contact.contactMethods) }));
  const isNew = (method: ContactMethod) =>
    reached.every(({ keys }) => [...keysOf([method])].every((key) => !keys.has(key)));
  const contactMethods = methods.filter(isNew);
  if (contactMethods.length === 0) {
    const isStillGood = reached.some(
      ({ contact, keys }) =>
        contact.id !== contactId && isTrusted(contact) && [...keysOf(named)].some((key) => keys.has(key)),
    );
    if (!isStillGood) return reviewReason('REVIEW_REFERRAL_WRONG');
    await goOn(context, transaction, locked, records);
    return null;
  }
  // One who was named for several sources is one contact for each.
  const before = known.filter(({ source }) => source === REFERRAL_SOURCE);
  if (new Set(before.map((contact) => [...keysOf(contact.contactMethods)].join())).size >= MOST_REFERRALS) {
    return reviewReason('REVIEW_REFERRAL_AFTER_OTHERS', { number: MOST_REFERRALS });
  }
  const queuedCount = await addReferred(context, transaction, locked, {
    referral,
    contactMethods,
    asked,
    records,
  });
  if (queuedCount === 0) await goOn(context, transaction, locked, records);
  return null;
}

/** Every contact that the search ever had. */
const knownContacts = (context: Context, { contacts }: LockedSearch): ContactReading[] =>
  contacts.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((row) => readingOf(context, row));

function methodsOf({ email, phone, fax }: Referral): ContactMethod[] {
  const certainty = { confidence: REFERRAL_CONFIDENCE, source: REFERRAL_SOURCE };
  return [
    ...(email ? [{ email, ...certainty }] : []),
    ...(phone ? [{ phone, ...certainty }] : []),
    ...(fax ? [{ fax, ...certainty }] : []),
  ];
}

const keysOf = (methods: readonly ContactMethod[]): ReadonlySet<string> =>
  new Set(methods.flatMap(destinationsOf).map(destinationKey));

/** Marks a contact as the wrong one, whom nothing is asked any more. A contact that was removed stays as it is. */
async function dismiss(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  contact: ContactReading,
): Promise<void> {
  const { id: contactId } = contact;
  const attempts = openAttempts(context, locked);
  const own = attempts.filter((attempt) => attempt.contactId === contactId);
  const cancelled = await dismissAttempts(context, transaction, locked, own);
  if (!isTrusted(contact)) return;
  const accuracyStatus = 'INACCURATE';
  changeContact(transaction, locked, contactId, { accuracyStatus, updatedAt: now(context) });
  const reason = 'The contact asked is not the right person';
  await recordContactChange(context, transaction, locked, {
    action: 'MARKED_INACCURATE',
    contact,
    reason,
    description: describeChange(reason, { 'Waiting attempts cancelled': cancelled }),
    metadata: { accuracyStatus, reason },
  });
}

/**
 * Gives the attempts that were to be made at the wrong person to the rest of the plan, or tells that no contact is left to ask
 * about these records.
 */
async function goOn(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  records: readonly SearchRecord[],
): Promise<void> {
  await replanOutreach(context, transaction, locked, { hasRoom: true });
  const active = activeContacts(context, locked).filter(isTrusted);
  const stuck = records.filter(
    (record) =>
      waitsForContact(record) &&
      active.every(({ recordSource }) => recordSource !== null && recordSource !== record.source),
  );
  if (stuck.length === 0) return;
  await reportNoContact(context, transaction, locked, {
    records: stuck,
    reason: 'No contact is left to ask: the last one is not the right person',
    trigger: BY_ANSWER.trigger,
  });
}
