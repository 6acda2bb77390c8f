import { type Destination, destinationKey } from '../../contacts/destination-rules.ts';
import type { Context } from '../../context/context.ts';
import { sealDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';

/** Where an attempt goes: sealed, and a key by which the attempts of other searches at the same destination are found. */
export const destinationColumns = (
  context: Context,
  id: string,
  to: Destination,
): Pick<OutboundRow, 'destination' | 'destinationKey' | 'waitsForTurn'> => ({
  destination: sealDestination(context, id, to.destination),
  destinationKey: context.cipher.fingerprint(destinationKey(to)),
  waitsForTurn: false,
});
