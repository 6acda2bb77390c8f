import { z } from 'zod';
import { CHANNELS, OUTBOUND_STATUSES } from '../vocabulary.ts';
import { instant, uuid } from './common.ts';
import { searchAnswer } from './contact.ts';

export const Outbound = z
  .object({
    outboundId: uuid().describe('Id of the attempt.'),
    searchId: uuid().describe('Id of its search.'),
    contactId: uuid().describe('Id of the contact it goes to.'),
    contactName: z.string().describe('Name of the contact.'),
    contactEntity: z.string().describe('The organization of the contact.'),
    channel: z.enum(CHANNELS).describe('By which way it goes.'),
    destination: z.string().describe('The address or number that it goes to.'),
    attemptNumber: z.number().int().describe('Number of this try at the destination, from 1.'),
    status: z.enum(OUTBOUND_STATUSES).describe('Where it stands.'),
    scheduledAt: instant().describe('When it goes out, or was to go out.'),
    sentAt: instant().nullable().describe('When it went out; null before that.'),
    completedAt: instant().nullable().describe('When nothing more can happen to it; null before that.'),
    outcome: z.string().nullable().describe('What came of it, as the channel says; null before that.'),
    error: z.string().nullable().describe('Why it failed; null unless it did.'),
    createdAt: instant().describe('When it was planned.'),
    updatedAt: instant().describe('When it was last changed.'),
  })
  .meta({ id: 'Outbound', description: 'One planned or sent attempt to reach one contact.' });
export type Outbound = z.infer<typeof Outbound>;

export const OutboundQuery = z.object({
  include: z.enum(['all']).optional().describe('With `all`, also the attempts that are over.'),
});

export const OutboundList = z
  .object({ ...searchAnswer, outbounds: z.array(Outbound).describe('The attempts, the next one first.') })
  .meta({ id: 'OutboundList', description: 'The attempts of a search that can still be acted on, or all.' });

export const OutboundsCancelled = z
  .object({ ...searchAnswer, cancelledCount: z.number().int().describe('Attempts that were cancelled.') })
  .meta({ id: 'OutboundsCancelled', description: 'How many attempts will now never go out.' });

export const OutboundsPaused = z
  .object({ ...searchAnswer, pausedCount: z.number().int().describe('Attempts that were paused.') })
  .meta({ id: 'OutboundsPaused', description: 'How many attempts now wait until they are resumed.' });

export const OutboundsResumed = z
  .object({
    ...searchAnswer,
    resumedCount: z.number().int().describe('Attempts that are scheduled again.'),
    cancelledCount: z.number().int().describe('Attempts whose time was over.'),
  })
  .meta({
    id: 'OutboundsResumed',
    description:
      'How many attempts are scheduled again, and how many were cancelled because their time is over.',
  });

export const OutboundChoice = z
  .object({ outboundId: uuid().describe('Id of the attempt.') })
  .meta({ id: 'OutboundChoice', description: 'The attempt that is meant.' });

export const OutboundChanged = z
  .object({
    ...searchAnswer,
    outboundId: uuid().describe('Id of the attempt.'),
    status: z.enum(OUTBOUND_STATUSES).describe('Its status now.'),
  })
  .meta({ id: 'OutboundChanged', description: 'The attempt with its new status.' });
