import { addContact } from '../../domain/contact-plan/add-contact.ts';
import type { Context } from '../../domain/context/context.ts';
import type { CallResult } from '../../domain/desk/record-call.ts';
import { createAuditNote } from '../../platform/audit/audit-note.ts';
import { contactInput, contactsOf, type TestCore } from '../index.ts';
import { job, orderJobs } from '../records.ts';

/** Of the contact, in New York. */
export const NUMBER = '+1 212 555 0134';

export interface SearchToCall {
  orderId: string;
  searchId: string;
  contactId: string;
}

/** A search of two jobs, the first of which has a contact with a telephone. */
export async function searchToCall(
  test: TestCore,
  context: Context,
  config: object = {},
): Promise<SearchToCall> {
  const ids = await orderJobs(context, [job('Contoso Inc'), job('Fabrikam Freight')], {
    channels: { email: true, voice: true, fax: true },
    ...config,
  });
  const contact = contactInput({
    name: 'Pat Doyle',
    entityName: 'Contoso Inc',
    location: 'New York, NY',
    confidence: 0.9,
    contactMethods: [{ phone: NUMBER, confidence: 0.9, source: 'found by hand' }],
  });
  // Asked by nothing but this: attempts by the telephony service are another test's.
  await addContact(context, { ...ids, contact });
  const [added] = await contactsOf(context, ids.searchId);
  await test.sql(`delete from outbounds where search_id = $1`, [ids.searchId]);
  return { ...ids, contactId: added?.id ?? '' };
}

/** The attempts of a search, in the order in which they were made. */
export const attemptsToCall = (test: TestCore, { searchId }: { searchId: string }) =>
  test.sql<{
    id: string;
    status: string;
    outcome: string | null;
    error: string | null;
    channel: string;
    records: number[];
    scheduledAt: Date;
    promisedBy: string | null;
    onDeskSince: Date | null;
  }>(
    `select id, status, outcome, error, channel, records, scheduled_at as "scheduledAt", promised_by as "promisedBy",
        on_desk_since as "onDeskSince"
      from outbounds where search_id = $1 order by created_at, id`,
    [searchId],
  );

/** In the name of a person, each with an entry of its own in the trail. */
export const asPerson = (context: Context, subject = 'sam'): Context => ({
  ...context,
  audit: createAuditNote({ action: 'call.record', actor: 'API', subject, requestId: null }),
});

/** Who answers. */
export const PERSON = { respondent: { name: 'Pat Doyle', title: 'HR' } };
const NOTHING = { noRecord: false, wrongPerson: false, referral: null, thirdParty: null, comment: null };

export const answered = (change: object = {}): CallResult => ({
  kind: 'answered',
  answers: { ...PERSON, ...NOTHING, claims: [], questions: [], ...change },
});

/** Every claim of the first job is as the applicant said. */
export const ALL_RIGHT = answered({
  claims: ['employerName', 'position', 'startDate', 'endDate'].map((field) => ({
    record: 0,
    field,
    answer: 'CONFIRMED',
    value: null,
  })),
});
