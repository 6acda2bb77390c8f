import { fold } from '../../read/fold.ts';
import type { Statement } from '../statements.ts';

/** Whether a reply begins with doubt: "could be, names like that come and go". */
export const saysMaybe = ([first]: readonly Statement[]): boolean => MAY_BE.test(fold(first?.text ?? ''));

const MAY_BE =
  /^\W*(?:(?:it|that|s?he|they) )?(?:(?:could|might|may) (?:well )?(?:be|have been)|coulda been|maybe|perhaps)\b/i;

/** Who has found nothing until now, and says that they go on, has not answered yet. */
const GOES_ON_LOOKING =
  /\b(?:(?:(?:i|we)(?:['’]ll| will| am going to| are going to)|will|shall) (?:keep|continue(?: to)?|still|also)? ?(?:on )?(?:look|search|check|digg?|try|ask)(?:ing)?|(?:i|we)(?: am|['’]m| are|['’]re)? (?:still|keep) (?:looking|searching|checking|digging|trying)|(?:seguire(?:mos)?|sigo|seguimos) buscando|(?:je|on|nous) continu\w+ (?:a|de) (?:chercher|rechercher)|such(?:e|en) (?:\w+ )?weiter|(?:vou|vamos) continuar (?:procurando|buscando|a procurar))\b/i;
const ON_A_CONDITION = /\b(?:if|once|when|unless|which|si|wenn|falls|se|quando)\b/i;

/** The statement by which a contact says that they go on looking; null where they say no such thing. */
export function goesOnLooking(statements: readonly Statement[]): string | null {
  const found = statements.find(({ text, isQuestion }) => {
    const plain = fold(text);
    return !isQuestion && GOES_ON_LOOKING.test(plain) && !ON_A_CONDITION.test(plain);
  });
  return found?.text ?? null;
}
