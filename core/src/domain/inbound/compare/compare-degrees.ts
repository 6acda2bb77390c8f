import { compareLicences } from './compare-licences.ts';
import { compareSubjects } from './compare-subjects.ts';
import { bestOf, type Comparison, different, same, unclear } from './comparison.ts';
import { type DegreeText, type ReadDegree, readDegree } from './read-degree.ts';
import { type DegreeLevel, LEVEL_WORDS, NO_DEGREE, SMALL_DEGREE_WORDS } from './vocabulary/degree-words.ts';
import { QUALIFICATION_NAMES } from './vocabulary/qualification-names.ts';
import { plainText, wordsOf } from './words.ts';

/** What is known beside two qualifications. */
export interface DegreeContext {
  /** What the applicant says to have studied, where the claim itself does not tell. */
  fieldOfStudy?: string | null;
  /** Whether the applicant says, beside the claim, that it was still to come. */
  isExpected?: boolean;
  /** When the source said so. */
  at?: Date;
}

/**
 * Compares qualifications: level, kind of degree, what was studied where both say so, and whether it was awarded.
 * A source that names the level alone ("Bachelor's degree") leaves the kind open.
 */
export function compareDegrees(
  applicant: string,
  source: string,
  { fieldOfStudy = null, isExpected = false, at }: DegreeContext,
): Comparison {
  const [provided, verified] = [readDegree(applicant, at ?? null), readDegree(source, at ?? null)];
  if (isExpected && verified.isUnfinished) {
    return unclear(
      'The applicant says that it was still to come, and the source that it is not awarded yet.',
    );
  }
  if (provided.isUnfinished !== verified.isUnfinished) {
    const who = provided.isUnfinished ? 'applicant' : 'source';
    return different(`Only the ${who} says that it was not completed or not awarded.`);
  }
  if (verified.isUnfinished) {
    return [applicant, source].every(saysNoDegree)
      ? same('Both say that no degree was awarded.')
      : unclear('Both say that it was not completed, in different words.');
  }
  const [name, otherName] = [nameOf(applicant), nameOf(source)];
  if (name !== null && name === otherName) return same('Two names of the same qualification.');
  const licences = compareLicences(applicant, source);
  if (licences) return licences;
  if (provided.isSeveral || verified.isSeveral) return unclear('One side names more than one qualification.');
  if (verified.isThisYear) return unclear('It is not said whether it has been awarded already.');
  const minors = compareMinors(provided, verified, fieldOfStudy);
  if (minors) return minors;
  const compared = provided.readings.flatMap((one) =>
    verified.readings.map((other) =>
      isCourseOnOneSide(one, other, fieldOfStudy)
        ? unclear('One side gives only the level, on which they agree.')
        : compareReadings({ ...one, subject: one.subject ?? fieldOfStudy }, other),
    ),
  );
  const best = bestOf(compared);
  if (best?.match === 'MATCH') return compareDetails(provided, verified, best);
  return (
    compareCodes(applicant, source, provided, verified) ??
    best ??
    unclear('One of the qualifications is no degree that the rules know.')
  );
}

/** Whether a text says that no degree was awarded, and names none. */
const saysNoDegree = (text: string): boolean => NO_DEGREE.test(wordsOf(text).join(' '));

