import { z } from 'zod';
import { CHANNELS, OUTBOUND_STATUSES } from '../vocabulary.ts';
import { instant, uuid } from './common.ts';
import { searchAnswer } from './contact.ts';

export const Outbound = z
  .object({
    outboundId: uuid(),
    searchId: uuid(),
    contactId: uuid(),
    contactName: z.string(),
    contactEntity: z.string(),
    channel: z.enum(CHANNELS),
    destination: z.string(),
    attemptNumber: z.number().int(),
    status: z.enum(OUTBOUND_STATUSES),
    scheduledAt: instant(),
    sentAt: instant().nullable(),
    completedAt: instant().nullable(),
    outcome: z.string().nullable(),
    error: z.string().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  })
  .meta({ id: 'Outbound', description: 'One planned or sent attempt to reach one contact.' });
export type Outbound = z.infer<typeof Outbound>;

export const OutboundQuery = z.object({ include: z.enum(['all']).optional() });

export const OutboundList = z
  .object({ ...searchAnswer, outbounds: z.array(Outbound) })
  .meta({ id: 'OutboundList', description: 'The attempts of a search that can still be acted on, or all.' });

const count = z.number().int();

export const OutboundsCancelled = z
  .object({ ...searchAnswer, cancelledCount: count })
  .meta({ id: 'OutboundsCancelled', description: 'How many attempts will now never go out.' });

export const OutboundsPaused = z
  .object({ ...searchAnswer, pausedCount: count })
  .meta({ id: 'OutboundsPaused', description: 'How many attempts now wait until they are resumed.' });

export const OutboundsResumed = z
  .object({ ...searchAnswer, resumedCount: count, cancelledCount: count })
  .meta({
    id: 'OutboundsResumed',
    description:
      'How many attempts are scheduled again, and how many were cancelled because their time is over.',
  });

export const OutboundChoice = z
  .object({ outboundId: uuid() })
  .meta({ id: 'OutboundChoice', description: 'The attempt that is meant.' });

export const OutboundChanged = z
  .object({ ...searchAnswer, outboundId: uuid(), status: z.enum(OUTBOUND_STATUSES) })
  .meta({ id: 'OutboundChanged', description: 'The attempt with its new status.' });
