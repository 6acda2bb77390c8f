import { plainWords } from '../read/fold.ts';
import type { ClaimedValues, ReplyField } from '../read/reading.ts';

/** What tells one record from others, the surest first: who knows it, and then what it is called. */
const NAMES: readonly ReplyField[] = ['employerName', 'institutionName'];
const TITLES: readonly ReplyField[] = ['position', 'qualification', 'fieldOfStudy'];

/** Words that many names have, by which none is told. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'the of and inc llc ltd llp gmbh ag co corp company corporation sa sas srl sl ltda plc group ' +
    'holdings limited incorporated university college school universidad universite universidade hochschule de la el du des der die at in'
  ).split(' '),
);

const ORDINALS: readonly RegExp[] = [
  '(?:first|1st|earlier|primer[oa]?|premier|premiere|erste[rnsm]?|primeir[oa])',
  '(?:second|2nd|segund[oa]|deuxieme|second[e]?|zweite[rnsm]?)',
  '(?:third|3rd|tercer[oa]?|troisieme|dritte[rnsm]?|terceir[oa])',
  '(?:fourth|4th|cuart[oa]|quatrieme|vierte[rnsm]?|quart[oa])',
].map(
  (ordinal, at) =>
    new RegExp(
      `(?<![a-z])${ordinal} (?:job|position|role|employment|employer|stint|period|degree|school|record|one|entry|puesto|empleo|trabajo|poste|emploi|diplome|titulo|stelle|anstellung|abschluss|cargo|emprego|curso)(?![a-z])|(?<![a-z])(?:job|position|role|employment|employer|record|degree|school|entry|item|period|no|nr) (?:no |number )?${at + 1}(?![\\d])|(?<!\\d)${at + 1} of [2-9](?!\\d)`,
    ),
);

/** Tells which records a text names, by their indexes. */
export function recordMarks(records: readonly ClaimedValues[]): (text: string) => number[] {
  const names = records.map((claims) => wordsOf(claims, NAMES));
  const titles = records.map((claims) => wordsOf(claims, TITLES));
  const nameMarks = ownWordsOf(names);
  const titleMarks = ownWordsOf(titles);
  return (text) => {
    const words = ` ${plainWords(text).join(' ')} `;
    const named = indexesOf(nameMarks, words);
    const titled = indexesOf(titleMarks, words);
    const placed = ORDINALS.slice(0, records.length).flatMap((ordinal, at) =>
      ordinal.test(words) ? [at] : [],
    );
    // What they contradict each other in belongs to none.
    const [sure = [], ...others] = [named, titled, placed].filter((found) => found.length > 0);
    const agreed = sure.filter((at) => others.every((other) => other.includes(at)));
    return agreed.length === 0 ? [...new Set([...sure, ...others.flat()])] : agreed;
  };
}

const wordsOf = (claims: ClaimedValues, fields: readonly ReplyField[]): string[][] =>
  fields.flatMap((field) => {
    const words = plainWords(claims[field] ?? '').filter((word) => !COMMON.has(word));
    return words.length > 0 ? [words] : [];
  });

/** The expressions of each record that no other has, nor has within one of its own. */
function ownWordsOf(records: readonly (readonly string[][])[]): string[][] {
  const phrases = records.map((names) => names.map((words) => words.join(' ')));
  return phrases.map((mine, record) =>
    mine.filter(
      (phrase) =>
        !phrases.some(
          (others, other) =>
            other !== record &&
            others.some((one) => ` ${one} `.includes(` ${phrase} `) || ` ${phrase} `.includes(` ${one} `)),
        ),
    ),
  );
}

/** Records whose words stand in the text, in their order and near each other. */
const indexesOf = (marks: readonly (readonly string[])[], words: string): number[] =>
  marks.flatMap((phrases, at) => (phrases.some((phrase) => stands(phrase, words)) ? [at] : []));

function stands(phrase: string, words: string): boolean {
  const said = words.split(' ').filter((word) => !COMMON.has(word));
  return ` ${said.join(' ')} `.includes(` ${phrase} `);
}
