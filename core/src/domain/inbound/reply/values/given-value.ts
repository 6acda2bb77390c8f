import { fold } from '../../read/fold.ts';
import type { ReplyField } from '../../read/reading.ts';
import { isDateField } from '../agreement.ts';
import { type FoundDate, findDates, type NumberOrder } from '../dates/find-dates.ts';
import { datesOfEvent, isOfLesserEvent, lastClause } from '../dates/lesser-events.ts';
import { isUnjudged } from '../no-testimony.ts';
import type { Candidate } from './candidate.ts';
import { fieldIn, qualificationIn } from './degrees/given-degree.ts';
import { DENIED_DEGREE, denialIn, NO, type Place, withoutRemark, YES } from './given-words.ts';
import type { LabelMeaning } from './labels/label-meaning.ts';

const WITHHELD =
  /^\W*(?:restricted|confidential|with-?held|not (?:disclosed|released|available for release|provided|shared)|cannot (?:disclose|provide|release)|not permitted|private|protected|no se (?:informa|divulga)|vertraulich|confidentiel|confidencial|redacted|unable to (?:provide|release|disclose))\b/i;
const NO_VALUE =
  /^\W*(?:n\/?a|declined?|none(?: (?:found|located|matched|returned))?|unknown|not (?:known|on file|available|applicable|sure|found|located|listed|matched)|no (?:match(?:es)?|hits?|results?|entry|entries|data|record(?:s)?)(?: found)?|nothing found|(?:sin|no hay) (?:coincidencias?|resultados?|registros?)|no encontrad[oa]|aucun (?:résultat|enregistrement)|introuvable|non trouvée?|kein(?:e)? (?:treffer|eintrag|ergebnis)|nicht gefunden|(?:nenhum|sem) (?:resultado|registro)s?|n[ãa]o (?:encontrad[oa]|localizad[oa])|(?:please )?see (?:above|below|attached|enclosed|attachment|letter|form|the (?:attached|enclosed|form|letter))(?: \p{L}+){0,3}|(?:please )?(?:see|refer to|contact|call|ask)\b(?! (?:taker|cent(?:er|re)|tracer|handler|specialist|agent|operator|screener)\b)[^\d]{0,80}[\w-]*|tbd|(?:(?:status|date|degree|program(?:me)?|award(?:ed)?|title|start|end|from|to|name|type|year|term|gpa|credits?|major|position|hired?|reason)\s{2,}){1,6}(?:status|date|degree|award(?:ed)?|title|start|end|to|name|type|year|term|gpa|credits?|major|position|reason)|\?+|[-_.–—]*)\W*$/iu;
/** What the words after a label, or below a question of ours, give for what it means. */
export function givenValue(
  meaning: LabelMeaning,
  words: string,
  place: Place,
  order: NumberOrder,
): Candidate[] {
  if (meaning === 'status') return statusOf(words, place);
  const fields = meaning === 'dates' ? (['startDate', 'endDate'] as const) : [meaning];
  const all = (kind: Candidate['kind']) => fields.map((field) => ({ ...place, field, kind, value: null }));
  if (WITHHELD.test(words)) return all('WITHHELD');
  // "Title:" above "Start date:" is left blank.
  if (NO_VALUE.test(words) || isUnjudged(words) || /:\s*$/.test(words)) return [];
  const isAgreed = YES.test(words);
  const dates = findDates(words, order);
  if (meaning === 'dates')
    return dates.length > 0 || !isAgreed ? periodOf(dates, words, place) : all('AGREED');
  if (isDateField(meaning)) return dateGiven(meaning, dates, words, place);
  if (isAgreed && words.trim().split(/\s+/).length <= 6) return all('AGREED');
  return wordsGiven(meaning, words, place);
}

/** What is given for a date: a day, that the asked one is right, or that there is none. */
function dateGiven(
  meaning: ReplyField,
  dates: readonly FoundDate[],
  words: string,
  place: Place,
): Candidate[] {
  const own = datesOfEvent(meaning, dates, words);
  const isAgreed = YES.test(words);
  // "Correct, she walked with the class of 2018 though"
  const isOfOther = isOfLesserEvent(meaning, upTo(own[0], words)) || WALKED.test(words);
  if (isAgreed && (own.length === 0 || isOfOther))
    return [{ ...place, field: meaning, kind: 'AGREED', value: null }];
  if (own.length > 0) return dateOf(meaning, own, words, place);
  // Who has no degree has no date of it, and the other way round.
  return meaning === 'graduationDate' && DENIED_DEGREE.test(words)
    ? qualificationIn(words, place)
    : denialIn(words, meaning, place);
}

