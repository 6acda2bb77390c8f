import type { Transaction } from '../../../platform/database/transaction.ts';
import { addToPlan } from '../../contact-plan/add-contact.ts';
import type { ContactReading } from '../../contacts/active-contacts.ts';
import { UNKNOWN_PLACE } from '../../contacts/planned-contact.ts';
import type { Context } from '../../context/context.ts';
import type { ContactMethod } from '../../entities/contact-details.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { type ContactToAsk, queueOutreach } from '../../outbounds/plan/plan-outreach.ts';
import { refreshStep } from '../../outbounds/plan/refresh-step.ts';
import { askedRecords, distinctSources } from '../../records/contact-source.ts';
import { entityOf } from '../../records/record-sources.ts';
import type { Referral } from '../../records/verifier-form.ts';
import { plainName } from './vouched-methods.ts';

/** Where a contact is known from that another contact named. */
export const REFERRAL_SOURCE = 'referral';

/** How sure it is that the right person was named: the one who did was the wrong one. */
export const REFERRAL_CONFIDENCE = 0.7;

export interface Referred {
  referral: Referral;
  contactMethods: ContactMethod[];
  /** Who named the contact, where that is known. */
  asked: ContactReading | undefined;
  /** What they were asked about. */
  records: readonly SearchRecord[];
}

/**
 * Adds the contact that another one named to the plan, for each source that this one was asked for, and schedules attempts
 * that ask for all of these at once.
 * @returns how many were scheduled
 */
export async function addReferred(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { referral, contactMethods, asked, records }: Referred,
): Promise<number> {
  const location = asked?.location ?? UNKNOWN_PLACE;
  const covered = openRequest(context, locked.search).records;
  const own = asked?.recordSource ?? null;
  const added: ContactToAsk[] = [];
  for (const recordSource of own === null ? [null] : distinctSources(askedRecords(records))) {
    const other = recordSource === null || recordSource === own ? undefined : covered[recordSource];
    const entityName = other ? entityOf(other) : (asked?.entityName ?? UNKNOWN_PLACE);
    const { contactId } = await addToPlan(context, transaction, locked, {
      details: {
        name: plainName(referral.name) ?? `Referred contact, ${entityName}`,
        entityName,
        title: plainName(referral.title),
        contactMethods,
        metadata: {},
        location,
      },
      confidence: REFERRAL_CONFIDENCE,
      source: REFERRAL_SOURCE,
      recordSource,
      asks: 'NO',
      description: 'Contact added: named by the one who was asked',
    });
    added.push({ id: contactId, location, recordSource, contactMethods });
  }
  const queued = await queueOutreach(context, transaction, locked, added);
  await refreshStep(context, transaction, locked);
  return queued;
}
