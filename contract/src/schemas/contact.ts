import { z } from 'zod';
import { ACCURACY_STATUSES, CONTACT_STATUSES } from '../vocabulary.ts';
import {
  crossCheck,
  email,
  fieldsOf,
  freeObject,
  instant,
  name,
  optionalName,
  ownFields,
  text,
  uuid,
} from './common.ts';

/** The whole plan is told with each change of it, so that what it can hold is told a hundred times. */
const MAX_METHODS = 20;

const confidence = () => z.number().min(0).max(1);

export const ContactMethod = crossCheck(
  z.object({
    email: email().optional().describe('E-mail address.'),
    phone: name().optional().describe('Phone number.'),
    fax: name().optional().describe('Fax number.'),
    confidence: confidence().describe('How sure it is that this reaches the right one, 0 to 1.'),
    source: name().describe('Where this was found, in your words.'),
  }),
  (value, report) => {
    const method = fieldsOf(value);
    if (['email', 'phone', 'fax'].every((key) => method[key] === undefined)) {
      report([], 'must have an email, phone or fax');
    }
  },
).meta({ id: 'ContactMethod', description: 'One way to reach a contact, and how certain it is.' });
export type ContactMethod = z.infer<typeof ContactMethod>;

const who = {
  name: name().describe('Name of the person or department.'),
  entityName: name().describe('The organization that they belong to.'),
  title: optionalName().describe('Role of the person.'),
  confidence: confidence().describe('How sure it is that this is the right one to ask, 0 to 1.'),
  location: name().describe('City and state, or what is known of them.'),
  contactMethods: z.array(ContactMethod).min(1).max(MAX_METHODS).describe('The ways to reach them.'),
};

export const Contact = z
  .object({
    id: uuid().describe('Id of the contact.'),
    status: z.enum(CONTACT_STATUSES).describe('ACTIVE contacts are asked; REMOVED ones are only kept.'),
    accuracyStatus: z.enum(ACCURACY_STATUSES).nullable().describe('Your last judgement; null without one.'),
    ...who,
    title: z.string().nullable().describe('Role of the person; null when it is not known.'),
    contactMethods: z.array(ContactMethod).describe('The ways to reach them.'),
    source: z.string().describe('Who found the contact, as `history`, `research` or `manual_client_entry`.'),
    metadata: freeObject().describe('What you or the service noted about it.'),
    createdAt: instant().describe('When it was added.'),
    updatedAt: instant().describe('When it was last changed.'),
    removedAt: instant().nullable().describe('When it was removed; null while it is active.'),
  })
  .meta({ id: 'Contact', description: 'A person or department that can be asked; removed ones are kept.' });
export type Contact = z.infer<typeof Contact>;

/** What every answer about one search starts with. */
export const searchAnswer = {
  success: z.boolean().describe('True: a failure is answered as an error.'),
  searchId: uuid().describe('Id of the search.'),
  externalSearchId: z.string().nullable().describe('Your own id of the search; null when it has none.'),
};

/** Kept as an open object: what is found out about organizations may grow. */
const parentOrgResearch = () =>
  freeObject().meta({
    description:
      'What research found out about the organizations that the employers or schools belong to: `researchedAt`, ' +
      '`source`, and `organizations`, each with the `entityName` it was looked up for, its `name`, and its `location`, ' +
      '`website` and `relationship`, null where they are not known. Missing when nothing is known.',
  });

export const ContactList = z
  .object({
    ...searchAnswer,
    contacts: z.array(Contact).describe('The contacts, with those that were removed.'),
    parentOrgResearch: parentOrgResearch().optional(),
  })
  .meta({
    id: 'ContactList',
    description:
      'The contact plan of a search, the most trusted contact first, with those that were removed.',
  });

export const ContactCreate = z
  .object({
    ...who,
    executeOutboundImmediately: z
      .boolean()
      .default(false)
      .describe('Asks the contact now: attempts planned for others give way.'),
  })
  .meta({ id: 'ContactCreate', description: 'A contact to add to the plan of a search.' });
