import { US_STATE_NAMES } from './vocabulary/place-words.ts';
import { wordsOf } from './words.ts';

/** What the name of a public body says beside what it is called. */
interface PublicBody {
  /** The name without its state. */
  name: string;
  /** The state that stands behind the name of a city or a county, by its code; null where none does. */
  state: string | null;
  /** The county whose public schools it names; null where it names something else. */
  schoolsOf: string | null;
  /** The number of its district, where it is the public schools of a town; null where none is given. */
  district: string | null;
}

const CITY =
  '(?:city (?:and|&) county|metropolitan government|city|county|town|township|village|borough|parish)';
/** A city or a county, and the state that it leaves out in its own papers; before its code no comma is needed. */
const STATE_OF_CITY = new RegExp(
  `^((?:the )?${CITY} of [^,]+|[^,]+ (?:county|parish)(?: government)?)(?:,\\s*([^,]+)| ([a-z]{2}))$`,
);
const STATE_OF = /^(?:the )?(?:state|commonwealth) of (.+)$/;
const OF_STATE = /^(.+), (?:state|commonwealth) of ([^,]+)$/;
/**
 * Counties whose name no town has, mostly because a city and a county of two names are one: their offices and schools are
 * the same with and without the word.
 */
const ONLY_COUNTIES =
  'anne arundel|athens[ -]clarke|augusta[ -]richmond|broward|buncombe|butte[ -]silver bow|charlotte[ -]mecklenburg|contra costa|' +
  'gwinnett|henrico|louisville[ /-]jefferson|macon[ -]bibb|mecklenburg|miami[ -]dade|multnomah|nashville[ -]davidson|' +
  'pinellas|prince william|spotsylvania|winston[ -]salem[ /-]forsyth';
const ONLY_COUNTY = new RegExp(
  `^((?:the )?(?:${ONLY_COUNTIES}))(?= (?:(?:public )?schools?|sheriff|police|fire|public|library|transit|government|unified|consolidated)\\b)`,
);
/** "Chicago Public Schools, District 299": a town has one that bears its name. */
const PUBLIC_SCHOOLS_WITH_NUMBER =
  /^([^,()]+ public schools),? (?:(?:school|unified school|independent school|special school) )?(?:district|u\.?s\.?d\.?|i\.?s\.?d\.?)(?: (?:no\.?|number|#))? ?#?([a-z]?-?\d{1,4}[a-z]?)$/;

/** What runs the public schools of a county is called by any of these. */
const COUNTY_SCHOOLS =
  /^([^,]+ (?:county|parish)) (?:(?:public )?schools?(?: (?:system|district|board|division))?|board of education)$/;
const SCHOOL_BOARD =
  /^(?:the )?(?:school board|board of education|school district) of ([^,]+ (?:county|parish))$/;

const GOVERNOR =
  '(?:curators|directors|fellows|governors|overseers|regents|scholars|supervisors|trustees|visitors|president|rector|chancellor)';
/** A university employs by the name of those who govern it: "Regents of the University of California". */
const GOVERNED = new RegExp(
  `^(?:the )?(?:board of )?${GOVERNOR}(?:(?:, and|,| and| &) ${GOVERNOR})* of (?:the )?` +
    '(?=.*\\b(?:university|college|institute|school|hospital|museum|library)\\b)',
);

/** Whether a name is all that is said of a state or of the United States, whose departments employ by their own names. */
export function isGovernment(words: readonly string[]): boolean {
  const [first = '', ...rest] = words;
  const isState = (first === 'state' || first === 'commonwealth') && US_STATE_NAMES.has(rest.join(' '));
  return isState || GOVERNMENTS.has(words.join(' '));
}

const GOVERNMENTS: ReadonlySet<string> = new Set([
  ...['government', 'federal government', 'state government', 'civil service', 'military', 'armed forces'],
  ...['us government', 'us federal government', 'united states government', 'united states', 'us military'],
]);

/** @param given as `plainText` leaves it */
export function readPublicBody(given: string): PublicBody {
  const [, schools = given, district = null] = PUBLIC_SCHOOLS_WITH_NUMBER.exec(given) ?? [];
  const text = schools
    .replace(GOVERNED, '')
    .replace(/^(?:the )?consolidated (?=city\b)/, '')
    .replace(ONLY_COUNTY, '$1 county');
  const [, city = text, behindComma = '', code = ''] = STATE_OF_CITY.exec(text) ?? [];
  const state = US_STATE_NAMES.get(wordsOf(behindComma || code).join(' ')) ?? null;
  const name = withoutStateOf(state === null ? text : city);
  const county = (SCHOOL_BOARD.exec(name) ?? COUNTY_SCHOOLS.exec(name))?.[1] ?? null;
  return { name, state, schoolsOf: county && wordsOf(county).join(' '), district };
}

/** "State of Oregon, Department of Forestry" is called without "State of"; the State of Oregon is not. */
function withoutStateOf(text: string): string {
  const rest = STATE_OF.exec(text.replace(OF_STATE, 'state of $2, $1'))?.[1] ?? '';
  const words = wordsOf(rest);
  const isDepartment = [1, 2].some(
    (length) => words.length > length && US_STATE_NAMES.has(words.slice(0, length).join(' ')),
  );
  return isDepartment ? rest.replace(',', ' ') : text;
}
