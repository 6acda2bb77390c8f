import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { valueReader } from '../../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { InvalidLink } from '../../../platform/errors.ts';
import { fullNameOf } from '../../applicants/applicant-names.ts';
import { lastFourOfSsn, openAliases } from '../../applicants/seal-applicant.ts';
import { hoursOf } from '../../calendar/contact-hours.ts';
import type { Context, Core } from '../../context/context.ts';
import { letterheadOf } from '../../context/letterhead.ts';
import { ApplicantEntity } from '../../entities/applicant-entity.ts';
import { openBusiness } from '../../entities/business-context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { ContactEntity } from '../../entities/contact-entity.ts';
import { InboundEntity, type InboundRow } from '../../entities/inbound-entity.ts';
import { OrderEntity } from '../../entities/order-entity.ts';
import { OutboundEntity } from '../../entities/outbound-entity.ts';
import { SearchEntity } from '../../entities/search-entity.ts';
import { openConfig, openRequest } from '../../entities/verification-request.ts';
import { askedBy, claimsToVerify } from '../../records/claims-to-verify.ts';
import type { ReadBackAnswers, VerifierForm, VerifierRecord } from '../../records/verifier-form.ts';
import { vendorsFor } from '../../research/vendors/find-vendor.ts';
import { openInbound } from '../read/inbound-content.ts';
import { answersOfReading } from '../read-back/answers-of-reading.ts';
import { contextOfLink, isKeptLate, isWaitedFor, type LinkUse, usableAttempt } from './verifier-attempt.ts';

/**
 * What the person behind a link is asked.
 * @throws InvalidLink
 */
export async function readVerifierForm(core: Core, token: string, from?: LinkUse): Promise<VerifierForm> {
  const { context, linkHash } = await contextOfLink(core, token, 'form.read', from);
  return inTransaction(context, (transaction) => formOfLink(context, transaction, linkHash));
}

/**
 * The form behind a link, as the search stands.
 * @throws InvalidLink
 */
export async function formOfLink(
  context: Context,
  transaction: Transaction,
  linkHash: Buffer,
): Promise<VerifierForm> {
  const { outbound, search, order, applicant, contact, answered, confirmed } = await readRows(
    context,
    transaction,
    linkHash,
  );
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
    readBack: answered || !confirmed ? null : readBackOf(context, confirmed, forms),
    hasRelease: isOpen && releaseFile !== null && releaseDelivery !== 'NONE',
    state: answered ? 'ANSWERED' : isOpen ? 'OPEN' : isKeptLate(search, outbound) ? 'LATE' : 'CLOSED',
  };
}

/** Whatever a form is made of, in one statement. */
async function readRows(context: Context, { prepared }: Transaction, linkHash: Buffer) {
  const outbounds = valueReader(context, OutboundEntity, 'b');
  const searches = valueReader(context, SearchEntity, 's');
  const orders = valueReader(context, OrderEntity, 'o');
  const applicants = valueReader(context, ApplicantEntity, 'a');
  const contacts = valueReader(context, ContactEntity, 'c');
  const messages = valueReader(context, InboundEntity, 'm');
  // Of the contact's replies to the attempt that were sent back to them, the latest is confirmed.
  const [found] = await prepared(
    `select ${outbounds.value} as outbound, ${searches.value} as search, ${orders.value} as "order",
        ${applicants.value} as applicant, ${contacts.value} as contact,
        exists (select from inbound_messages m
          where m.organization_id = $1 and m.outbound_id = b.id and m.door = 'PAGE') as answered,
        (select ${messages.value} from inbound_messages m
          where m.organization_id = $1 and m.search_id = b.search_id and m.outbound_id = b.id
            and m.read_back in ('SCHEDULED', 'SENT')
          order by m.received_at desc, m.id desc limit 1) as confirmed
      from outbounds b
        join searches s on (s.organization_id, s.id) = (b.organization_id, b.search_id)
        join orders o on (o.organization_id, o.id) = (s.organization_id, s.order_id)
        join applicants a on (a.organization_id, a.id) = (s.organization_id, s.applicant_id)
        join contacts c on (c.organization_id, c.id) = (b.organization_id, b.contact_id)
      where b.organization_id = $1 and b.link_hash = $2`,
    [context.organization.id, linkHash],
  );
  if (!found) throw new InvalidLink();
  return {
    outbound: usableAttempt(context, outbounds.read(found.outbound)),
    search: searches.read(found.search),
    order: orders.read(found.order),
    applicant: applicants.read(found.applicant),
    contact: contacts.read(found.contact),
    answered: found.answered === true,
    confirmed: found.confirmed === null ? null : messages.read(found.confirmed),
  };
}

/** What a reply comes to that was sent back to its contact. */
function readBackOf(
  context: Context,
  row: InboundRow,
  forms: readonly VerifierRecord[],
): ReadBackAnswers | null {
  const { reading, message } = openInbound(context, row);
  return reading ? answersOfReading({ reading, from: message?.from ?? null }, forms) : null;
}
