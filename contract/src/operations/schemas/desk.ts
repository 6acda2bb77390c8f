import { z } from 'zod';
import { crossCheck, fieldsOf, instant, MAX_TEXT, name, text, uuid, website } from '../../schemas/common.ts';
import { ContactMethod } from '../../schemas/contact.ts';
import { InboundAnswers } from '../../schemas/inbound.ts';
import { VerificationQuestion } from '../../schemas/search-request.ts';
import { SEARCH_TYPES } from '../../vocabulary.ts';
import { CALL_OUTCOMES, NO_CALL_BACK_REASONS, WEBSITE_STATES } from '../vocabulary.ts';
import { Assignee } from './work.ts';

const Candidate = z
  .object({
    name: z.string().describe('Name of the person or office.'),
    title: z.string().nullable().describe('Role of the person; null when it is not known.'),
    location: z.string().describe('City and state, or what is known of them.'),
    source: z
      .string()
      .describe('Where it is known from: `referral`, `directory`, `website`, `institution_list` and so on.'),
    confidence: z.number().describe('How sure it is that this is the right one to ask, 0 to 1.'),
    contactMethods: z.array(ContactMethod).describe('The ways to reach them that the plan does not have.'),
    evidence: z
      .object({
        url: z.string().describe('The page that it was read on.'),
        words: z.string().describe('The words there.'),
      })
      .nullable()
      .describe('Where on the web it stands; null when it was not read there.'),
    messageId: uuid().nullable().describe('The message that named it; null where none did.'),
  })
  .meta({ id: 'Candidate', description: 'Whom a search could ask, and does not.' });
export type Candidate = z.infer<typeof Candidate>;

const CandidateSource = z
  .object({
    record: z.number().int().describe('Index of the first record that names it, from 0.'),
    entityName: z.string().describe('The employer or school.'),
    location: z.string().nullable().describe('Where it is; null when it is not known.'),
    candidates: z.array(Candidate).describe('Whom to ask there, what contacts said themselves first.'),
    leftOut: z
      .number()
      .int()
      .describe('Addresses and numbers that are known and not shown: dead, refused, or of the applicant.'),
    websites: z
      .array(
        z.object({
          website: z.string().describe('Where it begins.'),
          state: z
            .enum(WEBSITE_STATES)
            .describe('How far it was read; `UNREADABLE`: none of its pages could be.'),
          isNamed: z.boolean().describe('Whether a person has named it.'),
        }),
      )
      .describe('Websites of it.'),
    vendors: z.array(z.string()).describe('Codes of the vendors that are known to keep its records.'),
    notes: z.array(z.string()).describe('What else a person should know.'),
  })
  .meta({ id: 'CandidateSource', description: 'What is known of whom to ask at one employer or school.' });
export type CandidateSource = z.infer<typeof CandidateSource>;

export const CandidateList = z
  .object({ sources: z.array(CandidateSource).describe('One for each employer or school of the search.') })
  .meta({ id: 'CandidateList', description: 'Whom a person could have a search ask.' });

export const WebsiteReadingCreate = z
  .object({ website: website().describe('Of the employer or school. Only its host is kept.') })
  .meta({ id: 'WebsiteReadingCreate', description: 'A website to read for whom to ask.' });

export const WebsiteReading = z
  .object({
    website: z.string().describe('Where it begins.'),
    askedAt: instant().describe('When it was asked for.'),
  })
  .meta({ id: 'WebsiteReading', description: 'A website that is being read.' });

const CallClaim = z.object({
  field: z.string().describe('Name of the field.'),
  label: z.string().describe('What it is called.'),
  kind: z.enum(['TEXT', 'DATE']).describe('What its values are.'),
  provided: z.string().nullable().describe('What the applicant said; null of an end date: still there.'),
});

