import { fold } from '../../read/fold.ts';
import type { ReplyField } from '../../read/reading.ts';
import { isDateField } from '../agreement.ts';
import { type FoundDate, findDates, type NumberOrder } from '../dates/find-dates.ts';
import { datesOfEvent, isOfLesserEvent, lastClause } from '../dates/lesser-events.ts';
import { MONTH } from '../dates/months.ts';
import { isUnjudged } from '../no-testimony.ts';
import type { Candidate } from './candidate.ts';
import { degreesIn } from './degrees/degree-statements.ts';
import type { LabelMeaning } from './labels/label-meaning.ts';

export const WITHHELD =
  /^\W*(?:restricted|confidential|with-?held|not (?:disclosed|released|available for release|provided|shared)|cannot (?:disclose|provide|release)|not permitted|private|protected|no se (?:informa|divulga)|vertraulich|confidentiel|confidencial|redacted|unable to (?:provide|release|disclose))\b/i;
const NO_VALUE =
  /^\W*(?:n\/?a|declined?|none(?: (?:found|located|matched|returned))?|unknown|not (?:known|on file|available|applicable|sure|found|located|listed|matched)|no (?:match(?:es)?|hits?|results?|entry|entries|data|record(?:s)?)(?: found)?|nothing found|(?:sin|no hay) (?:coincidencias?|resultados?|registros?)|no encontrad[oa]|aucun (?:résultat|enregistrement)|introuvable|non trouvée?|kein(?:e)? (?:treffer|eintrag|ergebnis)|nicht gefunden|(?:nenhum|sem) (?:resultado|registro)s?|n[ãa]o (?:encontrad[oa]|localizad[oa])|(?:please )?see (?:above|below|attached|enclosed|attachment|letter|form|the (?:attached|enclosed|form|letter))(?: \p{L}+){0,3}|(?:please )?(?:see|refer to|contact|call|ask)\b(?! (?:taker|cent(?:er|re)|tracer|handler|specialist|agent|operator|screener)\b)[^\d]{0,80}[\w-]*|tbd|(?:(?:status|date|degree|program(?:me)?|award(?:ed)?|title|start|end|from|to|name|type|year|term|gpa|credits?|major|position|hired?|reason)\s{2,}){1,6}(?:status|date|degree|award(?:ed)?|title|start|end|to|name|type|year|term|gpa|credits?|major|position|reason)|\?+|[-_.–—]*)\W*$/iu;
