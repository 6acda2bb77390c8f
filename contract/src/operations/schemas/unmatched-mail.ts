import { z } from 'zod';
import { instant, text, uuid } from '../../schemas/common.ts';
import { PageQuery, Pagination } from '../../schemas/pagination.ts';
import { INBOUND_CHANNELS, INBOUND_CLASSIFICATIONS, INBOUND_DOORS } from '../../vocabulary.ts';
import { DISMISSAL_REASONS, MAX_NOTE } from '../vocabulary.ts';

export const CursorQuery = z.object({
  limit: PageQuery.shape.limit,
  cursor: z.string().optional().describe('The nextCursor of an earlier page, to read on where it ended.'),
});

export const UnmatchedMailQuery = z.object({
  ...CursorQuery.shape,
  dismissed: z
    .stringbool({ truthy: ['true'], falsy: ['false'] })
    .default(false)
    .describe('`true` for those that a person set aside, instead of those that wait.'),
});

const fields = {
  id: uuid().describe('Id of the message.'),
  door: z.enum(INBOUND_DOORS).describe('By which way it reached the service.'),
  channel: z.enum(INBOUND_CHANNELS).describe('By which way it was sent.'),
  from: z.string().nullable().describe('Who it says it is from; null when it does not say.'),
  subject: z.string().nullable().describe('What it says it is about; null when it does not say.'),
  classification: z.enum(INBOUND_CLASSIFICATIONS).describe('What it is.'),
  failureReasons: z.array(z.string()).describe('Why it belongs to no search, in words.'),
  receivedAt: instant().describe('When it came.'),
};

export const UnmatchedMessage = z
  .object(fields)
  .meta({ id: 'UnmatchedMessage', description: 'A message that belongs to no search.' });

export const UnmatchedMessageRead = z
  .object({
    ...fields,
    to: z.array(z.string()).describe('Whom it was sent to.'),
    text: z.string().nullable().describe('Its words; null where it has none.'),
    attachments: z
      .array(
        z.object({
          filename: z.string().nullable().describe('Its name; null when it has none.'),
          contentType: z.string().nullable().describe('Its type, as the sender says.'),
          size: z.number().int().nullable().describe('Its size in bytes, when it is known.'),
        }),
      )
      .describe('Files that came along. They are not kept.'),
    dismissal: z
      .object({
        reason: z.enum(DISMISSAL_REASONS).describe('Why.'),
        note: z.string().nullable().describe('What was added to that; null where nothing was.'),
        by: z.string().nullable().describe('Name of the person.'),
        at: instant().describe('When it was.'),
      })
      .nullable()
      .describe('That a person set it aside; null while none has.'),
  })
  .meta({ id: 'UnmatchedMessageRead', description: 'A message that belongs to no search, with its words.' });
export type UnmatchedMessageRead = z.infer<typeof UnmatchedMessageRead>;

export const UnmatchedMail = z
  .object({
    data: z.array(UnmatchedMessage).describe('The messages of this page.'),
    pagination: Pagination,
  })
  .meta({ id: 'UnmatchedMail', description: 'Messages that belong to no search, newest first.' });

export const DismissalCreate = z
  .object({
    reason: z.enum(DISMISSAL_REASONS).describe('Why it is of no use.'),
    note: text(MAX_NOTE).optional().describe('What colleagues should know.'),
  })
  .meta({
    id: 'DismissalCreate',
    description: 'Why a message belongs to no search, and to none that will come.',
  });

export const MatchCreate = z
  .object({ searchId: uuid().describe('Id of the search that the message belongs to.') })
  .meta({ id: 'MatchCreate', description: 'To which search a message belongs.' });

export const Matched = z
  .object({
    messageId: uuid().describe('Id of the message.'),
    orderId: uuid().describe('Id of the order.'),
    searchId: uuid().describe('Id of the search that it belongs to now.'),
  })
  .meta({ id: 'Matched', description: 'The message belongs to the search, and is being read.' });
