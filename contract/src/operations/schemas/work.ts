import { z } from 'zod';
import { addressedName, crossCheck, fieldsOf, instant, name, uuid } from '../../schemas/common.ts';
import { Pagination } from '../../schemas/pagination.ts';
import { ReviewCreate } from '../../schemas/review.ts';
import { Search } from '../../schemas/search.ts';
import { Claim, ResultDecision } from '../../schemas/verification-result.ts';
import { WorkListQuery } from '../../schemas/work-list.ts';
import { SEARCH_PHASES, SEARCH_STATUSES, SEARCH_TYPES } from '../../vocabulary.ts';
import { WAIT_CODES, WORK_NEEDS, WORK_QUEUES } from '../vocabulary.ts';
import { subject } from './session.ts';

const need = () => z.enum(WORK_NEEDS);
const NEED =
  '`REVIEW`: decide what was said. `CONTACT`: find whom to ask. `CALL`: call a contact, since the time has come that one was ' +
  'promised to be called, or every contact was asked in vain.';

const { searchStatus, searchType, phase, recordStatus, q } = WorkListQuery.shape;

/** What work lists are narrowed by, and saved views keep. */
const filters = {
  queue: z
    .enum(WORK_QUEUES)
    .optional()
    .describe("Whose: the caller's own, those without a person, or all, as without it."),
  needs: need().optional().describe(`Only searches that wait for a person to do this. ${NEED}`),
  searchStatus,
  searchType,
  phase,
  recordStatus,
  slaWithinHours: z.coerce
    .number()
    .int()
    .min(1)
    .max(8_760)
    .optional()
    .describe('Only searches whose SLA ends within so many hours, or has ended.'),
  q,
};

export const WorkQuery = z.object({
  ...WorkListQuery.shape,
  ...filters,
  assignee: addressedName().optional().describe('Only searches of this person, by subject.'),
  hasCall: z
    .stringbool({ truthy: ['true'], falsy: ['false'] })
    .optional()
    .describe('`true`: only searches with a call that was handed over, and of which nothing came back yet.'),
  hasCallBack: z
    .stringbool({ truthy: ['true'], falsy: ['false'] })
    .optional()
    .describe('`true`: only searches with a call that a person has promised for a later time.'),
});

export const Assignee = z
  .object({
    subject: z.string().describe('How the identity provider names the person.'),
    name: z.string().describe('Name to show; the subject of a person who never signed in.'),
  })
  .meta({ id: 'Assignee', description: 'Who works on a search.' });

export const WaitReason = z
  .object({
    code: z
      .enum(WAIT_CODES)
      .describe(
        'Names the sentence that says it. `REVIEW_…`: a person decides, and why. `MORE_RECORDS`: others wait for other ' +
          'things. `OTHER`: it is known in words alone.',
      ),
    record: z
      .number()
      .int()
      .optional()
      .describe('Index of the record that waits, from 0, where the records wait for different things.'),
    values: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'What the sentence names: `at`, a day and time by the clock of the `zone`; `vendor`; `number`; `confidence` and the ' +
          '`least` that is enough; `fields` that it is about, and those still `open`, by comma, with how many more there are ' +
          'in `fieldsMore` and `openMore`; the `words` of `OTHER`.',
      ),
  })
  .meta({
    id: 'WaitReason',
    description: 'What a search or a record waits for, to be said in any language.',
  });
export type WaitReason = z.infer<typeof WaitReason>;

export const WorkItem = z
  .object({
    id: uuid().describe('Id of the search.'),
    orderId: uuid().describe('Id of its order.'),
    applicantId: uuid().describe('Id of the applicant.'),
    externalSearchId: z.string().nullable().describe('Your own id of the search; null when it has none.'),
    searchType: z.enum(SEARCH_TYPES).describe('What it verifies.'),
    searchStatus: z.enum(SEARCH_STATUSES).describe('Its status.'),
    phase: z.enum(SEARCH_PHASES).describe('Where the work stands.'),
    needs: need().nullable().describe(`What only a person can do for it; null where nothing is. ${NEED}`),
    waitingFor: z
      .array(WaitReason)
      .describe(
        'What has to happen next: for each record, where they wait for different things. Empty for nothing.',
      ),
    nextActionAt: instant()
      .nullable()
      .describe('When something happens by itself; null when that is not known.'),
    callBack: z
      .object({
        at: instant().describe('When the contact is to be called.'),
        promisedBy: Assignee.describe('Who promised it.'),
        isDue: z.boolean().describe('Whether the time has come.'),
      })
      .nullable()
      .describe('The next call that a person has promised; null where none has.'),
    slaAt: instant().describe('When it ends, whatever was found by then.'),
    recordsInReview: z.number().int().describe('How many of its records wait for a decision.'),
    applicant: z
      .object({
        firstName: z.string().describe('Legal first name; [REDACTED] after redaction.'),
        lastName: z.string().describe('Legal last name, likewise.'),
      })
      .describe('Whom it is about.'),
    entityNames: z
      .array(z.string())
      .describe('The employers or schools that its records name, each once; none where no record was given.'),
    assignee: Assignee.nullable().describe('Who works on it; null while it is no one.'),
    createdAt: instant().describe('When it was ordered.'),
    updatedAt: instant().describe('When it last changed.'),
  })
  .meta({ id: 'WorkItem', description: 'A search as people at work see it in a list.' });