export const CallSheet = z
  .object({
    searchId: uuid().describe('Id of the search.'),
    orderId: uuid().describe('Id of its order.'),
    searchType: z.enum(SEARCH_TYPES).describe('What it verifies.'),
    organizationName: z.string().describe('On whose behalf is called.'),
    hiringEntity: z.string().describe('For whom the check is made.'),
    contact: z
      .object({
        id: uuid().describe('Id of the contact.'),
        name: z.string().describe('Name of the person or office.'),
        title: z.string().nullable().describe('Role of the person; null when it is not known.'),
        entityName: z.string().describe('The organization that they belong to.'),
        location: z.string().describe('City and state, or what is known of them.'),
      })
      .describe('Who is called.'),
    numbers: z
      .array(
        z.object({
          number: z.string().describe('As it was given.'),
          e164: z.string().nullable().describe('To dial; null where it cannot be.'),
          extension: z.string().nullable().describe('Extension; null where there is none.'),
          callsLeft: z.number().int().describe('How many more attempts there the policy allows.'),
          barredBy: z.string().nullable().describe('Why it must not be called; null when it may be.'),
          isTask: z
            .boolean()
            .describe('Whether a call there is planned, or was handed to a telephony service.'),
          callBack: z
            .object({
              at: instant().describe('When they are to be called.'),
              promisedBy: Assignee.describe('Who promised it.'),
            })
            .nullable()
            .describe('The call that a person has promised there; null where none has.'),
          timeZone: z.string().describe('IANA zone of the contact.'),
          opensAt: instant().describe('From when on people there may be called: now, or later.'),
        }),
      )
      .describe('Their numbers.'),
    reference: z.string().nullable().describe('What they find our request by; null where nothing was sent.'),
    hasRelease: z.boolean().describe('Whether the applicant has signed a release.'),
    applicant: z
      .object({
        fullName: z.string().describe('Name of the applicant.'),
        otherNames: z.array(z.string()).describe('Other names, in full.'),
        ssnLastFour: z.string().nullable().describe('Last four digits; null when they are not known.'),
      })
      .describe('Whom it is about: what the verifier page shows, and no more.'),
    records: z
      .array(
        z.object({
          index: z.number().int().describe('Which of the records that the search verifies, from 0.'),
          title: z.string().describe('The employer or school.'),
          claims: z.array(CallClaim).describe('What to confirm.'),
        }),
      )
      .describe("The open records of the contact's own employer or school."),
    questions: z.array(VerificationQuestion).describe('Questions of the client.'),
    vendors: z
      .array(
        z.object({
          code: z.string().describe('Its code.'),
          label: z.string().describe('Its name.'),
        }),
      )
      .describe('Companies that are known to keep such records.'),
    calls: z
      .array(
        z.object({
          at: instant().describe('When it was made.'),
          number: z.string().nullable().describe('The number.'),
          description: z.string().describe('What came of it.'),
        }),
      )
      .describe('Calls by people before, the last one first.'),
  })
  .meta({ id: 'CallSheet', description: 'What a person says and asks in a call to one contact.' });
export type CallSheet = z.infer<typeof CallSheet>;

const { claims, questions } = InboundAnswers.shape;
const line = () => z.string().trim().max(200);

export const CallRecord = crossCheck(
  z.object({
    number: name().describe('The number of the contact that was called.'),
    outcome: z.enum(CALL_OUTCOMES).describe('What came of it.'),
    respondent: z
      .object({
        name: name().describe('Name of the person.'),
        title: line().nullish().describe('Role of the person.'),
      })
      .optional()
      .describe('Who answered; required unless no one did.'),
    claims: claims.describe('For `ANSWERED`: what was said of the claims, one each.'),
    questions: questions.describe('For `ANSWERED`: the answers to the questions, one each.'),
    referral: z
      .object({
        name: line().nullish().describe('Name of the person.'),
        title: line().nullish().describe('Role of the person.'),
        email: line().nullish().describe('Address of the person.'),
        phone: line().nullish().describe('Number of the person.'),
        fax: line().nullish().describe('Fax number of the person.'),
      })
      .optional()
      .describe('For `WRONG_PERSON`: whom to ask instead.'),
    thirdParty: z
      .object({
        vendor: line().nullish().describe('Its code, or its name.'),
        note: z.string().trim().max(MAX_TEXT).nullish().describe('How to ask them.'),
      })
      .optional()
      .describe('For `THIRD_PARTY`: who keeps the records.'),
    callBackAt: instant()
      .optional()
      .describe(
        'For `CALL_BACK`: when they asked to be called. It is the next business hours there where those are closed.',
      ),
    doNotCall: z
      .boolean()
      .default(false)
      .describe('For `REFUSED`: whether they are not to be called at this number again, for any search.'),
    comment: text().optional().describe('What was said beside that, in words. It decides nothing.'),
  }),
  (value, report) => {
    const { outcome, respondent, callBackAt } = fieldsOf(value);
    const isSaid = typeof outcome === 'string' && !UNSAID.has(outcome);
    if (isSaid && respondent === undefined) report(['respondent'], 'is required when a person answered');
    if (outcome === 'CALL_BACK' && callBackAt === undefined)
      report(['callBackAt'], 'is required when they asked to be called back');
  },
).meta({ id: 'CallRecord', description: 'What came of a call that a person made.' });
export type CallRecord = z.infer<typeof CallRecord>;

const UNSAID: ReadonlySet<string> = new Set(['NO_ANSWER', 'CALL_BACK', 'WRONG_NUMBER']);

export const CallRecorded = z
  .object({
    searchId: uuid().describe('Id of the search.'),
    contactId: uuid().describe('Id of the contact.'),
    outboundId: uuid()
      .nullable()
      .describe(
        'The attempt that it was; null where the policy allows no more, and it was answered all the same.',
      ),
    messageId: uuid().nullable().describe('The message that its answers are kept as; null without any.'),
    callBack: z
      .object({
        at: instant().nullable().describe('When it is time to call; null where the policy leaves no time.'),
        reason: z
          .enum(NO_CALL_BACK_REASONS)
          .nullable()
          .describe(
            'Why there is no time: the search ends before, the outbound window closes before, or the policy allows no more ' +
              'calls. Null where there is one.',
          ),
      })
      .nullable()
      .describe('For `CALL_BACK`: what is planned; null for all others.'),
  })
  .meta({ id: 'CallRecorded', description: 'The call is recorded, and what was said is being read.' });
