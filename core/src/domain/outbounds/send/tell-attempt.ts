import { rowReader } from '../../../platform/database/row-reader.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { actualDestination } from '../../contacts/actual-destination.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { ContactEntity } from '../../entities/contact-entity.ts';
import { openDestination } from '../../entities/destination.ts';
import { OutboundEntity } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { emitEvents } from '../../webhooks/events/emit-event.ts';

/** What became of an attempt, as its notification tells it. */
export type AttemptNews =
  | { status: 'SENT' | 'DELIVERED' }
  /** `reason` in words: why it did not arrive, or was not made. */
  | { status: 'FAILED' | 'SKIPPED'; reason: string };

/** Tells the client what became of an attempt, as long as its search goes on. */
export async function tellAttempt(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outboundId: string,
  news: AttemptNews,
): Promise<void> {
  if (locked.search.searchStatus !== 'IN_PROGRESS') return;
  const { organizationId } = locked.search;
  const attempts = rowReader(context, OutboundEntity, 'o');
  const contacts = rowReader(context, ContactEntity, 'c');
  const [found] = await transaction.query(
    `select ${attempts.columns}, ${contacts.columns} from outbounds o
        join contacts c on (c.organization_id, c.id) = (o.organization_id, o.contact_id)
      where o.organization_id = $1 and o.id = $2`,
    [organizationId, outboundId],
  );
  if (!found) throw new Error('An attempt vanished while its search was locked');
  const outbound = attempts.read(found);
  const { contactId, channel, attemptNumber } = outbound;
  const planned = { channel, destination: openDestination(context, outbound) };
  const { destination } = actualDestination(planned, locked.config, context.core.config.ENVIRONMENT);
  const contactName = openContact(context, contacts.read(found)).name;
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: {
        notificationType: 'OUTBOUND_ATTEMPT',
        metadata: { outboundId, contactId, contactName, channel, destination, attemptNumber, ...news },
      },
    },
  ]);
}