export const YES =
  /^\W*(?:yes|y|yep|yup|yeah|correct|confirmed?|right|true|ok(?:ay)?|accurate|agreed?|verified|matches|fine|good|same|s[íi]|correcto|conforme|oui|exact|correct|ja|richtig|korrekt|stimmt|(?:trifft|treffen) zu|that(?:['’]?s| is) (?:us|me|him|her|right|correct|the one)|zutreffend|sim|correto|certo|as (?:stated|listed|given|claimed|provided|submitted|shown|reported|indicated|above)(?! (?:below|in the|on the))|como (?:se )?(?:indica|declara|informad)\p{L}*|comme (?:indiqu|d[ée]clar|mentionn)\p{L}*|wie (?:angegeben|aufgef[üu]hrt|genannt|oben)|✓|✔|☑|✅|x)(?![\p{L}\d])/iu;
export const NO =
  /^\W*(?:no|n(?!\/a)|nope|incorrect|wrong|not correct|false|inaccurate|non|nein|falsch|não|nao|✗|✘|☒|❌)(?![\p{L}\d])/iu;

/** What stands before what is right instead: "no, it was". */
export const INSTEAD =
  /^\W*(?:no|n(?=[\s.,:;–-])|nope|incorrect|wrong|not (?:correct|right)|nein|falsch|non|faux|não|errad[oa]|incorrect[oa]|✗|✘|☒|❌)(?![\p{L}])[\s,.:;–-]*(?:(?:she|he|they)(?: was| is| were)|(?<its>(?:it|this|that)(?:['’]s| was| is)(?! (?:not|never)\b)|should (?:be|read)|actually|(?:sondern|es (?:war|ist)|c['’](?:est|était)|es|era|fue|é|foi)(?![\p{L}])(?! (?:nicht|nie|nunca|pas|jamais)\b)))?\s*/iu;

/** Where a value ends and a remark begins. */
const REMARK =
  /\s+[([{](?![Hh]on).*$|\s+(?:--?|–|—)\s+.*$|,?\s+(?:but|although|however|not|pero|mais|aber|mas)\s.*$|,\s+(?:we|s?he|they|I|it|our|never|nunca|nous|jamais|wir|nie)\s\p{L}.*$|(?<!\b(?:Sr|Jr|Asst|Assoc|Mgr|Supv|Dept|Exec|Tech|Eng|Acct|Admin|Dir|Spec|Rep|Oper|Mfg|St|Dr))\.\s+\p{Lu}.*$|(?<=\p{Ll}{4})\.\s+\p{Ll}.*$/u;

/** What a value is taken from. */
type Place = Pick<Candidate, 'evidence' | 'source' | 'group'>;

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

const DENIED_DEGREE =
  /\b(?:none|no degree|not (?:awarded|conferred|completed|graduated|earned|issued|granted)|incomplete|did not (?:graduate|complete)|withdrew|no title)\b/i;

function denialIn(words: string, field: Candidate['field'], place: Place): Candidate[] {
  const isDenial = NO.test(words) || DENIED_DEGREE.test(words);
  return isDenial ? [{ ...place, field, kind: 'DENIED', value: words.trim().slice(0, 150) }] : [];
}

/** How well, and not in what. */
const OF_GRADE =
  /\b(?:plan|track|regents|curriculum|pathway|class|honou?rs|laude|distinction|merit|gpa|grade|first term|semester)\b/i;

/** "B.E. (Mechanical)" */
const IN_BRACKETS =
  /^(?<degree>(?:[BMD]\.? ?(?:A|S|Sc|E|Ed|Eng|Com|Tech|Phil|Arch|Pharm|C\.?A|B\.?A)\.?|Ph\.? ?D\.?|(?:Bachelor|Master|Diploma|Associate)[\p{L}’' ]{0,40})) ?\((?<field>(?!Hon(?:s|ou?rs)\b)\p{Lu}\p{Ll}[^()]{2,60})\)/u;

/** "BA (Hons) English Literature", "Bachelor Physiotherapy" */
const BESIDE_DEGREE =
  /^(?<degree>(?:[BM]\.? ?(?:A|S|Sc|Ed|Eng|Com|Phil|Res)\.?|LL\.?[BM]\.?|Bachelor|Bacharelado|Licenciatura|Licence|Mestrado)(?: ?\(?Hons\.?\)?)?) (?:(?<field>\p{Lu}\p{Ll}.{1,78})| (?<apart>\p{Lu}[\p{Lu} &-]{2,78}))$/u;

/** "BEng Civil Engineering, July 2012" */
const DATE_BEHIND = new RegExp(
  `,? (?:(?:in|on|en|em|le|el|am) )?(?:(?:${MONTH})\\.? )?(?:\\d{1,2},? )?(?:19|20)\\d\\d\\W*$`,
  'iu',
);

/** "Bachelor of Science in Nutrition, May 2016": the degree, and what it is in. */
export function qualificationIn(words: string, place: Place): Candidate[] {
  // Who has no degree has no date of it either.
  if (DENIED_DEGREE.test(words))
    return (['qualification', 'graduationDate'] as const).flatMap((field) => denialIn(words, field, place));
  const inside = IN_BRACKETS.exec(words.trim())?.groups;
  if (inside?.degree && inside.field && !OF_GRADE.test(inside.field)) {
    return [
      { ...place, field: 'qualification', kind: 'GIVEN', value: inside.degree.trim() },
      { ...place, field: 'fieldOfStudy', kind: 'GIVEN', value: inside.field },
    ];
  }
  const value = withoutRemark(words.replace(DATE_BEHIND, ''));
  if (value === '' || value.length > 150) return [];
  const inField =
    /^(?<degree>.{2,80}?)(?:,?\s+(?:in|en|in der|em|major(?:ing)? in|with a major in)\s+|\s*,\s*)(?<field>\p{L}.{2,80})$/u.exec(
      value,
    );
  const { degree = value, field: written, apart } = (inField ?? BESIDE_DEGREE.exec(value))?.groups ?? {};
  const named = written ?? apart;
  const field = named !== undefined && OF_GRADE.test(named) ? undefined : named;
  const subject = field
    ?.replace(/,?\s+(?:conferred|awarded|granted|on|dated|in \d).*$/i, '')
    .replace(/\s*,?\s*\d.*$/, '')
    .trim();
  return [
    { ...place, field: 'qualification', kind: 'GIVEN', value: degree.trim() },
    ...(subject
      ? [{ ...place, field: 'fieldOfStudy' as const, kind: 'GIVEN' as const, value: subject }]
      : []),
  ];
}

/** "Social Work (Bachelor)", "Bachelor of Science in Nutrition" or only what was studied. */
function fieldIn(words: string, place: Place): Candidate[] {
  const DEGREE =
    /\b(?:bach\p{L}+|master|doctor|associate|diploma|certificate|lic(?=\.? en\b)|licen|licenciatura|maestr[íi]a|mestrado|tecn[óo]log[oa]|tecnologia|tecnicatura|t[ée]cnic[oa]|grado|ingenier[íi]a|[bm]\.?s\.?c?|b\.?a|m\.?a|mba|ph\.?d)(?!\p{L})/iu;
  const inside = /^(?<field>[^(]{2,80})\((?<degree>[^)]{2,60})\)/.exec(words.trim())?.groups;
  if (inside?.degree && DEGREE.test(inside.degree)) {
    return [
      { ...place, field: 'fieldOfStudy', kind: 'GIVEN', value: (inside.field ?? '').trim() },
      { ...place, field: 'qualification', kind: 'GIVEN', value: inside.degree.trim() },
    ];
  }
  const value = withoutRemark(words);
  if (IN_BRACKETS.test(words.trim()) || BESIDE_DEGREE.test(value)) return qualificationIn(words, place);
  // "MPA Public Administration"
  const code = degreesIn(value).find(
    ({ index, words }) => index === 0 && /^[\p{Lu}.]{2,}$/u.test(words),
  )?.words;
  const subject = code && /^ (?<subject>\p{Lu}\p{Ll}.*)$/u.exec(value.slice(code.length))?.groups?.subject;
  if (code && subject) {
    return [
      { ...place, field: 'qualification', kind: 'GIVEN', value: code },
      { ...place, field: 'fieldOfStudy', kind: 'GIVEN', value: subject },
    ];
  }
  const [first = ''] = value.split(',');
  if (DEGREE.test(first) ? /\b(?:in|en|em)\b|,/.test(value) : DEGREE.test(value) && !/,/.test(value))
    return qualificationIn(words, place);
  // "HVAC Technician, certificate program": what it leads to stands behind.
  if (!DEGREE.test(first) && DEGREE.test(value))
    return [{ ...place, field: 'fieldOfStudy', kind: 'GIVEN', value: first.trim() }];
  return value === '' || value.length > 150
    ? []
    : [{ ...place, field: 'fieldOfStudy', kind: 'GIVEN', value }];
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

/** "AGBU - Agricultural Business"; but "RN - Med/Surg" begins with the title. */
const CODE_BEFORE =
  /^(?!(?:RN|LPN|LVN|CNA|EMT|MD|PA|NP|VP|SVP|AVP|CEO|CFO|COO)\b)[A-Z]{2,6}\d{0,4}\s+[-–]\s+(?=\p{Lu}\p{Ll})/u;

/** "Agroexportadora El Fresno, correcto": what calls a value right is no part of it. */
const CALLED_RIGHT =
  /(?<=[\p{L}\d.)])\s*(?:[,;]|\s[–—-])\s*(?:(?:that|this|it)(?:['’]s| is) |(?:est|es|é|está|ist|das) )?(?:yes|all |is )?(?:correct|right|confirmed|verified|accurate|agreed|matches|as stated|s[íi]|correct[oa]|conforme|confirmad[oa]|exact[oae]?|de acuerdo|oui|correcte|confirmée?|exacte|ja|richtig|korrekt|stimmt(?: so)?|passt|bestätigt|sim|cert[oa]|corret[oa]|confere|ok(?:ay)?)\W*$/iu;

export const withoutRemark = (words: string): string =>
  words
    .trim()
    .replace(CODE_BEFORE, '')
    .replace(REMARK, '')
    .replace(/(?<=\p{L}[\s,–-]+)(?:yes|ok|correct|right)\W*$/iu, '')
    .replace(CALLED_RIGHT, '')
    .replace(/^["“'«]+|["”'».,;\s]+$/g, '')
    .trim();
