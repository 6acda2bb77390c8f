import type { EducationRecord } from '@credence/contract';

const COLLEGE_DEGREE = /\b(?:bachelor|master|associate|doctor|ph\.?\s?d\b|m\.?b\.?a\b|[bm]\.?(?:a|s|sc)\b)/i;

/** Kinds of school by which both a school and its diploma are known. */
const SCHOOL =
  /\b(?:elementary|primary|middle|junior high|senior high|high|secondary|grammar|grade) school\b|\bjunior high\b|\bhs\b/i;

/** Words that name a school on their own, unless it is a college that trains for such schools. */
const SCHOOL_NAME = /\b(?:elementary|kindergarten|preschool|k-(?:8|12))\b/i;
const COLLEGE_NAME = /\b(?:college|university|institute)\b/i;

const SCHOOL_DIPLOMA =
  /\b(?:g\.?e\.?d|hsed|hiset)\b|\bgeneral education(?:al)? (?:development|diploma)\b|\bhigh-?school\b/i;

/**
 * Whether a school or its qualification lies below college level, judged by the words in their names. A college
 * degree is one wherever it was taken.
 */
export function isBelowCollege({ institutionName, qualification }: EducationRecord): boolean {
  if (COLLEGE_DEGREE.test(qualification)) return false;
  return (
    SCHOOL.test(institutionName) ||
    (SCHOOL_NAME.test(institutionName) && !COLLEGE_NAME.test(institutionName)) ||
    SCHOOL.test(qualification) ||
    SCHOOL_DIPLOMA.test(qualification)
  );
}
