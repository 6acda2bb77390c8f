import { z } from 'zod';
import { ACCURACY_STATUSES, CONTACT_STATUSES } from '../vocabulary.ts';
import { crossCheck, email, fieldsOf, freeObject, instant, MAX_LIST, name, text, uuid } from './common.ts';

const confidence = () => z.number().min(0).max(1);

export const ContactMethod = crossCheck(
  z.object({
    email: email().optional(),
    phone: name().optional(),
    fax: name().optional(),
    confidence: confidence(),
    source: name(),
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
  name: name(),
  entityName: name(),
  title: name().optional(),
  confidence: confidence(),
  location: name(),
  contactMethods: z.array(ContactMethod).min(1).max(MAX_LIST),
};

export const Contact = z
  .object({
    id: uuid(),
    status: z.enum(CONTACT_STATUSES),
    accuracyStatus: z.enum(ACCURACY_STATUSES).nullable(),
    ...who,
    title: z.string().nullable(),
    contactMethods: z.array(ContactMethod),
    source: z.string(),
    metadata: freeObject(),
    createdAt: instant(),
    updatedAt: instant(),
    removedAt: instant().nullable(),
  })
  .meta({ id: 'Contact', description: 'A person or department that can be asked; removed ones are kept.' });
export type Contact = z.infer<typeof Contact>;

/** What every answer about one search starts with. */
export const searchAnswer = {
  success: z.boolean(),
  searchId: uuid(),
  externalSearchId: z.string().nullable(),
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
  .object({ ...searchAnswer, contacts: z.array(Contact), parentOrgResearch: parentOrgResearch().optional() })
  .meta({
    id: 'ContactList',
    description:
      'The contact plan of a search, the most trusted contact first, with those that were removed.',
  });

export const ContactCreate = z
  .object({ ...who, executeOutboundImmediately: z.boolean().default(false) })
  .meta({ id: 'ContactCreate', description: 'A contact to add to the plan of a search.' });
export type ContactCreate = z.infer<typeof ContactCreate>;

const contactAnswer = { ...searchAnswer, contactId: uuid() };
const queued = { outboundQueued: z.boolean(), queuedCount: z.number().int() };
const webhookEmitted = z.boolean();

export const ContactCreated = z.object({ ...contactAnswer, ...queued, webhookEmitted }).meta({
  id: 'ContactCreated',
  description: 'The new contact, and how many attempts were scheduled for it.',
});

export const ContactUpdate = z.object({ contactId: uuid(), ...who, metadata: freeObject().optional() }).meta({
  id: 'ContactUpdate',
  description:
    'What replaces the present contact. Metadata is replaced as a whole; a title that is left out stays as it is.',
});
export type ContactUpdate = z.infer<typeof ContactUpdate>;

export const ContactUpdated = z
  .object({
    ...contactAnswer,
    cancelledScheduledAttempts: z.number().int(),
    scheduledFollowUps: z.number().int(),
    webhookEmitted,
  })
  .meta({
    id: 'ContactUpdated',
    description:
      'How many waiting attempts were cancelled, and how many are now scheduled for a new destination.',
  });

export const ContactMark = z
  .object({
    contactId: uuid(),
    accuracyStatus: z.enum(ACCURACY_STATUSES),
    reason: text(2_000),
    cancelFutureAttempts: z.boolean().optional(),
    executeOutboundAttempts: z.boolean().default(false),
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
    auditId: uuid(),
    webhookEmitted,
    outboundQueued: queued.outboundQueued.optional(),
    queuedCount: queued.queuedCount.optional(),
  })
  .meta({
    id: 'ContactMarked',
    description: 'The audit entry of the mark; the queue fields appear when attempts were asked for.',
  });

export const ContactRemove = z
  .object({ contactId: uuid(), reason: text(), cancelPendingOutbound: z.boolean().default(true) })
  .meta({ id: 'ContactRemove', description: 'Which contact leaves the plan, and why.' });
export type ContactRemove = z.infer<typeof ContactRemove>;

export const ContactRemoved = z
  .object({ ...contactAnswer, cancelledActivities: z.number().int(), webhookEmitted })
  .meta({ id: 'ContactRemoved', description: 'How many waiting attempts were cancelled with the contact.' });
