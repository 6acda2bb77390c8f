import type { Transaction } from '../../platform/database/transaction.ts';
import { BOUNCED } from '../attempts/attempt-outcomes.ts';
import { addAttempts, attemptOf, changeAttempt } from '../attempts/attempt-rows.ts';
import { afterCommand } from '../attempts/attempt-transitions.ts';
import type { BusinessHours } from '../calendar/business-hours.ts';
import type { ContactReading } from '../contacts/active-contacts.ts';
import { destinationKey, destinationsOf } from '../contacts/destination-rules.ts';
import { refusedAmong } from '../contacts/do-not-contact.ts';
import { ownDestinations } from '../contacts/own-destinations.ts';
import { usableDestinations } from '../contacts/usable-destinations.ts';
import { type Context, now } from '../context/context.ts';
import type { OutboundRow } from '../entities/outbound-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { attemptHours } from '../outbounds/plan/attempt-hours.ts';
import { hoursPolicy } from '../outbounds/plan/hours-policy.ts';
import { newAttempt } from '../outbounds/plan/new-attempt.ts';
import { type OpenAttempt, openAttempts } from '../outbounds/plan/plan-outreach.ts';
import { tellAttempt } from '../outbounds/send/tell-attempt.ts';
import { askableRecords, sourcesOfContact } from '../records/contact-source.ts';
import { callsLeft } from './calls-left.ts';

/** A number of a contact, and whether it may be called. */
export interface CallNumber {
  /** As it was given. */
  number: string;
  /** How many more calls the policy allows. */
  callsLeft: number;
  /** Why it must not be called, in words; null when it may be. */
  barredBy: string | null;
  /** An attempt that waits for this call to be made, or for what came of it; null where there is none. */
  open: OpenAttempt | null;
  /** When people there may be called. */
  hours: BusinessHours;
  /** The contact's IANA zone. */
  timeZone: string;
}

const NONE_LEFT = 'Every call that the policy allows was made';
const NOTHING_TO_ASK = 'Everything that the contact can be asked about is settled';

/** What calls are judged by. */
export type CallableSearch = Pick<LockedSearch, 'records' | 'config' | 'applicant' | 'attempts' | 'contacts'>;

/** The numbers of a contact, as the policy of a search and what was tried before leave them. */
export async function callNumbers(
  context: Context,
  transaction: Transaction,
  search: CallableSearch,
  contact: ContactReading,
): Promise<CallNumber[]> {
  const { records, config, applicant } = search;
  const phones = contact.contactMethods.flatMap(({ phone, source }) => (phone ? [{ phone, source }] : []));
  const destinations = phones.flatMap(destinationsOf);
  const attempts = openAttempts(context, search);
  const { skipped } = usableDestinations(phones, {
    channels: config.channels,
    channelsAvailable: ['VOICE'],
    environment: context.core.config.ENVIRONMENT,
    bounced: attempts.filter(({ outcome }) => outcome === BOUNCED),
    own: ownDestinations(context, applicant),
    refused: await refusedAmong(context, transaction, destinations),
  });
  const sources = sourcesOfContact(contact, askableRecords(records));
  return [...new Map(destinations.map((one) => [destinationKey(one), one])).values()].map((destination) => {
    const key = destinationKey(destination);
    const left = callsLeft(destination.destination, sources, attempts, config.outbound);
    const open = openCall(attempts, contact.id, key);
    const barred = skipped.find((one) => destinationKey(one) === key)?.reason ?? null;
    const ruled = sources.length === 0 ? NOTHING_TO_ASK : left === 0 && open === null ? NONE_LEFT : null;
    const hours = attemptHours(hoursPolicy(context, search), contact, destination);
    return {
      number: destination.destination,
      callsLeft: left,
      barredBy: barred ?? ruled,
      open,
      hours,
      timeZone: hours.within?.timezone ?? hours.timezone,
    };
  });
}

/** The telephony service may have the task already, or is to get it later: a person has been quicker. */
function openCall(attempts: readonly OpenAttempt[], contactId: string, key: string): OpenAttempt | null {
  const own = attempts.filter(
    (attempt) =>
      attempt.contactId === contactId && attempt.dismissedAt === null && destinationKey(attempt) === key,
  );
  return (
    own.findLast(({ status }) => status === 'SENT') ??
    own.find(({ status }) => status === 'SCHEDULED') ??
    null
  );
}

/** The attempt that a call by a person is: the one that waited for it, or a new one. It counts as one that went out. */
export async function takeCall(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  contact: ContactReading,
  { number, open }: CallNumber,
): Promise<OutboundRow> {
  if (open?.status === 'SENT') return callOf(locked, open.id);
  const at = now(context);
  const waiting = open ?? addCall(context, transaction, locked, contact, number);
  const claimed = { ...waiting, ...afterCommand(waiting, 'claim', at) };
  const sent = { ...afterCommand(claimed, 'sent', at), sentAt: at, error: null };
  changeAttempt(transaction, locked, waiting.id, sent);
  await tellAttempt(context, transaction, locked, waiting.id, { status: 'SENT' });
  return callOf(locked, waiting.id);
}

function callOf(locked: LockedSearch, id: string): OutboundRow {
  const attempt = attemptOf(locked, id);
  if (!attempt) throw new Error('A call vanished while its search was locked');
  return attempt;
}

/** Adds a call that the schedule does not know, for this moment. */
export function addCall(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  contact: ContactReading,
  number: string,
): OutboundRow {
  const destination = { channel: 'VOICE' as const, destination: number };
  const before = openAttempts(context, locked).filter(
    (attempt) => destinationKey(attempt) === destinationKey(destination),
  );
  const among = askableRecords(locked.records);
  const planned = {
    ...destination,
    contactId: contact.id,
    sources: sourcesOfContact(contact, among),
    attemptNumber: 1 + Math.max(0, ...before.map(({ attemptNumber }) => attemptNumber)),
    scheduledAt: now(context),
  };
  const call = newAttempt(context, locked, planned, among);
  addAttempts(transaction, locked, [call]);
  return call;
}
