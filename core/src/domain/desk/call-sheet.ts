import type { SearchType, VerificationQuestion } from '@credence/contract';
import { In } from 'typeorm';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openText } from '../../platform/database/sealed.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import { type NamedPerson, namesOfPeople } from '../access/sessions/names-of-people.ts';
import { activityCell } from '../activities/record-activity.ts';
import { fullNameOf } from '../applicants/applicant-names.ts';
import { lastFourOfSsn, openAliases } from '../applicants/seal-applicant.ts';
import { nextOpening } from '../calendar/business-hours.ts';
import { activeContact } from '../contacts/active-contacts.ts';
import { readPhoneNumber } from '../contacts/phone-number.ts';
import { type Context, now } from '../context/context.ts';
import { ActivityEntity } from '../entities/activity-entity.ts';
import { ApplicantEntity } from '../entities/applicant-entity.ts';
import { openBusiness } from '../entities/business-context.ts';
import { ContactEntity } from '../entities/contact-entity.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import { OutboundEntity } from '../entities/outbound-entity.ts';
import { SearchEntity, type SearchRow } from '../entities/search-entity.ts';
import { openConfig, openRequest } from '../entities/verification-request.ts';
import { linksOf } from '../outbounds/plan/link-token.ts';
import { showReference } from '../outbounds/plan/reference.ts';
import { readRecords } from '../records/record-rows.ts';
import type { VerifierForm, VerifierRecord } from '../records/verifier-form.ts';
import { vendorsFor } from '../research/vendors/find-vendor.ts';
import { callNumbers } from './call-attempt.ts';
import { claimsOfContact } from './claims-of-contact.ts';

/** A call that a contact has asked for. */
interface PromisedCall {
  at: Date;
  promisedBy: NamedPerson;
}

/** A number as the person who calls sees it. */
export interface SheetNumber {
  number: string;
  /** To dial, with its country code; null where it cannot be. */
  e164: string | null;
  extension: string | null;
  callsLeft: number;
  barredBy: string | null;
  /** Whether the telephony service was told to call, or is going to be. */
  isTask: boolean;
  /** The call that a person has promised there; null where none has. */
  callBack: PromisedCall | null;
  /** On the contact's own clock. */
  timeZone: string;
  /** When people there may be called, from now on: now, where they may be now. */
  opensAt: Date;
}

/** What a person says and asks in a call to one contact. */
export interface CallSheet extends Pick<VerifierForm, 'applicant' | 'vendors'> {
  searchId: string;
  orderId: string;
  searchType: SearchType;
  organizationName: string;
  /** The employer for whom the check is made. */
  hiringEntity: string;
  contact: { id: string; name: string; title: string | null; entityName: string; location: string };
  numbers: SheetNumber[];
  /** What the contact was sent, or told, to find the request by; null where nothing was sent. */
  reference: string | null;
  /** Whether a signed release came with the order. */
  hasRelease: boolean;
  records: VerifierRecord[];
  questions: VerificationQuestion[];
  /** Calls by people before, the last one first. */
  calls: { at: Date; number: string | null; description: string }[];
}

const MOST_CALLS = 20;

/**
 * What a person needs for a call to a contact: no more of the applicant than the verifier page shows, and of their claims
 * only those about the contact's own employer or school.
 * @throws NotFound when there is no such search, or no such contact in its plan
 */
export function readCallSheet(
  context: Context,
  { searchId, contactId }: { searchId: string; contactId: string },
): Promise<CallSheet> {
  return inTransaction(context, async (transaction) => {
    const organizationId = context.organization.id;
    const { manager } = transaction;
    const search = await manager.findOneBy(SearchEntity, { organizationId, id: searchId });
    if (!search) throw new NotFound('Search not found');
    const { orderId, searchType, applicantId } = search;
    noteResources(context, { orderId, searchId, contactId });
    const order = await manager.findOneByOrFail(OrderEntity, { organizationId, id: orderId });
    const applicant = await manager.findOneByOrFail(ApplicantEntity, { organizationId, id: applicantId });
    const records = (await readRecords(context, transaction, [search])).get(searchId) ?? [];
    const ofSearch = { organizationId, searchId };
    const attempts = await manager.findBy(OutboundEntity, ofSearch);
    const contacts = await manager.findBy(ContactEntity, ofSearch);
    const config = openConfig(context, search);
    const standing = { records, applicant, attempts, contacts, config };
    const contact = activeContact(context, standing, contactId);
    const request = openRequest(context, search);
    const at = now(context);
    const callable = await callNumbers(context, transaction, standing, contact);
    const named = await namesOfPeople(
      context,
      transaction,
      callable.map(({ open }) => open?.promisedBy ?? null),
    );
    const numbers = callable.map(({ open, hours, ...one }): SheetNumber => {
      const { e164, extension, isValid } = readPhoneNumber(one.number);
      return {
        ...one,
        e164: isValid ? e164 : null,
        extension,
        isTask: open !== null && open.promisedBy === null,
        callBack: open?.promisedBy ? { at: open.scheduledAt, promisedBy: named(open.promisedBy) } : null,
        opensAt: nextOpening(at, hours),
      };
    });
    const { id, name, title, entityName, location } = contact;
    return {
      searchId,
      orderId,
      searchType,
      organizationName: context.organization.name,
      hiringEntity: openBusiness(context, order).entityName,
      contact: { id, name, title, entityName, location },
      numbers,
      reference: await referenceOf(context, transaction, search, contactId),
      hasRelease: request.releaseFile !== null,
      applicant: {
        fullName: fullNameOf(context, applicant),
        otherNames: openAliases(context, applicant),
        ssnLastFour: lastFourOfSsn(context, applicant),
      },
      records: claimsOfContact(searchType, request.records, records, contact),
      questions: request.questions,
      vendors: vendorsFor(searchType),
      calls: await callsBefore(context, transaction, search, contactId),
    };
  });
}

/** Of the last attempt at the contact that went out and can still be answered by it. */
async function referenceOf(
  context: Context,
  { manager }: Transaction,
  { organizationId, id: searchId }: SearchRow,
  contactId: string,
): Promise<string | null> {
  const sent = await manager.find(OutboundEntity, {
    where: {
      organizationId,
      searchId,
      contactId,
      channel: In(['EMAIL', 'FAX']),
      status: In(['SENT', 'DELIVERED']),
    },
    order: { sentAt: 'DESC' },
  });
  const working = sent.find(({ linkExpiresAt }) => linkExpiresAt > now(context));
  return working ? showReference(linksOf(context, working).reference) : null;
}

async function callsBefore(
  context: Context,
  { manager }: Transaction,
  { organizationId, id: searchId }: SearchRow,
  contactId: string,
): Promise<CallSheet['calls']> {
  const rows = await manager.find(ActivityEntity, {
    where: { organizationId, searchId, contactId, activityType: 'CALL_MADE' },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MOST_CALLS,
  });
  return rows.map((row) => ({
    at: row.createdAt,
    number: openText(context.cipher, activityCell(row.id), row.channelValue),
    description: row.description,
  }));
}