/** "Ok, but left December 2011": the end of a period alone. */
const ENDS = /\b(?:left|until|till|thru|through|ended|last|gone|hasta|jusqu['’]?|bis|ate)\b[^,;.]*$/i;

/** "Class of 2014" is no period. */
function periodOf([from, to]: readonly FoundDate[], words: string, place: Place): Candidate[] {
  if (!from || (!to && /\bclass of\b/i.test(words))) return [];
  if (!to && ENDS.test(fold(words.slice(0, from.start)))) return [dated('endDate', from, place)];
  return [dated('startDate', from, place), ...(to ? [dated('endDate', to, place)] : [])];
}

const WALKED = /\b(?:walked|class of)\b/i;
const upTo = (date: FoundDate | undefined, words: string): string =>
  lastClause(words.slice(0, date?.start ?? 0));

function dateOf(field: ReplyField, dates: readonly FoundDate[], words: string, place: Place): Candidate[] {
  const [first, next] = dates;
  // "Gone by Labor Day 2019. Last day worked Aug 30 2019"
  const date =
    first?.value.length === 4
      ? (dates.find(({ value }) => value.length === 'yyyy-mm-dd'.length) ?? first)
      : first;
  if (!date) return [];
  // "From: 09/20/2010 - 01/06/2024"
  const isPeriod = next && field === 'startDate' && /[-–—]|\bto\b/.test(words.slice(date.end, next.start));
  return [dated(field, date, place), ...(isPeriod ? [dated('endDate', next, place)] : [])];
}

const NOT_THERE = /^\W*(?:not|never|nicht|nie|pas|jamais|nunca|não)(?![\p{L}])/iu;
/** "Title: hired as Aquarist": a sentence, and read as one. */
const TAKEN_ON_AS =
  /^\W*(?:(?:(?:re)?hired|started|began|employed|engaged|worked|came|left|retired|served)(?: \p{L}+){0,3} as|(?:contratad[oa]|empez[óo]|trabaj[óo]|entr[óo]|admitid[oa]|trabalhou) como|embauchée? (?:comme|en tant)|engagée? comme|eingestellt als|angestellt als|tätig als)(?!\p{L})/iu;
/** "Decorah shop" */
const OF_SITE =
  /(?<=\p{L}) (?:shop|plant|store|office|branch|location|site|yard|warehouse|depot|campus|facility|kitchen|clinic)$/u;

function wordsGiven(field: ReplyField, words: string, place: Place): Candidate[] {
  if (field === 'qualification') return qualificationIn(words, place);
  if (field === 'fieldOfStudy') return fieldIn(words, place);
  if (field === 'position' && /;\s/.test(words))
    return words.split(/;\s/).flatMap((part) => wordsGiven(field, part, place));
  const isPlace = field.endsWith('Location');
  // "Location: not Reno" names no other.
  if (isPlace && NOT_THERE.test(words)) return [];
  if (field === 'position' && TAKEN_ON_AS.test(words)) return [];
  const value = isPlace ? withoutRemark(words).replace(OF_SITE, '') : withoutRemark(words);
  if (value === '' || value.length > 150) return [];
  return NO.test(value) ? denialIn(words, field, place) : [{ ...place, field, kind: 'GIVEN', value }];
}

const statusOf = (words: string, place: Place): Candidate[] =>
  /^\W*(?:active|current(?:ly)?(?: employed)?|still employed|activ[oa]|actif|aktiv|ativ[oa])\b/i.test(words)
    ? [{ ...place, field: 'endDate', kind: 'GIVEN', value: 'present' }]
    : [];

export const dated = (
  field: Candidate['field'],
  { value, other }: { value: string; other: string | null },
  place: Place,
): Candidate => ({ ...place, field, kind: 'GIVEN', value, other });
