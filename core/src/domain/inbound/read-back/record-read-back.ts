import type { ReadBackStatus } from '@credence/contract';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { type Context, now } from '../../context/context.ts';
import { InboundEntity } from '../../entities/inbound-entity.ts';
import type { SendOutcome } from '../../outbounds/send/send-outcome.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import type { ClaimedReadBack } from './claim-read-back.ts';

const AGAIN_MS = 15 * 60_000;
/** How long a mail server is tried that takes nothing for now. */
const PATIENCE_MS = 24 * 3_600_000;

/** Records how sending back what was read ended. One that does not arrive is no matter: the message waits for a person. */
export function recordReadBack(
  context: Context,
  { inbound, outbound, destination }: ClaimedReadBack,
  outcome: SendOutcome,
): Promise<void> {
  const { organizationId, id: inboundId, receivedAt } = inbound;
  const { searchId, contactId, channel, id: outboundId } = outbound;
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    // The address that was written to is cleared by then.
    if (!locked || locked.order.redactedAt) return;
    const at = now(context);
    const again = new Date(at.getTime() + AGAIN_MS);
    const isTriedAgain = outcome.kind === 'postponed' && again.getTime() < receivedAt.getTime() + PATIENCE_MS;
    const readBack: ReadBackStatus = outcome.kind === 'sent' ? 'SENT' : isTriedAgain ? 'SCHEDULED' : 'FAILED';
    const { affected } = await transaction.manager.update(
      InboundEntity,
      { organizationId, id: inboundId, readBack: 'SCHEDULED' },
      { readBack, readBackAt: isTriedAgain ? again : at },
    );
    if (affected !== 1) return;
    if (isTriedAgain) {
      return enqueue(context, transaction, 'send-read-back', [
        { data: { searchId, inboundId }, startAfter: again },
      ]);
    }
    await recordActivities(context, transaction, [
      {
        searchId,
        channel,
        contactId,
        outboundId,
        channelValue: destination,
        ...(readBack === 'SENT'
          ? {
              activityType: 'READ_BACK_SENT',
              description: 'What was read in the message was sent back to be confirmed',
            }
          : {
              activityType: 'READ_BACK_FAILED',
              description: 'What was read in the message could not be sent back',
            }),
      },
    ]);
  });
}
