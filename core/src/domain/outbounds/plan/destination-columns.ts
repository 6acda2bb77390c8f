import { type Destination, destinationKey } from '../../contacts/destination-rules.ts';
import type { Context } from '../../context/context.ts';
import { sealDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';

/** Where an attempt goes: sealed, and a key by which the attempts of other searches at the same place are found. */
export const destinationColumns = (
  context: Context,
  id: string,
  place: Destination,
): Pick<OutboundRow, 'destination' | 'destinationKey' | 'waitsForTurn'> => ({
  destination: sealDestination(context, id, place.destination),
  destinationKey: context.cipher.fingerprint(destinationKey(place)),
  waitsForTurn: false,
});
