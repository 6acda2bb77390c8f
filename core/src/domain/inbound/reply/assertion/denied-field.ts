import type { SearchType } from '@credence/contract';
import { fold } from '../../read/fold.ts';
import { meaningOf } from '../values/labels/labels.ts';
import { labelledLine } from '../values/shown-claim.ts';

const DENIAL =
  /(?:\b(?:no|not|cannot|never|without|unknown|kein\w*|nicht|sin|ningun\w*|aucune?|pas|sans|nao|sem|nenhum\w*)\b|n['’]t\b)/i;
/** One of the things that were asked, and not the person. */
const FIELD =
  /\b(?:(?:start|end|hire|term|termination|exact|specific|actual|precise|graduation|conferral)(?:ing)? dates?|(?:last|first) (?:day|date)(?: worked)?|dates|(?:job |exact |official |last )?titles?|reasons? for leaving|salary|gpa|majors?|fechas?|cargo|puesto|dates? exactes?|poste|intitule|daten|stellenbezeichnung|datas|funcao)(?!\p{L})/iu;
/** How far behind a denial what it denies begins, in letters. */
const REACH = 40;
/** Who does not tell refuses, and may have it all. */
const TELLS =
  /\b(?:releas|disclos|giv|shar|provid|confirm|verif|tell|discuss|divulg|furnish|report|inform|proporcion|facilit|communiqu|mitteil|forne[cç])\w*\b/i;
const PERSON =
  /\b(?:any(?:one|body)|no(?: |-)?(?:one|body)|person|employees?|students?|individual|name|named|(?:was|were|is|has been) (?:never |not )?(?:an? )?(?:employ|enroll|work)\w*|work(?:ed|ing)|employment|attendance|attended|enroll\w*|never|such)\b/i;
/** What a whole employment or study is called in a form. */
const WHOLE: ReadonlySet<string> = new Set(['dates', 'status', 'employerName', 'institutionName']);

/**
 * Whether a statement says that one of the things that were asked is missing, and not that the person is: "I don't have a
 * start date on record", "Title: no record of that".
 */
export function deniesFieldOnly(text: string, searchType: SearchType): boolean {
  const plain = fold(text);
  const denial = DENIAL.exec(plain);
  if (!denial) return false;
  const { label = '' } = labelledLine(text) ?? {};
  const meaning = label === '' ? null : meaningOf(label, searchType);
  if (meaning !== null) return !WHOLE.has(meaning);
  return FIELD.test(plain.slice(denial.index).slice(0, REACH)) && !PERSON.test(plain) && !TELLS.test(plain);
}
