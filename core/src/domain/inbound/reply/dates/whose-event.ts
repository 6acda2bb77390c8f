import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';

/**
 * A clause about another event, by who or what it is about: "it was before Father Liam came", "until the plant closed".
 * The applicant is named by a pronoun there, or the value is left open.
 */
const OF_ANOTHER =
  /\b(?:before|after|when|until|till|by the time|as soon as|because|antes de que|cuando|hasta que|avant que|quand|lorsque|jusqu'a ce que|bevor|nachdem|bis|weil|antes que|quando|ate que) (?!(?:se |s?he|they|(?:el|la) |il|elle|er|sie|ele|ela|his|her|their|the (?:employee|student|applicant|candidate))\b|(?:the )?(?:19|20)\d\d)(?:(?:the|our|my|a|an|el|la|le|der|die|das|o|unser\w*|notre|nuestr\w+|noss\w+) )?[a-z'’-]+(?: [a-z'’-]+){0,2} (?:was |were |had |is |wurde |fue |foi )?[a-z'’-]+$/i;

/** What the sender did, in a sentence that speaks of the applicant as well: "I came in 2018 and she was clerk then". */
const OF_SENDER =
  /\b(?:I|we)(?:['’]ve|['’]d| have| had| only| just| first)* (?:came|started|joined|began|left|retired|arrived|moved|entered|resigned|quit)$/i;

/** What is the sender's or the house's own, and begins and ends without the applicant: "my contract with Cobalt ended". */
const OF_THING =
  /\b(?:my|our|mein\w*|unser\w*|mi|nuestr[oa]|mon|ma|notre|(?:[oa] )?(?:meu|minha|noss[oa]))(?: (?!(?:former|last|only)\b)[\p{L}-]+){0,2}? (?:contract|agreement|engagement|account|lease|licen[cs]e|franchise|relationship|partnership|retainer|subscription|arrangement|involvement|business|\p{L}*vertrag|mandat|auftrag|\p{L}*verhaltnis|zusammenarbeit|contrato|acuerdo|acordo|convenio|relacion|relacao|parceria|negocio|contrat|accord|bail|collaboration|partenariat)(?! (?:with|con|avec|mit|com) (?:him|her|them|ella?|lui|elle|ihr|ihm|el[ae]|mrs?|ms|mme|frau|herrn?|sra?)\b)[^.;,:]*$/iu;

/** Whether what leads to a date happened to another, or to a thing, up to the word that tells what it was. */
export const isOfAnother = (upToCue: string): boolean =>
  OF_ANOTHER.test(upToCue) || OF_SENDER.test(upToCue) || OF_THING.test(upToCue);

/** What a house does by itself; whom it hires, ends or starts stands behind. */
const OF_ITSELF =
  "(?:(?:had|has|have|also|then|just|only|itself|was|were|is|a|ha|hat|ist|est|se|s['’]est|wurde|fue|foi) )*(?:left|joined|moved|closed|came|ended|began|started|ceased|quit|departed|switched|changed|went|dropped|cancell?ed|opened|relocated|merged|folded|shut|sold|bought|acquired|founded|dissolved|liquidated|renamed|terminated|transferred|dejo|salio|entro|empezo|comenzo|termino|cerro|cambio|fue|abrio|inicio|vendid[oa]|quittee?s?|partie?|rejoint|commencee?|fermee?|ouverte?|cessee?|changee?|vendue?|verliess|verlassen|kam|gekommen|begann|endete|schloss|geschlossen|wechselte|gewechselt|kundigte|gekundigt|ging|gegangen|offnete|verkauft|saiu|deixou|entrou|comecou|terminou|encerrou|fechou|mudou|abriu)(?![\\p{L}])(?! (?:him|her|them|\\p{Lu}\\p{Ll}+ )|-)";

/** Whether a house left, closed or was sold, by the name that was claimed or its first word: "Slate Creek left us as a client in". */
export function isOfHouseItself(before: string, { applicant, records }: ReplyRequest): boolean {
  const people = new Set([applicant.firstName, applicant.lastName, ...applicant.aliases].flatMap(plainWords));
  return records.some(({ employerName, institutionName }) => {
    const [first = ''] = plainWords(employerName ?? institutionName ?? '');
    if (first.length < SHORTEST_NAME || people.has(first)) return false;
    const form = `(?<!\\b(?:at|with|for|from|to|of|by|in|bei|en|chez|na|no|de|da|do) (?:the )?)\\b${first.replace(/[^\p{L}\d]/gu, '\\$&')}\\b(?: (?:\\p{Lu}[\\p{L}\\d&.'’-]*|of|and|&|de|la|del|da|do))* ${OF_ITSELF}[^.;:]*$`;
    return new RegExp(form, 'u').test(before.replace(new RegExp(`\\b${first}`, 'iu'), first));
  });
}
const SHORTEST_NAME = 3;

/** What is kept in the system since it came, and is no day of the applicant's: "but that is merely when we moved to Workday". */
const OF_SYSTEM = new RegExp(
  `^(?![^.;]*\\b(?:before|after|prior|until|antes|despues|depois|avant|apres|vor|nach|bis)\\b)[^.;:\\d]{0,40}?\\b(?:that|this|it|which|is|was|eso|esa|esta|es|c['’]est|cela|das|dies|ist|isso|essa|only|just|merely|solo|nur|seulement|apenas)\\b[^.;\\d]{0,70}?\\b(?:${[
    'went live|go[- ]live|cut ?over|migrat\\w+|(?:system|software|data|payroll|records?) conversion|imported|uploaded|default|placeholder',
    '(?:switched|changed|moved)(?: over)? (?:to (?:an? |the |our )?(?:new |current )?\\p{L}+|systems?|payroll|software)',
    '(?:system|software|database|program|payroll)\\w* (?:was |were )?(?:started|began|came|installed|introduced|implemented|launched|set up|replaced|changed)',
    'migraci\\w+|migramos|entro en (?:marcha|funcionamiento)|(?:implanto|instalo|cambiamos|cambio)\\b[^.;]{0,15}\\b(?:sistema|programa)',
    'mise en (?:service|place)|reprise des donnees|chang\\w+ (?:de|le) (?:logiciel|systeme)|logiciel a ete',
    'umgestellt|\\w*umstellung|systemwechsel|datenubernahme|system\\w*einfuhrung|eingefuhrt',
    'migrac\\w+|implanta\\w+|entrou no ar|(?:mudamos|trocamos|mudanca|troca) (?:de|do) sistema',
  ].join('|')})`,
  'iu',
);

export const isOfSystem = (behind: string): boolean => OF_SYSTEM.test(behind);
