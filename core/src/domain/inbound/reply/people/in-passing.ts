import { fold } from '../../read/fold.ts';
import type { FullName } from './full-names.ts';

/** Who is named before: as whom something was done by, for or under, and as who writes, is written to, or is to be asked. */
const NAMED_BESIDE = new RegExp(
  `(?:${[
    '(?<!\\b(?:awarded|granted|issued|given|presented|conferred) )\\bto|\\b(?:by|under|with|from|via|through|contact|call|e-?mail|ask|reach|try|see|cc|attn|attention|regards|sincerely|cheers|and|or|like|replaced|succeeded|thanks to)',
    '\\b(?:supervisor|manager|mgr|sup|supv|boss|foreman|director|owner|president|principal|dean|registrar|officer|superintendent|chief|lead|contact|rep|representative|colleague|coworker|predecessor|successor|sender|author|professor|teacher|advisor|secretary|administrator|head|coordinator|verifier)s?(?: (?:is|was|were|at the time|then|name|named|of record))*',
    "\\b(?:i am|i[’']m|this is|my name is|it is|it[’']s|signed|(?:those|these|that|this) (?:are|is|was|were)|name and title|printed? name|completed by|me llamo|mi nombre es|soy|le saluda|je suis|je m[’']appelle|ich bin|mein name ist|ich heisse|meu nome e|sou|me chamo)",
    '\\b(?:por|para|con|a|bajo|par|avec|sous|von|mit|bei|unter|an|com|ao)',
    '\\b(?:jefe|jefa|supervisora?|gerente|chef|responsable|vorgesetzter?|leiter(?:in)?|chefe|encargad[oa])(?: (?:inmediat[oa]|direct[oa]|imediat[oa]|hierarchique))?(?: (?:era|fue|etait|war|foi))?',
  ].join('|')})[\\s,:;.–—-]*(?:(?:mr|mrs|ms|miss|dr|sra?|mme|herrn?|frau|senh?ora?)\\.? )?$`,
  'i',
);
/** Who is greeted. */
const GREETED =
  /\b(?:dear|hi|hello|hey|thanks|thank you|estimad[oa]s?|hola|gracias|chere?|bonjour|merci|liebe[r]?|hallo|guten tag|geehrte[r]?|prezad[oa]|ola|obrigad[oa])[\s,]*(?:(?:mr|mrs|ms|miss|dr|sra?|mme|herrn?|frau|senh?ora?)\.? )?$/i;
/** A person is spoken of already when the name comes. */
const AFTER_PRONOUN = /\b(?:s?he|him|her|ella|il|elle|er|ela|ele)\b/i;
/** Who is named does what sources do, not what was asked of the applicant. */
const DOES_AS_SOURCE =
  /^(?:,? (?:in|from|of|at|our|the|who is|an?) [^.;]{0,40}|\s?\([^)]*\)|, [^.;,]{0,40},)?,? (?:(?:also|just|now|still|then|only) )?(?:here(?=\s*(?:[,.!;:–—-]|$)| (?:at|with|in)\b)(?![^.!]*\d)|confirm(?:s|ed)|says?|said|told|tells|remember(?:s|ed)|recall(?:s|ed)?|can|could|will|would|should|may|might|must|handles?|handled|took|takes|take|knows?|knew|found|check(?:s|ed)|looked|asked|forwarded|sent|signed|wrote|hired|supervised|managed|manages|trained|promoted|replaced|ran|runs|owns|owned|thinks|believes|has (?:the|your|our|access|all|asked|confirmed|told|no)|(?:sends?|sent) (?:you )?(?:(?:his|her|their|best|kind|warm) |hi|hello|regards|greetings)|is (?:our|the|your|in charge|on|out|away|who|no longer|available|responsible|copied|also|his|her|their)|was (?:his|her|their|my|our|the (?:supervisor|manager|owner|boss|one))|(?:bestatigt|sagt|weiss|kann|wird|confirma|dice|puede|sabe|confirme|dit|peut|sait|diz|pode))(?![\p{L}])/iu;

/** Whether who is named so is named in passing, and what is said is not said of them. */
export const isInPassing = ({ before, behind }: FullName): boolean => {
  const plain = fold(before);
  if (GREETED.test(plain) && /^\s*(?:[,!.:;–—-]|$)/.test(behind)) return true;
  return NAMED_BESIDE.test(plain) || AFTER_PRONOUN.test(plain) || DOES_AS_SOURCE.test(fold(behind));
};

/** Whether all of the people whom a text names are named in passing: "Dr. Amin says hi". */
export function namesInPassingOnly(text: string, names: readonly string[]): boolean {
  const found = names.map((name) => ({ name, at: text.indexOf(name) })).filter(({ at }) => at >= 0);
  return (
    found.length > 0 &&
    found.every(({ name, at }) =>
      isInPassing({ name, before: text.slice(0, at), behind: text.slice(at + name.length) }),
    )
  );
}

/** Whether a text is a name and at most what its bearer is, or ends with one, as letters end and records begin. */
export const isNameAlone = ({ before, behind }: FullName): boolean =>
  (/^\P{L}*(?:\p{L}{2,5}\. )?$/u.test(before) && /^\s*(?:[,|•·/(–—-][^\d!?]{0,60})?$/u.test(behind)) ||
  (/^[^\d:]*[,!.–—-]\s*$/u.test(before) && /^[\s.]*(?:[,|][^\d!?]{0,60})?$/.test(behind));
