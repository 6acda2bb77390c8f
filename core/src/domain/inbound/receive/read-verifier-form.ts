import { findRows, valueReader } from '../../../platform/database/row-reader.ts';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts';
import { fullNameOf } from '../../applicants/applicant-names.ts';
import { lastFourOfSsn, openAliases } from '../../applicants/seal-applicant.ts';
import { hoursOf } from '../../calendar/contact-hours.ts';
import type { Context, Core } from '../../context/context.ts';
import { letterheadOf } from '../../context/letterhead.ts';
import { ApplicantEntity } from '../../entities/applicant-entity.ts';
import { openBusiness } from '../../entities/business-context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { ContactEntity } from '../../entities/contact-entity.ts';
import { InboundEntity } from '../../entities/inbound-entity.ts';
import { OrderEntity } from '../../entities/order-entity.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import { SearchEntity } from '../../entities/search-entity.ts';
import { openConfig, openRequest } from '../../entities/verification-request.ts';
import { askedBy, claimsToVerify } from '../../records/claims-to-verify.ts';
import type { ReadBackAnswers, VerifierForm, VerifierRecord } from '../../records/verifier-form.ts';
import { vendorsFor } from '../../research/vendors/find-vendor.ts';
import { openInbound } from '../read/inbound-content.ts';
import { answersOfReading } from '../read-back/answers-of-reading.ts';
import { attemptOfLink, contextOfLink, isKeptLate, isWaitedFor, type LinkUse } from './verifier-attempt.ts';

/**
 * What the person behind a link is asked.
 * @throws InvalidLink
 */
export async function readVerifierForm(core: Core, token: string, from?: LinkUse): Promise<VerifierForm> {
  const { context, linkHash } = await contextOfLink(core, token, 'form.read', from);
  return inTransaction(context, async (transaction) => {
    const outbound = await attemptOfLink(context, transaction, linkHash);
    return formOf(context, transaction, outbound);
  });
}

/** The form of one attempt, as the search stands. */
export async function formOf(
  context: Context,
  transaction: Transaction,
  outbound: OutboundRow,
): Promise<VerifierForm> {
  const { search, order, applicant, contact, answered } = await readRows(context, transaction, outbound);
  const { records, questions, questionnaireUrl, questionnaireAccessCode, releaseFile } = openRequest(
    context,
    search,
  );
  const details = openContact(context, contact);
  const { timeZone: home, releaseDelivery } = context.organization;
  const isOpen = isWaitedFor(search, outbound);
  const forms = askedBy(outbound, claimsToVerify(search.searchType, records));
  return {
    organizationName: context.organization.name,
    letterhead: letterheadOf(context.organization),
    hiringEntity: openBusiness(context, order).entityName,
    contactName: details.name,
    searchType: search.searchType,
    applicant: {
      fullName: fullNameOf(context, applicant),
      otherNames: openAliases(context, applicant),
      ssnLastFour: lastFourOfSsn(context, applicant),
    },
    records: forms,
    questions,
    questionnaire:
      questionnaireUrl === null ? null : { url: questionnaireUrl, accessCode: questionnaireAccessCode },
    vendors: vendorsFor(search.searchType),
    expiresAt: outbound.linkExpiresAt,
    timeZone: hoursOf({ config: openConfig(context, search), zone: home }, details).timezone,
    readBack: answered ? null : await readBackFor(context, transaction, outbound, forms),
    hasRelease: isOpen && releaseFile !== null && releaseDelivery !== 'NONE',
    state: answered ? 'ANSWERED' : isOpen ? 'OPEN' : isKeptLate(search, outbound) ? 'LATE' : 'CLOSED',
  };
}

/** Whatever a form is made of, in one statement. */
async function readRows(
  context: Context,
  { prepared }: Transaction,
  { organizationId, searchId, contactId, id }: OutboundRow,
) {
  const searches = valueReader(context, SearchEntity, 's');
  const orders = valueReader(context, OrderEntity, 'o');
  const applicants = valueReader(context, ApplicantEntity, 'a');
  const contacts = valueReader(context, ContactEntity, 'c');
  const [found] = await prepared(
    `select ${searches.value} as search, ${orders.value} as "order", ${applicants.value} as applicant, ${contacts.value} as contact,
        exists (select from inbound_messages m
          where m.organization_id = $1 and m.outbound_id = $4 and m.door = 'PAGE') as answered
      from searches s
        join orders o on (o.organization_id, o.id) = (s.organization_id, s.order_id)
        join applicants a on (a.organization_id, a.id) = (s.organization_id, s.applicant_id)
        join contacts c on c.organization_id = s.organization_id and c.id = $3
      where s.organization_id = $1 and s.id = $2`,
    [organizationId, searchId, contactId, id],
  );
  if (!found) throw new Error('An attempt has no search');
  return {
    search: searches.read(found.search),
    order: orders.read(found.order),
    applicant: applicants.read(found.applicant),
    contact: contacts.read(found.contact),
    answered: found.answered === true,
  };
}

/** What the latest of the contact's replies to an attempt comes to that was sent back to them. */
async function readBackFor(
  context: Context,
  transaction: Transaction,
  { searchId, id: outboundId }: OutboundRow,
  forms: readonly VerifierRecord[],
): Promise<ReadBackAnswers | null> {
  const [row] = await findRows(
    context,
    transaction,
    InboundEntity,
    `search_id = $2 and outbound_id = $3 and read_back in ('SCHEDULED', 'SENT')
      order by received_at desc, id desc limit 1`,
    [searchId, outboundId],
  );
  const { reading, message } = row ? openInbound(context, row) : {};
  return reading ? answersOfReading({ reading, from: message?.from ?? null }, forms) : null;
}
