import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { type NewActivity, recordActivities } from '../../activities/record-activity.ts';
import { isSimulated, type SimulatedAnswer, simulatedAnswer } from '../../contacts/simulator-address.ts';
import { type Context, now } from '../../context/context.ts';
import type { ClaimedOutbound } from './claim-outbound.ts';
import type { SendOutcome } from './send-outcome.ts';

type Request = Pick<ClaimedOutbound, 'outbound' | 'destination'>;

const destinationOf = ({ outbound: { channel }, destination }: Request) => ({ channel, destination });

/**
 * Takes a request to an address of the simulator instead of the channel: such an address is never written to.
 * @returns null for a request to any other address
 */
export function sendToSimulator({ core }: Context, request: Request): SendOutcome | null {
  if (!isSimulated(destinationOf(request))) return null;
  if (core.config.ENVIRONMENT === 'sandbox') return { kind: 'sent' };
  return { kind: 'refused', error: 'The simulator answers in the sandbox only' };
}

/** Lets the simulator answer a request that was just recorded as sent; nothing happens for one to any other address. */
export async function queueSimulatedAnswer(
  context: Context,
  transaction: Transaction,
  request: Request,
): Promise<void> {
  const answer = simulatedAnswer(destinationOf(request));
  if (!answer || context.core.config.ENVIRONMENT !== 'sandbox') return;
  const { searchId, contactId, id: outboundId, channel } = request.outbound;
  const activity: NewActivity = {
    searchId,
    contactId,
    outboundId,
    channel,
    channelValue: request.destination,
    activityType: 'SIMULATED',
    description: inWords(answer),
  };
  await recordActivities(context, transaction, [activity]);
  if (!answers(answer)) return;
  await enqueue(context, transaction, 'answer-simulated', [
    {
      data: { searchId, outboundId },
      startAfter: new Date(now(context).getTime() + answer.delaySeconds * 1_000),
    },
  ]);
}

const answers = ({ outcome }: SimulatedAnswer): boolean => outcome !== null && outcome !== 'silent';

function inWords({ outcome, delaySeconds }: SimulatedAnswer): string {
  if (outcome === null) return 'The simulator does not know this address: no answer comes';
  if (outcome === 'silent') return 'The simulator took the request: no answer comes';
  const delay = delaySeconds > 0 ? `in ${delaySeconds} seconds` : 'at once';
  return `The simulator took the request: it answers "${outcome}" ${delay}`;
}
