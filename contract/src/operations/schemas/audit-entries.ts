import { z } from 'zod';
import { addressedName, instant, instantOrDay, uuid } from '../../schemas/common.ts';
import { Pagination } from '../../schemas/pagination.ts';
import { ACTIVITY_ACTORS } from '../../vocabulary.ts';
import { CursorQuery } from './unmatched-mail.ts';

export const AuditEntriesQuery = z.object({
  ...CursorQuery.shape,
  subject: addressedName().optional().describe('Only what this person or program did.'),
  action: addressedName().optional().describe('Only this action, as `order.read`.'),
  resource: uuid().optional().describe('Only entries that name this id.'),
  from: instantOrDay().optional().describe('At this instant or later; a date means its beginning in UTC.'),
  to: instantOrDay().optional().describe('At this instant or earlier; a date means its end in UTC.'),
});

export const AuditEntry = z
  .object({
    id: uuid().describe('Id of the entry.'),
    recordedAt: instant().describe('When it was written.'),
    actor: z.enum(ACTIVITY_ACTORS).describe('Who acted: a caller, a contact, or the service itself.'),
    subject: z.string().nullable().describe('Whom the token or session named; null where there was none.'),
    client: z
      .string()
      .nullable()
      .describe('The program that the token was given to; null when it did not say.'),
    address: z.string().nullable().describe('From where; null where that was not known.'),
    action: z.string().describe('What was done, as `order.read`.'),
    resources: z.record(z.string(), z.unknown()).describe('The ids that it was about.'),
    requestId: z.string().nullable().describe('The request; null for what happened without one.'),
  })
  .meta({ id: 'AuditEntry', description: 'Something that was read, changed or refused.' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditEntryList = z
  .object({ data: z.array(AuditEntry).describe('The entries of this page.'), pagination: Pagination })
  .meta({ id: 'AuditEntryList', description: 'Entries of the audit trail, the newest first.' });
