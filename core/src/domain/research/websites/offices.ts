import type { SearchType } from '@credence/contract';

/** How well words fit the office that verifies: from 3, the office itself, down to 0, another one. */
export interface Fit {
  score: number;
  /** As a contact is called. */
  office: string;
}

interface Office {
  score: number;
  office: string;
  words: RegExp;
}

const OFFICES: Readonly<Record<SearchType, readonly Office[]>> = {
  EDUCATION: [
    {
      score: 3,
      office: 'Degree verification',
      words:
        /\b(?:degree|enrollment|education|academic|student|graduation)s? verifications?\b|\bverif(?:y|ication)s?(?: of)?(?: a| student)? (?:degree|enrollment|education|attendance|graduation)s?\b|\b(?:degree|enrollment)verif/i,
    },
    {
      score: 2.8,
      office: 'Registrar',
      words:
        /\bregistrars?\b|\bregistry\b|\bregistrar'?s office\b|\b(?:student|academic) records\b|\brecords (?:and|&) registration\b|\b(?:office of )?records (?:office|department)\b|\badmissions (?:and|&) records\b|\bstudentrecords\b|\bregistradur[ií]a\b|\bregistrador(?:a)?\b|\boficina de registro\b|\bregistraire\b/i,
    },
    {
      score: 2.4,
      office: 'Transcripts',
      words: /\btranscripts?\b|\btranscripci(?:ón|ones)\b|\brelevés? de notes\b/i,
    },
    {
      score: 2,
      office: 'Enrollment services',
      words: /\benrollment services\b|\bstudent services\b|\bone[- ]stop\b|\brecords\b/i,
    },
  ],
  EMPLOYMENT: [
    {
      score: 3,
      office: 'Employment verification',
      words:
        /\b(?:employment|income|job|work)(?: and income| & income)? verifications?\b|\bverifications? of (?:employment|income)\b|\bverify(?:ing)? (?:an? )?(?:employee|employment)\b|\bemployer verifications?\b|\bvoe\b|\bverificaci[óo]n de empleo\b|\bverifications?@/i,
    },
    {
      score: 2.8,
      office: 'Human resources',
      words:
        /\bhuman[- ]?resources?\b|\bhr\b|\brecursos humanos\b|\bressources humaines\b|\bpeople (?:operations|team|&|and) ?(?:culture)?\b|\bpeople ?ops\b|\bpersonnel (?:office|department|services)?\b|\bemployee (?:services|relations|records)\b/i,
    },
    { score: 2.3, office: 'Payroll', words: /\bpayroll\b|\bn[óo]mina\b/i },
  ],
};

/** Offices that are not the one, however near they stand. */
const OTHERS: Readonly<Record<SearchType, RegExp>> = {
  EDUCATION:
    /\b(?:admisi(?:ón|ones)|asistencia econ[óo]mica|biblioteca|admissions?(?! (?:and|&) records)|financial aid|bursar|cashier|tuition|alumni|athletics?|library|librar(?:y|ian)|help ?desk|it support|technical support|housing|residence|police|security|safety|webmaster|press|media|news|giving|donate|advancement|foundation|bookstore|parking|human resources|careers?|employment|jobs|counsel(?:ing|or)|advising|health|dean|president|provost|marketing|communications|title ix|accessibility|disability|veterans|international|continuing education|facilities|dining|theatre|tickets?|vehicle|registration deadline)\b/i,
  EMPLOYMENT:
    /\b(?:ventas|compras|prensa|sales|careers?|recruit(?:ing|ment|er)s?|talent|jobs?|apply|press|media|investor|billing|invoices?|accounts? (?:payable|receivable)|webmaster|customer (?:service|care|support)|help ?desk|support|orders?|reservations?|emergency|marketing|privacy|legal|patients?|appointments?|donat|volunteer|purchasing|procurement|vendors?)\b/i,
};

const NONE: Fit = { score: 0, office: '' };

/** How words fit; null where they name no office at all. */
export function fitOf(searchType: SearchType, words: string): Fit | null {
  const office = OFFICES[searchType].find(({ words: pattern }) => pattern.test(words));
  if (office) return { score: office.score, office: office.office };
  return OTHERS[searchType].test(words) ? NONE : null;
}

/** How the part of an address before the @ fits: `registrar`, `hr`, `admissions`; null where it tells nothing. */
export const fitOfAddress = (searchType: SearchType, email: string): Fit | null =>
  fitOf(searchType, (email.split('@')[0] ?? '').replace(/[._+\-\d]+/g, ' '));
