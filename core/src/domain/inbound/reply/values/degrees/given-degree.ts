import { MONTH } from '../../dates/months.ts';
import type { Candidate } from '../candidate.ts';
import { DENIED_DEGREE, denialIn, type Place, withoutRemark } from '../given-words.ts';
import { degreesIn } from './degree-statements.ts';

/** How well, and not in what. */
const OF_GRADE =
  /\b(?:plan|track|regents|curriculum|pathway|class|honou?rs|laude|distinction|merit|gpa|grade|first term|semester)\b|\bdegree$/i;

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
    /^(?<degree>.{2,80}?)(?:,?\s+(?:[ie]n|EN|IN|in der|em|EM|major(?:ing)? in|with a major in)\s+|\s*,\s*)(?<field>\p{L}.{2,80})$/u.exec(
      value,
    );
  const { degree = value, field: written, apart } = (inField ?? BESIDE_DEGREE.exec(value))?.groups ?? {};
  const named = written ?? apart;
  const field = named !== undefined && OF_GRADE.test(named) ? undefined : named;
  const subject = field
    ?.replace(/^(?:science|arts|education|engineering) (?:in|en) (?=\p{L})/iu, '')
    .replace(/,?\s+(?:conferred|awarded|granted|on|dated|in \d).*$/i, '')
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
export function fieldIn(words: string, place: Place): Candidate[] {
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
  if (DEGREE.test(first) ? /\b(?:in|en|em)\b|,/i.test(value) : DEGREE.test(value) && !/,/.test(value))
    return qualificationIn(words, place);
  // "HVAC Technician, certificate program": what it leads to stands behind.
  if (!DEGREE.test(first) && DEGREE.test(value))
    return [{ ...place, field: 'fieldOfStudy', kind: 'GIVEN', value: first.trim() }];
  return value === '' || value.length > 150
    ? []
    : [{ ...place, field: 'fieldOfStudy', kind: 'GIVEN', value }];
}
