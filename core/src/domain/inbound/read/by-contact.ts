import type { InboundClassification } from '@credence/contract';
import type { InboundMessage } from './inbound-content.ts';
import { newTextOf } from './new-text/new-text-of.ts';
import type { Reading } from './reading.ts';

/**
 * One person who speaks of what they do, in English, German, French, Spanish and Portuguese. A ticket system says "we", or
 * speaks of the request.
 */
const ONE_PERSON = [
  /(?<![\p{L}\d.])I(?: (?:will|shall|am|have|can|need|just|got)\b|['’](?:ll|m|ve|d)\b)|\b[Ll]et me\b/u,
  /(?<!\p{L})ich(?!\p{L})/iu,
  /(?<!\p{L})(?:je(?!\p{L})|j['’]\p{L})/iu,
  /(?<!\p{L})(?:voy a|d[ée]jeme|me pongo|lo (?:reviso|consulto|verifico|busco|miro)|(?:le|les|te) (?:confirmo|aviso|respondo|contesto))(?!\p{L})/iu,
  /(?<!\p{L})(?:vou|deixe-me|estou|(?:lhe |te )?(?:retorno|respondo|confirmo|aviso) (?:amanhã|hoje|em breve|assim|até|na|no))(?!\p{L})/iu,
];

/** A receipt is short. */
const MAX_RECEIPT = 2_000;

/** What machines say by themselves: it does not tell whether the contact has replied. */
export const MACHINES: readonly InboundClassification[] = ['AUTO_REPLY', 'RECEIVED', 'BOUNCE'];

/** Whether the contact has replied, be it that they will see to it, rather than a machine by itself. */
export function isByContact(
  { classification }: { classification: InboundClassification },
  { reading, message }: { reading?: Pick<Reading, 'kind'>; message: Pick<InboundMessage, 'text'> | null },
): boolean {
  if (!MACHINES.includes(classification)) return true;
  if (classification !== 'RECEIVED' || reading?.kind !== 'RECEIPT') return false;
  const written = newTextOf((message?.text ?? '').slice(0, MAX_RECEIPT));
  return ONE_PERSON.some((words) => words.test(written));
}

/** Whether a machine answers for a contact who has left for good, and names another one: that is no answer of the contact. */
export const namesSuccessor = ({ reading }: { reading?: Reading }): boolean =>
  reading?.kind === 'AUTO_REPLY' && reading.stopOutreach && reading.referral !== null;