export type ContactCreate = z.infer<typeof ContactCreate>;

const contactId = uuid().describe('Id of the contact.');
const contactAnswer = { ...searchAnswer, contactId };
const queued = {
  outboundQueued: z.boolean().describe('Whether attempts were scheduled.'),
  queuedCount: z.number().int().describe('How many attempts were scheduled.'),
  reason: z
    .string()
    .nullable()
    .describe('Why none were scheduled although that was asked for; null otherwise.'),
};
const webhookEmitted = z
  .boolean()
  .describe(
    'Whether a verification.notification was written. It is on its way to the targets there are, and among the closeout ' +
      'events in any case; false where `suppressTypes` leaves it out.',
  );

export const ContactCreated = z.object({ ...contactAnswer, ...queued, webhookEmitted }).meta({
  id: 'ContactCreated',
  description: 'The new contact, and how many attempts were scheduled for it.',
});

export const ContactUpdate = z
  .object({
    contactId,
    ...who,
    metadata: ownFields(10_000).optional().describe('Your notes, which replace all earlier ones.'),
  })
  .meta({
    id: 'ContactUpdate',
    description:
      'What replaces the present contact. Metadata is replaced as a whole; a title that is left out stays as it is.',
  });
export type ContactUpdate = z.infer<typeof ContactUpdate>;

export const ContactUpdated = z
  .object({
    ...contactAnswer,
    cancelledScheduledAttempts: z.number().int().describe('Waiting attempts that were cancelled.'),
    scheduledFollowUps: z.number().int().describe('Attempts that are scheduled at its new destinations.'),
    webhookEmitted,
  })
  .meta({
    id: 'ContactUpdated',
    description:
      'How many waiting attempts were cancelled, and how many are now scheduled for a new destination.',
  });

export const ContactMark = z
  .object({
    contactId,
    accuracyStatus: z.enum(ACCURACY_STATUSES).describe('Whether it is the right one to ask.'),
    reason: text(2_000).describe('Why you judge so; kept in the audit trail.'),
    cancelFutureAttempts: z
      .boolean()
      .optional()
      .describe('Cancels waiting attempts at an inaccurate contact; true unless you say otherwise.'),
    executeOutboundAttempts: z
      .boolean()
      .default(false)
      .describe('Schedules attempts at an accurate contact.'),
  })
  .meta({
    id: 'ContactMark',
    description:
      'Whether a contact is the right one. Waiting attempts at an inaccurate contact are cancelled unless ' +
      'cancelFutureAttempts is false; executeOutboundAttempts counts for an accurate contact only.',
  });
export type ContactMark = z.infer<typeof ContactMark>;

export const ContactMarked = z
  .object({
    ...contactAnswer,
    auditId: uuid().describe('Id of the entry in the audit trail.'),
    webhookEmitted,
    outboundQueued: queued.outboundQueued.optional(),
    queuedCount: queued.queuedCount.optional(),
    reason: queued.reason.optional(),
  })
  .meta({
    id: 'ContactMarked',
    description: 'The audit entry of the mark; the queue fields appear when attempts were asked for.',
  });

export const ContactRemove = z
  .object({
    contactId,
    reason: text().describe('Why it is removed; kept in the audit trail.'),
    cancelPendingOutbound: z.boolean().default(true).describe('Cancels its waiting attempts too.'),
  })
  .meta({ id: 'ContactRemove', description: 'Which contact leaves the plan, and why.' });
export type ContactRemove = z.infer<typeof ContactRemove>;

export const ContactRemoved = z
  .object({
    ...contactAnswer,
    cancelledActivities: z.number().int().describe('Waiting attempts that were cancelled.'),
    webhookEmitted,
  })
  .meta({ id: 'ContactRemoved', description: 'How many waiting attempts were cancelled with the contact.' });
