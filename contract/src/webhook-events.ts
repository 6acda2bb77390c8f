import { z } from 'zod';
import { instant, uuid } from './schemas/common.ts';
import { VerificationResult } from './schemas/verification-result.ts';
import { NOTIFICATION_TYPES, REASON_CODES, SEARCH_TYPES } from './vocabulary.ts';

/** Bodies of the webhooks. Receivers ignore fields they do not know. */

const searchIdentity = {
  searchId: uuid().describe('Id of the search.'),
  externalSearchId: z.string().nullable().describe('Your own id of the search; null when it has none.'),
  searchType: z.enum(SEARCH_TYPES).describe('Type of the search.'),
};

const closeout = {
  ...searchIdentity,
  orderId: uuid().describe('Id of its order.'),
  verificationId: uuid().describe('Id of the result, or of this ending when there is none.'),
  channel: z
    .string()
    .nullable()
    .describe('By which way the decisive answer came; null when it came by none.'),
};

const envelope = {
  occurredAt: instant().describe('When it happened.'),
  sequence: z.number().int().describe('Number of the event within its search: a higher one is younger.'),
};

export const ContactPlanEntry = z
  .object({
    name: z.string().describe('Name of the contact.'),
    entityName: z.string().describe('The organization of the contact.'),
    method: z.string().describe('The way, as EMAIL.'),
    destination: z.string().describe('The address or number.'),
    source: z.string().describe('Who found the contact.'),
    confidence: z.number().describe('How sure it is that this is the right one, 0 to 1.'),
  })
  .meta({ id: 'ContactPlanEntry', description: 'One way to reach one contact.' });
export type ContactPlanEntry = z.infer<typeof ContactPlanEntry>;

export const VerificationCompleted = z
  .object({
    event: z.literal('verification.completed').describe('Name of the event.'),
    ...envelope,
    data: z
      .object({
        ...closeout,
        verificationResult: z
          .looseObject(VerificationResult.shape)
          .describe('The result, with the fields that you gave in `resolution.metadata`.'),
        metadata: z
          .record(z.string(), z.unknown())
          .describe('What there is to say beside that, your own notes too.'),
      })
      .describe('What happened, and to which search.'),
  })
  .meta({ id: 'VerificationCompleted', description: 'A search ended with a verified outcome.' });

export const VerificationActionRequired = z
  .object({
    event: z.literal('verification.action_required').describe('Name of the event.'),
    ...envelope,
    data: z
      .object({
        ...closeout,
        reasonCode: z.enum(REASON_CODES).describe('Why a person has to act.'),
        status: z.literal('Action Required').describe('The same for people.'),
        contact: ContactPlanEntry.nullable().describe('Whom it is about, where it is about one contact.'),
        metadata: z
          .record(z.string(), z.unknown())
          .describe('What there is to say beside that, your own notes too.'),
      })
      .describe('What happened, and to which search.'),
  })
  .meta({ id: 'VerificationActionRequired', description: 'A search ended and needs a person to act.' });

export const VerificationNotification = z
  .object({
    event: z.literal('verification.notification').describe('Name of the event.'),
    ...envelope,
    data: z
      .object({
        ...searchIdentity,
        orderId: uuid().describe('Id of its order.'),
        notificationType: z.enum(NOTIFICATION_TYPES).describe('What happened.'),
        contactPlan: z
          .array(ContactPlanEntry)
          .optional()
          .describe('The contacts after a change of the plan; of CONTACT_PLAN_REMOVED, the removed one.'),
        metadata: z.record(z.string(), z.unknown()).meta({
          description:
            'What there is to say, by type. Of INBOUND_MESSAGE: `inboundId`, `channel`, `classification`, the `reason` for ' +
            'the review, the `documents` that came along (`id`, `fileName`, `size`), the `missingFields` that nothing is ' +
            'verified about yet (`record`, `field`), the `referral` where another contact was named, and with ' +
            'includeRawInbound the message itself as `rawInbound`.',
        }),
      })
      .describe('What happened, and to which search.'),
  })
  .meta({ id: 'VerificationNotification', description: 'Progress of a search.' });

export const WebhookEvent = z.discriminatedUnion('event', [
  VerificationCompleted,
  VerificationActionRequired,
  VerificationNotification,
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;
