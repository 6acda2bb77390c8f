import { fold } from '../../read/fold.ts';
import type { Statement } from '../statements.ts';
import type { ToldKind } from '../tell-kind.ts';

/** A mail of nothing but thanks tells that ours arrived. */
export function onlyThanks(statements: readonly Statement[]): ToldKind | null {
  const thanks = statements.findIndex(({ text }) => THANKS.test(fold(text)));
  const isAll = statements.every(
    ({ text }, at) => THANKS.test(fold(text)) || (at > thanks && NAME_ALONE.test(text)),
  );
  const evidence = statements[thanks]?.text;
  return isAll && evidence !== undefined ? { kind: 'RECEIPT', evidence } : null;
}

const THANKS =
  /^\W*(?:(?:ok(?:ay)?|great|perfect|hi|hello|hola|bonjour|hallo|ola)\W+)?(?:(?:many |muchas |mil |vielen |herzlichen |besten |merci )?(?:thanks|thx|thank you|gracias|merci|danke|dank|obrigad[oa])|i appreciate (?:it|this))(?: (?:so|very) much| a lot| again| a (?:bunch|million)| beaucoup| bien| infiniment| sehr| schon| muito| por todo| for (?:your|the) (?:help|time|patience|reply|response|message|note))*(?:\W+(?:and )?(?:have a|enjoy (?:the|your)) (?:\w+ ){1,3}\w+)?\W*$/i;
const NAME_ALONE = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}\W*$/u;
