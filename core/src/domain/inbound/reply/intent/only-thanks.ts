import { fold } from '../../read/fold.ts';
import type { Statement } from '../statements.ts';

/** The thanks of a mail that says nothing else, which tells that ours arrived; null where it says more. */
export function onlyThanks(statements: readonly Statement[]): string | null {
  const thanks = statements.findIndex(({ text }) => THANKS.test(fold(text)));
  const isAll = statements.every(
    ({ text }, at) => THANKS.test(fold(text)) || (at > thanks && NAME_ALONE.test(text)),
  );
  return (isAll && statements[thanks]?.text) || null;
}

const THANKS =
  /^\W*(?:(?:ok(?:ay)?|great|perfect|hi|hello|hola|bonjour|hallo|ola)\W+)?(?:(?:many |muchas |mil |vielen |herzlichen |besten |merci )?(?:thanks|thx|thank you|gracias|merci|danke|dank|obrigad[oa])|i appreciate (?:it|this))(?: (?:so|very) much| a lot| again| a (?:bunch|million)| beaucoup| bien| infiniment| sehr| schon| muito| por todo| for (?:your|the) (?:help|time|patience|reply|response|message|note))*(?:\W+(?:and )?(?:have a|enjoy (?:the|your)) (?:\w+ ){1,3}\w+)?\W*$/i;
const NAME_ALONE = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}\W*$/u;