export type WorkItem = z.infer<typeof WorkItem>;

export const WorkItemList = z
  .object({ data: z.array(WorkItem).describe('The searches of this page.'), pagination: Pagination })
  .meta({ id: 'WorkItemList', description: 'Searches, those whose SLA ends first before the others.' });

const RecordToDecide = z
  .object({
    record: z.number().int().describe('Its index among the records that the search verifies, from 0.'),
    claims: z
      .array(Claim)
      .describe(
        'Every claim of it, those too that nothing was said about in fields: words are in the message.',
      ),
    saysNoRecord: z
      .boolean()
      .describe(
        'Whether a source said that it has no such record: accepting the record as a whole accepts that.',
      ),
    decidedFields: z.array(z.string()).describe('Fields that were decided while others still wait.'),
    waiting: z
      .array(
        z.object({
          messageId: uuid().describe('Id of the message.'),
          reason: WaitReason.describe('Why a person has to look at it.'),
        }),
      )
      .describe('The messages that wait for a decision, oldest first.'),
  })
  .meta({ id: 'RecordToDecide', description: 'A record in review as a person decides about it.' });
export type RecordToDecide = z.infer<typeof RecordToDecide>;

export const WorkSearch = z
  .object({
    ...WorkItem.shape,
    search: Search.describe('The search with its records and results.'),
    recordsWaitFor: z
      .array(WaitReason.nullable())
      .describe('What each of its records waits for, in their order; null for nothing.'),
    toDecide: z.array(RecordToDecide).describe('Its records that wait for a decision.'),
    decisions: z
      .array(ResultDecision)
      .describe('What people have decided about its records so far, record by record, oldest first.'),
    version: z
      .string()
      .describe(
        'Stands for what its records say now: a review sends it along, and is refused when they have changed.',
      ),
  })
  .meta({ id: 'WorkSearch', description: 'A search as people at work see it, with its records.' });
export type WorkSearch = z.infer<typeof WorkSearch>;

export const AssignmentChange = crossCheck(
  z.object({
    assignee: subject().nullable().describe('Who shall work on it, by subject; null for no one.'),
    previous: subject()
      .nullable()
      .describe('Who did when it was last read: when that is no longer so, nothing is changed.'),
  }),
  (value, report) => {
    const { assignee, previous } = fieldsOf(value);
    if (assignee !== undefined && assignee === previous) report(['assignee'], 'must not be the previous one');
  },
).meta({ id: 'AssignmentChange', description: 'Who shall work on a search.' });

export const Assignment = z
  .object({
    searchId: uuid().describe('Id of the search.'),
    assignee: Assignee.nullable().describe('Who works on it now; null for no one.'),
  })
  .meta({ id: 'Assignment', description: 'Who works on a search.' });

export const CheckedReview = z
  .object({
    ...ReviewCreate.shape,
    version: z.string().min(1).max(100).describe('The version of the search that the decisions are about.'),
  })
  .meta({ id: 'CheckedReview', description: 'Decisions about a search as it was when it was read.' });

export const SavedFilters = z
  .strictObject(filters)
  .meta({ id: 'SavedFilters', description: 'What a saved view narrows the work list by.' });
export type SavedFilters = z.infer<typeof SavedFilters>;

export const ViewCreate = z
  .object({
    name: name().describe('Name of the view.'),
    filters: SavedFilters.describe(
      'What it narrows the work list by; `q` is not kept, as it may name a person.',
    ),
    isShared: z.boolean().default(false).describe('Whether all people of the organization see it.'),
  })
  .meta({ id: 'ViewCreate', description: 'A view to save.' });

export const View = z
  .object({
    id: uuid().describe('Id of the view.'),
    name: z.string().describe('Name of the view.'),
    filters: SavedFilters,
    isShared: z.boolean().describe('Whether all people of the organization see it.'),
    isOwn: z.boolean().describe('Whether the caller saved it.'),
    createdAt: instant().describe('When it was saved.'),
  })
  .meta({ id: 'View', description: 'A saved view of the work list.' });
export type View = z.infer<typeof View>;

export const ViewList = z
  .object({ views: z.array(View).describe('Own views and shared ones, by name.') })
  .meta({ id: 'ViewList', description: 'Saved views of the work list.' });