/** "Diplôme d'études" */
const ELIDED = /(?<!\p{L})[dl]['’](?=\p{L})/giu;

/** The name by which a qualification is told that has several; null where it is none of these. */
function nameOf(text: string): string | null {
  const words = wordsOf(text.replace(ELIDED, '')).filter((word) => !SMALL_DEGREE_WORDS.has(word));
  return QUALIFICATION_NAMES.get(words.join(' ')) ?? null;
}

function compareReadings(one: ReadDegree, other: ReadDegree): Comparison {
  if (one.level !== other.level) return compareLevels(one, other);
  if (one.foreign !== other.foreign) {
    return unclear('It is not certain whether two qualifications of another country are the same.');
  }
  const subjects = compareStudied(one, other);
  if (subjects?.match === 'MISMATCH') return subjects;
  if (one.kind === other.kind) return subjects ?? same('The same qualification.');
  if (one.kind === null || other.kind === null) return compareWithoutKind(one, other);
  if (ofSubject(one) === ofSubject(other)) return unclear('The same subject, but another kind of degree.');
  const kinds = compareSubjects(one.kind, other.kind);
  if (kinds.match === 'MATCH') return subjects ?? same('The same qualification.');
  if (one.level === 'school')
    return different('A test of equivalency, as the GED, is no high school diploma.');
  return kinds.match === 'UNCLEAR' && !areBothBroad(one.kind, other.kind)
    ? unclear(`They may be two kinds of degree: ${one.kind} and ${other.kind}.`)
    : different(`They are different degrees of the same level: ${one.kind} and ${other.kind}.`);
}

/** The levels differ, as far as it is certain which they are. */
function compareLevels(one: ReadDegree, other: ReadDegree): Comparison {
  if (COURSES.has(one.level) && COURSES.has(other.level)) {
    return unclear('A school may call what it gives for one course a certificate or a diploma.');
  }
  if ([one, other].some(({ subject }) => subject?.startsWith('postgraduate'))) {
    return unclear('It is not certain to which level a postgraduate diploma corresponds.');
  }
  if (isBare(one, 'diploma') || isBare(other, 'diploma')) {
    return unclear('A diploma may be of any level.');
  }
  return one.level === 'foreign' || other.level === 'foreign'
    ? unclear('It is not certain to which level a qualification of another country corresponds.')
    : different(`The levels differ: ${one.level} and ${other.level}.`);
}

const COURSES: ReadonlySet<DegreeLevel> = new Set<DegreeLevel>(['certificate', 'diploma']);

/** Whether only the level is named. */
const isBare = ({ level, kind, subject }: ReadDegree, of: DegreeLevel): boolean =>
  level === of && kind === null && subject === null;

/** A school gives many certificates: that it was one of these says less than for what it was. */
const isCourseOnOneSide = (one: ReadDegree, other: ReadDegree, fieldOfStudy: string | null): boolean =>
  one.level === other.level &&
  COURSES.has(one.level) &&
  isBare(one, one.level) !== isBare(other, other.level) &&
  (fieldOfStudy === null || !isBare(one, one.level));

const ofSubject = ({ kind, subject }: ReadDegree): string | null => subject ?? kind;

const areBothBroad = (...kinds: string[]): boolean =>
  kinds.every(
    (kind) => kind === 'arts' || kind === 'science' || kind === 'equivalency' || kind === 'diploma',
  );

/** One side names the level alone; "Masters in Business Administration" still is an MBA. */
function compareWithoutKind(one: ReadDegree, other: ReadDegree): Comparison {
  const [kind, subject] = one.kind === null ? [other.kind, one.subject] : [one.kind, other.subject];
  const isNamed = kind !== null && subject !== null && compareSubjects(kind, subject).match === 'MATCH';
  return isNamed
    ? same('The same qualification.')
    : unclear('One side gives only the level, on which they agree.');
}

/** Null where only one side says what was studied: the field of study is compared by itself. */
function compareStudied(one: ReadDegree, other: ReadDegree): Comparison | null {
  if (one.subject === null || other.subject === null) return null;
  const compared = compareSubjects(one.subject, other.subject);
  return compared.match === 'MATCH' ? null : compared;
}

/** What was studied beside the main subject; null where it makes no difference. */
function compareMinors(
  provided: DegreeText,
  verified: DegreeText,
  fieldOfStudy: string | null,
): Comparison | null {
  if (provided.minor !== null) {
    if (verified.minor === null) return unclear('The source does not name the minor.');
    const { match, reason } = compareSubjects(provided.minor, verified.minor);
    return match === 'MATCH' ? null : { match, reason };
  }
  const stated = provided.readings[0]?.subject ?? fieldOfStudy;
  const isOnlyMinor = verified.minor !== null && verified.readings.every(({ subject }) => subject === null);
  if (!isOnlyMinor || stated === null || verified.minor === null) return null;
  return compareSubjects(stated, verified.minor).match === 'MATCH'
    ? different('The source names the field of study as a minor.')
    : unclear('The source names only a minor.');
}

function compareDetails(provided: DegreeText, verified: DegreeText, best: Comparison): Comparison {
  if (provided.isVariant !== verified.isVariant) {
    return unclear('Only one side names a kind of program that is another degree at some schools.');
  }
  const [one, other] = [provided.honours, verified.honours];
  if (one !== other && [one, other].every((honours) => honours?.endsWith('laude'))) {
    return different(`The honours differ: ${one} and ${other}.`);
  }
  // A source may add how well it went, which the applicant left out.
  if (one === 'honours' && other?.endsWith('class')) return best;
  // Elsewhere a degree with honours is another one; Latin honours are only how well it went.
  const isOpen = [one, other].some((honours) => honours !== null && !honours.endsWith('laude'));
  return one !== other && isOpen
    ? unclear('Only one side mentions honours, or they are called differently.')
    : best;
}

/** A code whose letters are those of the words on the other side, as "BMedSc" of "Bachelor of Medical Science". */
function compareCodes(
  applicant: string,
  source: string,
  provided: DegreeText,
  verified: DegreeText,
): Comparison | null {
  const sides = [applicant, source].map((text) => wordsOf(plainText(text).replace(/\([^()]*\)|\./g, '')));
  const [one = [], other = []] = sides;
  const [code, words] = one.length === 1 ? [one[0], other] : [other.length === 1 ? other[0] : undefined, one];
  if (code === undefined || LEVEL_WORDS.has(code) || !isCodeOf(code, words)) return null;
  return (provided.code ?? verified.code) === null
    ? same('One side is the abbreviation of the other.')
    : unclear('The letters agree, but usually stand for another qualification.');
}

const LONGEST_CODE = 12;
const LINKS: ReadonlySet<string> = new Set(['of', 'in', 'and', 'the', 'with']);

/** Whether the letters of a code are letters of the words in turn, the first of each among them. */
function isCodeOf(code: string, words: readonly string[]): boolean {
  const all = words.filter((word) => !LINKS.has(word));
  const telling = all.filter((word) => word !== 'degree');
  return code.length <= LONGEST_CODE && (areLettersOf(code, telling) || areLettersOf(code, all));
}

function areLettersOf(code: string, telling: readonly string[]): boolean {
  if (telling.length < 2) return false;
  let reached = new Set([0]);
  for (const word of telling) {
    const next = new Set<number>();
    for (const from of reached) {
      if (word[0] !== code[from]) continue;
      let at = from;
      for (const letter of word) {
        if (letter !== code[at]) continue;
        at += 1;
        next.add(at);
      }
    }
    reached = next;
  }
  return reached.has(code.length);
}
