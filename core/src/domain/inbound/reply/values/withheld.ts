import type { SearchType } from '@credence/contract';
import { fold, folded } from '../../read/fold.ts';
import type { ReplyField } from '../../read/reading.ts';
import { clausesOf } from '../assertion/clauses.ts';
import { fieldsMeant } from './fields-meant.ts';

/** To tell, in five languages: who does none of these with something may know it very well. */
const TELLS = folded(
  /\b(?:undisclosed|unreleased|withheld|g[ai]v(?:e|ing|en|es)|releas(?:e|es|ed|ing)|disclos(?:e|es|ed|ing|ures?)|provid(?:e|es|ed|ing)|shar(?:e|es|ed|ing)|reveal(?:s|ed|ing)?|divulge[ds]?|divulging|discuss(?:ed|ing)?|comment(?:ing)?|suppl(?:y|ies|ied|ying)|furnish(?:ed|ing)?|facilita\w*|divulga\w*|proporciona\w*|comm?uni(?:c|qu)\w*|divulgu\w+|transm[ei]t\w*|herausgegeben|herausgeben|weitergegeben|weitergeben|mitgeteilt|mitteilen|forne[cç]\w*|informad[oa]s|passa(?:mos|r)|prestad[oa]s)\b/i,
);
/** Not, and not gladly. */
const WILL_NOT = folded(
  /\b(?:undisclosed|unreleased|withheld|not?|never|neither|nor|cannot|unable|declines?|declined?|refuses?|rather not|prohibit\w*|forbid\w*|forbidden|prevents?|against|only|block(?:ed)?|no|ni|nunca|ne|pas|aucune?|nicht|keine?|nie|n[ãa]o|nem|nunca)\b|n['’]t\b/i,
);
/** What may be told: "dates only". */
const ONLY =
  /\b(?:only|solo|solamente|unicamente|seulement|uniquement|nur|lediglich|ausschliesslich|apenas|somente)\b/i;
/** "Sworn to give no reasons for leaving" is of no date. */
const OF_REASONS =
  /\b(?:reasons?|cause|circumstances|motivos?|motifs?|grund|grunde) (?:for|of|de|du|fur|da) (?:(?:her|his|their|the) )?\w+/gi;
/** No source keeps its own name to itself: "a company-wide rule" is of none. */
const NAMES_OF_SOURCE: ReadonlySet<ReplyField> = new Set(['employerName', 'institutionName']);

/** The fields that the words of what is withheld mean. */
export const withheldFields = (words: string, searchType: SearchType): ReplyField[] =>
  [
    ...fieldsMeant(words, searchType),
    ...(searchType === 'EDUCATION' && /\b(?:awards|results)\b/i.test(words)
      ? (['qualification'] as const)
      : []),
    // A school's "dates" are those of the degree as well.
    ...(searchType === 'EDUCATION' && /\bdates?\b/i.test(words) ? (['graduationDate'] as const) : []),
  ].filter((field) => !NAMES_OF_SOURCE.has(field));

/**
 * The fields that a text says are not told: each clause names what it withholds, and "dates only, no titles" the titles.
 * Whether the text also gives one of them is for the others to see.
 */
export function withheldIn(text: string, searchType: SearchType): ReplyField[] {
  const plain = fold(text).replace(OF_REASONS, ' ');
  if (!TELLS.test(plain)) return [];
  const clauses = clausesOf(plain);
  return clauses.flatMap((clause, at) => {
    if (!WILL_NOT.test(clause.text) || ONLY.test(clause.text)) return [];
    const isBareNo = /^\W*(?:no|keine?|sin|aucune?|sem|ni|nor)\b/i.test(clause.text);
    if (!isBareNo && !TELLS.test(clause.text)) return [];
    const own = withheldFields(plain.slice(listBefore(clauses, at), clause.end), searchType);
    return own.length === 0 && OF_BEFORE.test(clause.text)
      ? withheldFields(plain.slice(0, clause.start), searchType)
      : own;
  });
}

/** What is counted up before the last item, of which the verb is said: "awards, subjects and results are never told". */
const ITEM =
  /^\W*(?!.*\b(?:is|are|was|were|correct|right|yes|confirmed|dates? of)\b)\p{L}+(?: \p{L}+){0,2}\W*$/iu;

/** Where the list begins of which a clause is the end. */
function listBefore(clauses: ReturnType<typeof clausesOf>, at: number): number {
  const before = clauses.slice(0, at);
  const last = before.findLastIndex(({ text }) => !ITEM.test(text) || WILL_NOT.test(text));
  return clauses[last + 1]?.start ?? 0;
}

/** "Titles, pay: we never give those out" */
const OF_BEFORE = /\b(?:those|them|these|any of (?:it|that)|such things|eso|esos|ninguno|cela|das|isso)\b/i;
