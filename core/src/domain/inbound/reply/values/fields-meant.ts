import type { SearchType } from '@credence/contract';
import { fold, folded } from '../../read/fold.ts';
import type { ReplyField } from '../../read/reading.ts';

interface Meaning {
  words: RegExp;
  fields: readonly ReplyField[];
  of?: SearchType;
}

/** How people speak of what they were asked. */
const MEANINGS: readonly Meaning[] = [
  {
    words:
      /\b(?:titles?|positions?|roles?|job(?! (?:dates|well|site))|duties|occupation|capacity|what did (?:s?he|they) do|cargo|puesto|poste|intitul[ée]|d[ée]signations?|(?:stellen|berufs)?bezeichnung|stelle|funktion|función|função|categor[íi]a)\b/i,
    fields: ['position'],
    of: 'EMPLOYMENT',
  },
  {
    words:
      /\b(?:start(?:ed|ing)?|hir(?:e|ed|ing)|begin(?:ning)?|began|joining|entry|from date|first (?:date|day)|début|ingreso|inicio|alta|entr[ée]e|embauche|eintritt\w*|\w*beginn|anfangsdatum|startdatum|admissão)\b/i,
    fields: ['startDate'],
  },
  {
    words:
      /\b(?:end(?:ing)?(?: date)?|leav(?:ing|e)(?: date)?|left|terminat\w+|separation|departure|last (?:date|day)|to date|exit|fin|fim|término|cese|salida|baja|egreso|sortie|départ|austritt\w*|(?:studien|vertrags|dienst|beschäftigungs)?ende|enddatum|desligamento|saída)\b/i,
    fields: ['endDate'],
  },
  {
    words:
      /\b(?:dates?|(?<!\b(?:some|several|many|few|couple(?: of)?|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|good|of) )years|tenure|time frame|period|fechas|datas|daten|zeitraum|période|periodo|período)\b/i,
    fields: ['startDate', 'endDate'],
  },
  {
    words:
      /\b(?:degrees?|qualifications?|(?:which|what) awards?|diplomas?|credentials?|certificates?|t[íi]tulo|grado|diplôme|abschluss|grau)\b/i,
    fields: ['qualification'],
    of: 'EDUCATION',
  },
  {
    words: /\b(?:majors?|field|subjects?|concentration|program|carrera|filière|fach|studiengang|curso)\b/i,
    fields: ['fieldOfStudy'],
    of: 'EDUCATION',
  },
  {
    words:
      /\b(?:graduat\w+|conferr\w+|award(?:ed)? date|when (?:was|were) [^?]{0,30}(?:award|grant|earn|issu)\w*|completion|years?|obtention|graduación|formatura)\b/i,
    fields: ['graduationDate'],
    of: 'EDUCATION',
  },
  {
    words: /\b(?:employer|company|empresa|entreprise|arbeitgeber|firma)\b/i,
    fields: ['employerName'],
    of: 'EMPLOYMENT',
  },
  {
    words: /\b(?:locations?|places?|city|cities|branch(?:es)?|sites?|lugar(?:es)?|lieux?|ort)\b/i,
    fields: ['employerLocation'],
    of: 'EMPLOYMENT',
  },
  {
    words: /\b(?:school|institution|university|college|universidad|université|hochschule|universidade)\b/i,
    fields: ['institutionName'],
    of: 'EDUCATION',
  },
];

const WORDS = MEANINGS.map((meaning) => ({ ...meaning, words: folded(meaning.words) }));

/** The fields that words speak of, by what they are called. */
export function fieldsMeant(text: string, searchType: SearchType): ReplyField[] {
  const plain = fold(text);
  const meant = WORDS.filter(({ words, of }) => (of === undefined || of === searchType) && words.test(plain));
  const named = meant.flatMap(({ fields }) => fields);
  const hasOne = meant.some(({ fields }) => fields.length === 1 && /Date$/.test(fields[0] ?? ''));
  // "The start date" speaks of one date, "the dates" of both; a school's "dates" may be those of a degree.
  const isBoth = ({ fields }: (typeof WORDS)[number]) => fields.length === 2;
  const fields = hasOne ? meant.filter((word) => !isBoth(word)).flatMap((word) => word.fields) : named;
  return [...new Set(fields)];
}
