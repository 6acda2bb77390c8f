import { type Destination, ownerKey } from '../../contacts/destination-rules.ts';
import type { Context } from '../../context/context.ts';
import { sealDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';

/**
 * Where an attempt goes: sealed, and a key by which the attempts of other searches at the same destination are found. Aliases
 * of an address and extensions of a number are one: each of them could be named without end.
 */
export const destinationColumns = (
  context: Context,
  id: string,
  to: Destination,
): Pick<OutboundRow, 'destination' | 'destinationKey' | 'waitsForTurn'> => ({
  destination: sealDestination(context, id, to.destination),
  destinationKey: context.cipher.fingerprint(ownerKey(to)),
  waitsForTurn: false,
});
