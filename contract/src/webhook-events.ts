import { z } from 'zod';
import { instant, uuid } from './schemas/common.ts';
import { VerificationResult } from './schemas/search.ts';
import { NOTIFICATION_TYPES, REASON_CODES, SEARCH_TYPES } from './vocabulary.ts';

/** Bodies of the webhooks. Receivers ignore fields they do not know. */

const searchIdentity = {
  searchId: uuid(),
  externalSearchId: z.string().nullable(),
  searchType: z.enum(SEARCH_TYPES),
};

const closeout = {
  ...searchIdentity,
  orderId: uuid(),
  verificationId: uuid(),
  channel: z.string().nullable(),
};

const envelope = { occurredAt: instant(), sequence: z.number().int() };

export const ContactPlanEntry = z
  .object({
    name: z.string(),
    entityName: z.string(),
    method: z.string(),
    destination: z.string(),
    source: z.string(),
    confidence: z.number(),
  })
  .meta({ id: 'ContactPlanEntry', description: 'One way to reach one contact.' });
export type ContactPlanEntry = z.infer<typeof ContactPlanEntry>;

export const VerificationCompleted = z
  .object({
    event: z.literal('verification.completed'),
    ...envelope,
    data: z.object({
      ...closeout,
      verificationResult: z.looseObject(VerificationResult.shape),
      metadata: z.record(z.string(), z.unknown()),
    }),
  })
  .meta({ id: 'VerificationCompleted', description: 'A search ended with a verified outcome.' });

export const VerificationActionRequired = z
  .object({
    event: z.literal('verification.action_required'),
    ...envelope,
    data: z.object({
      ...closeout,
      reasonCode: z.enum(REASON_CODES),
      status: z.literal('Action Required'),
      contact: ContactPlanEntry.nullable(),
      metadata: z.record(z.string(), z.unknown()),
    }),
  })
  .meta({ id: 'VerificationActionRequired', description: 'A search ended and needs somebody to act.' });

export const VerificationNotification = z
  .object({
    event: z.literal('verification.notification'),
    ...envelope,
    data: z.object({
      ...searchIdentity,
      orderId: uuid(),
      notificationType: z.enum(NOTIFICATION_TYPES),
      contactPlan: z.array(ContactPlanEntry).optional(),
      metadata: z.record(z.string(), z.unknown()).meta({
        description:
          'What there is to say, by type. Of INBOUND_MESSAGE: `inboundId`, `channel`, `classification`, the `reason` for ' +
          'the review, the `documents` that came along (`id`, `fileName`, `size`), the `missingFields` that nothing is ' +
          'verified about yet (`record`, `field`), the `referral` where somebody else was named, and with ' +
          'includeRawInbound the message itself as `rawInbound`.',
      }),
    }),
  })
  .meta({ id: 'VerificationNotification', description: 'Progress of a search.' });

export const WebhookEvent = z.discriminatedUnion('event', [
  VerificationCompleted,
  VerificationActionRequired,
  VerificationNotification,
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;
