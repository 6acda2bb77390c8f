import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparisonContext, compareValues } from './compare-values.ts';
import type { Comparison } from './comparison.ts';

/** One value, another, and what they are to each other: a match where nothing is said. */
type Row = [one: string, other: string, match?: Comparison['match']];

const OPEN = 'UNCLEAR';
const OTHER = 'MISMATCH';

/** When sources say what they say here. */
const at = new Date('2026-03-02T15:00:00Z');
const compare = (field: string, one: string, other: string, context: ComparisonContext = {}) =>
  compareValues(field, one, other, { at, ...context });

const TABLES: Record<string, Row[]> = {
  employerName: [
    ['Acme', 'ACME'],
    ['Acme  Widgets ', 'acme widgets'],
    ['Café Münchén', 'cafe munchen'],
    ['Łódź Ørsted Straße', 'lodz orsted strasse'],
    ["Macy's", 'Macys'],
    ["O'Brien, Inc.", 'OBrien Inc'],
    ['Smith & Sons', 'Smith and Sons'],
    ['Procter & Gamble', 'Procter Gamble'],
    ['7-Eleven', '7 Eleven'],
    ['Wal-Mart', 'Walmart'],
    ['Acme Incorporated', 'Acme, Inc.'],
    ['Acme Corp.', 'Acme Corporation'],
    ['Acme Ltd', 'Acme Limited'],
    ['Acme L.L.C.', 'Acme LLC'],
    ['Acme Co.', 'Acme Company'],
    ['Acme Limited Liability Company', 'Acme LLC'],
    ['Contoso Inc', 'Contoso'],
    ['Contoso', 'The Contoso Company'],
    ['Tiffany & Co.', 'Tiffany'],
    ['J. P. Morgan', 'JP Morgan'],
    ['JPMorgan', 'J.P. Morgan'],
    ['U.S.A. Motors', 'USA Motors'],
    ['12 Main St', '12 Main Street'],
    ['Natl. Mfg. Grp.', 'National Manufacturing Group'],
    ['Contoso', 'Contoso dba Fabrikam'],
    ['Fabrikam', 'Contoso d.b.a. Fabrikam'],
    ['Smith & Jones, P.C.', 'Smith & Jones'],
    ['Bank of America, N.A.', 'Bank of America'],
    ['Fabrikam', 'Contoso Inc, d/b/a Fabrikam'],
    ['Contoso', 'Fabrikam (formerly Contoso Inc.)'],
    ['Contoso', 'Fabrikam, formerly known as Contoso'],
    ['Contoso dba Fabrikam', 'Fabrikam a/k/a Contoso'],
    ['ＡＣＭＥ', 'Acme'],
    ['東京大学', '東京大学'],
    ['--', '-- '],
    ['Contoso Pvt. Ltd.', 'Contoso'],
    ['Contoso Companies', 'Contoso'],
    ['Serenity Spa', 'Serenity', OPEN],
    ['Acme Inc', 'Acme LLC', OPEN],
    ['Acme', 'Acme West', OPEN],
    ['Incorporated', 'Corporation', OTHER],
    ['The Limited', 'The Company', OPEN],
    ['Bank of America, N.A.', 'Bank of America Corporation'],
    ['Brook', 'Brooks', OPEN],
    ['Store 1 23', 'Store 12 3', OTHER],
    ['Contoso', 'Fabrikam, not formerly Contoso', OPEN],
    ['Contoso formerly Acme', 'Fabrikam formerly Acme', OTHER],
    ['Contoso', 'Do It Now Contoso', OPEN],
    ['Apple', 'Apple Computer', OPEN],
    ['Delaware North', 'North Delaware', OPEN],
    ['東京', '京都', OTHER],
    ['The', 'And', OTHER],
    ['--', '??', OPEN],
    ['IBM', 'International Business Machines Corp.'],
  ],
  institutionName: [
    ["St. John's Univ.", 'Saint Johns University'],
    ['Texas, University of', 'University of Texas'],
    ['U. of Texas', 'University of Texas'],
    ['Georgia Inst. of Tech.', 'Georgia Institute of Technology'],
    ['Lincoln HS', 'Lincoln High School'],
    ['The Ohio State University', 'Ohio State Univ'],
    ['State University', 'State College', OPEN],
    ['Miami University', 'University of Miami', OPEN],
    ['University of Texas', 'University of Texas at Dallas', OPEN],
    ['Saint Paul School', 'Street Paul School', OPEN],
    ['Georgia Institute of Technology', 'Georgia Institute of Technologies'],
    ['MIT', 'Massachusetts Institute of Technology'],
  ],
  position: [
    ['Sr. Software Eng.', 'Senior Software Engineer'],
    ['Jr Mgr', 'Junior Manager'],
    ['Snr Analyst', 'Sr. Analyst'],
    ['Asst. Dir. of HR', 'Assistant Director of Human Resources'],
    ['VP', 'Vice President'],
    ['VP Sales', 'Vice President of Sales'],
    ['VP of Sales', 'Sales VP'],
    ['SVP, Finance', 'Senior Vice President of Finance'],
    ['HR Manager', 'Manager, Human Resources'],
    ['Director of Engineering', 'Engineering Director'],
    ['Sales Manager', 'Manager - Sales'],
    ['Mgr Sales', 'Sales Manager'],
    ['Engineer, Senior', 'Sr Engineer'],
    ['QA Eng', 'Quality Assurance Engineer'],
    ['IT Admin', 'Information Technology Administrator'],
    ['Lab Tech', 'Laboratory Technician'],
    ['Pharmacy Tech', 'Pharmacy Technician'],
    ['Systems Analyst', 'System Analyst'],
    ['Front-End Developer', 'Frontend Dev'],
    ['Co-ordinator', 'Coordinator'],
    ['Engineer II', 'Engineer 2'],
    ['RN', 'Registered Nurse'],
    ['Sales and Marketing Manager', 'Sales/Marketing Manager'],
    ['Senior Analyst', 'Analyst', OTHER],
    ['Senior Engineer', 'Junior Engineer', OTHER],
    ['Manager', 'Assistant Manager', OTHER],
    ['Assistant Manager', 'Manager Assistant', OPEN],
    ['Assistant Manager', 'Assistant to the Manager', OPEN],
    ['Assistant Manager', 'Manager of Assistants', OPEN],
    ['Training Manager', 'Manager in Training', OPEN],
    ['Vice President', 'President', OTHER],
    ['Vice President', 'Assistant Vice President', OTHER],
    ['Chief of Staff', 'Staff', OTHER],
    ['Technician', 'Technology', OPEN],
    ['Engineer II', 'Engineer III', OTHER],
    ['Engineer II', 'Engineer', OPEN],
    ['Analyst', 'Not an analyst', OPEN],
    ['Clerk, not Manager', 'Manager, not Clerk', OPEN],
    ['C++ Developer', 'C# Developer', OPEN],
    ['Former Manager', 'Manager', OTHER],
    ['Non-Manager', 'Manager', OPEN],
    ['Product Manager', 'Project Manager', OPEN],
    ['Analyst', 'Analyst I', OPEN],
    ['Head Nurse', 'Nurse', OTHER],
    ['Co-Founder', 'Founder', OPEN],
    ['Associate Director', 'Director Associate', OPEN],
    ['Director Manager', 'Manager Director', OPEN],
    ['Manager of Supervisors', 'Supervisor Manager', OPEN],
    ['Teacher - Math', 'Math Teacher'],
    ['Manager, Assistant', 'Assistant Manager'],
    ['Executive Assistant', 'Assistant Executive', OPEN],
  ],
  qualification: [
    ['BSc', 'B.S.'],
    ['B.Sc.', 'Bachelor of Science'],
    ["Bachelor's of Science", 'BS'],
    ['Bachelor of Science degree', 'BSc'],
    ['B.A.', 'Bachelor of Arts'],
    ['A.B.', 'BA'],
    ['MSc in Physics', 'Master of Science in Physics'],
    ['M.Sc. Physics', 'MS, Physics'],
    ['BS in CS', 'Bachelor of Science in Computer Science'],
    ['Bachelor of Science', 'B.S. in Physics'],
    ['BSN', 'Bachelor of Science in Nursing'],
    ['M.B.A.', 'Master of Business Administration'],
    ['M.Ed.', 'Master of Education'],
    ['Ph.D.', 'Doctor of Philosophy'],
    ['Ph. D', 'PhD'],
    ['JD', 'Juris Doctor'],
    ['AAS', 'Associate of Applied Science'],
    ['BSc (Hons)', 'Bachelor of Science with Honours'],
    ['HS Diploma', 'High School Diploma'],
    ['Bachelor of Science', 'Bachelor of Science (B.S.)'],
    ['Master of Business Administration', 'Master of Business Administration (MBA)'],
    ['BA', 'B.A. (Bachelor of Arts) in English'],
    ['BA', "Bachelor's degree (B.A.)"],
    ['BSN', 'Bachelor of Science in Nursing (BSN)'],
    ['BA, summa cum laude', 'Bachelor of Arts, Summa Cum Laude'],
    ['BA', 'BS', OTHER],
    ['Bachelor of Science in Physics', 'Bachelor of Science in Physics (BS)'],
    ['BSN', 'B.S. in Nursing (BSN)'],
    ['BA in English, minor in History', 'Bachelor of Arts in English with a minor in History'],
    ['BA', 'Minor in English', OPEN],
    ['BA in English, minor in History', 'BA in English, minor in Art', OTHER],
    ['BA, cum laude', 'BA, magna cum laude', OTHER],
    ['BA', 'BA (BS)', OPEN],
    ['Bachelor of Science', 'Bachelor of Science (M.S.)', OPEN],
    ['BS', 'Bachelor (Master of Science)', OPEN],
    ['BS in Physics', 'BS in Physics (BA)', OPEN],
    ['BA in English', 'BA in English, minor in History, not completed', OTHER],
    ['Bachelor of Arts', 'B.Sc.', OTHER],
    ['AA', 'BA', OTHER],
    ['Associate of Science', 'Bachelor of Science', OTHER],
    ['BS', 'MS', OTHER],
    ['MBA', 'MA', OTHER],
    ['MBA', 'BBA', OTHER],
    ['PhD', 'MD', OTHER],
    ['GED', 'High School Diploma', OTHER],
    ['BS in Physics', 'BS in Chemistry', OTHER],
    ["Master's", "Bachelor's", OTHER],
    ['BS', 'No BS', OTHER],
    ['BS', 'Not a Bachelor of Science', OTHER],
    ['BSc', 'Welding licence', OPEN],
    ['M.Ed. in Student Affairs', 'Master of Education in Student Affairs'],
    ['MA in Student Personnel', 'Master of Arts in Student Personnel'],
    ['BA in Non-Profit Management', 'Bachelor of Arts in Non-Profit Management'],
    ['BS', 'BS student', OTHER],
    ['BS', 'BS (student)', OTHER],
    ['BS', 'BS, student affairs office: student', OTHER],
    ['BS', 'BS (non-degree)', OTHER],
    ['BS', 'BS, non-matriculated', OTHER],
    ['BS', 'BS, non graduate', OTHER],
    ['BS', 'BS, incomplete', OTHER],
    ['BS', 'BS in progress', OTHER],
    ['BS', 'BS/MS', OPEN],
    ['BS', 'BA/BS', OPEN],
    ['BS', 'BS candidate', OTHER],
    ['BS', 'BS (withdrawn)', OTHER],
    ['BS', 'B.S. - no degree awarded', OTHER],
    ['BS in Law', 'Some credits toward BS in Law', OTHER],
    ['PhD', 'PhD (ABD)', OTHER],
    ['MBA', 'MBA expected 2027', OTHER],
    ['Bachelor of Science', "Bachelor's degree", OPEN],
    ['MBA', 'Masters', OPEN],
    ['BSc (Hons)', 'BSc', OPEN],
    ['BA', 'BA, cum laude'],
    ['BA with honors', 'BA magna cum laude', OPEN],
  ],
  fieldOfStudy: [
    ['CS', 'Computer Science'],
    ['Comp. Sci.', 'Computer Science'],
    ['Computer Science major', 'Computer Sciences'],
    ['Maths', 'Mathematics'],
    ['Econ', 'Economics'],
    ['Physics & Math', 'Mathematics and Physics'],
    ['Information Tech', 'IT'],
    ['Physical Education', 'Phys Ed'],
    ['Phys. Ed.', 'Physical Ed'],
    ['Phys', 'Physics'],
    ['Physics Education', 'Phys Ed', OTHER],
    ['Computer Science', 'Computer Engineering', OPEN],
    ['Mathematics', 'Physics', OTHER],
    ['Physics and Math', 'Physics', OPEN],
    ['History', 'Art History', OPEN],
    ['Nursing', 'Not Nursing', OPEN],
  ],
  employerLocation: [
    ['Austin, TX', 'Austin, Texas'],
    ['austin tx', 'AUSTIN, TX, USA'],
    ['New York, NY', 'New York, New York'],
    ['Washington, D.C.', 'Washington DC'],
    ['Billings, MT', 'Billings, Montana'],
    ['12 Main St, Austin TX', '12 Main Street, Austin, Texas'],
    ['London, UK', 'London, United Kingdom'],
    ['London, UK', 'London', OPEN],
    ['London, GB', 'London, Great Britain'],
    ['Toronto, Ontario, Canada', 'Toronto, Ontario'],
    ['Ontario, CA', 'Ontario, California'],
    ['Ontario, CA', 'Ontario CA, USA'],
    ['Wilmington, DE', 'Wilmington, Delaware'],
    ['St. Helena, CA', 'Saint Helena CA'],
    ['Mt. Pleasant, MT', 'Mount Pleasant, Montana'],
    ['Vienna, AT', 'Vienna, Austria'],
    ['Paris, FR', 'Paris, France'],
    ['Newark, New Jersey', 'Newark, NJ, USA'],
    ['Santa Fe, NM, United States of America', 'Santa Fe, New Mexico'],
    ['Istanbul, Türkiye', 'Istanbul, Turkey'],
    ['Ontario, CA', 'Ontario, Canada', OPEN],
    ['Wilmington, DE', 'Wilmington, Germany', OPEN],
    ['Berlin, DE', 'Berlin, Germany', OPEN],
    ['12 St. Mary Rd, Gary, IN', '12 Saint Mary Road, Gary, India', OPEN],
    ['CA', 'Canada', OPEN],
    ['Ontario, CA', 'Ottawa, Canada', OTHER],
    ['Ontario, California', 'Ontario, Canada', OTHER],
    ['Ontario, CA', 'Ontario, China', OTHER],
    ['Santa Fe, New Mexico', 'Santa Fe', OPEN],
    ['Saskatoon, SK', 'Saskatoon', OPEN],
    ['London, England', 'London, UK'],
    ['Austin, USA', 'Austin, TX', OPEN],
    ['Paris, IL', 'Paris, France', OTHER],
    ['Paris, France', 'France', OPEN],
    ['Austin, TX', 'Austin', OPEN],
    ['Saint Louis, MO', 'St. Louis', OPEN],
    ['Ft. Worth', 'Fort Worth, TX', OPEN],
    ['St. Louis, MO', 'Saint Louis', OPEN],
    ['Saint Louis, MO', 'St. Paul', OPEN],
    ['Atlanta, Georgia', 'Atlanta', OPEN],
    ['London, UK', 'London, Canada', OTHER],
    ['Portland', 'Port', OTHER],
    ['Austin, TX', 'Austin, TX 78701'],
    ['Austin, TX', 'Dallas, TX', OTHER],
    ['Portland, OR', 'Portland, ME', OTHER],
    ['Paris, TX', 'Paris, France', OTHER],
  ],
};

describe.each(Object.entries(TABLES))('%s', (field, rows) => {
  it.each(rows)('%s and %s', (one, other, match = 'MATCH') => {
    expect(compare(field, one, other)).toEqual({ match, reason: expect.stringMatching(/^[A-Z"].*\.$/) });
    expect(compare(field, other, one).match, 'the other way').toBe(match);
  });
});

describe('what is written where a value belongs', () => {
  it.each<[string, Comparison['match']]>([
    ['n/a', OPEN],
    ["don't know", OPEN],
    ['?', OPEN],
    ['Yes', OPEN],
    ['correct.', OPEN],
    ['No', OTHER],
    ['Incorrect', OTHER],
    ['Not correct, it is Filing Clerk', OPEN],
    ['No, it should be Clerk', 'MATCH'],
    ['The title was: Clerk', 'MATCH'],
    ['Never a clerk', OPEN],
  ])('%s beside Clerk: %s', (verified, match) => {
    expect(compare('position', 'Clerk', verified).match).toBe(match);
  });

  it('is open for a field without rules, unless it is the same', () => {
    expect(compare('salary', '100', '100 ').match).toBe('MATCH');
    expect(compare('salary', '100', '200').match).toBe(OPEN);
    expect(compare('constructor', '100', '200').match).toBe(OPEN);
  });
});

describe('a degree beside the field of study that the applicant names apart', () => {
  it.each<[fieldOfStudy: string, verified: string, match: Comparison['match']]>([
    ['Physics', 'BSc in Physics', 'MATCH'],
    ['Physics', 'BSc', 'MATCH'],
    ['Physics', 'BSc in Accounting', OTHER],
    ['Physics', 'Bachelor of Science, minor in Physics', OTHER],
    ['Physics', 'B.S. Physics (awarded May 2015)', 'MATCH'],
    ['Physics', 'B.S. Physics, 2015', 'MATCH'],
    ['Physics', 'B.S. Physics, 2026', OPEN],
    ['Physics', 'B.S. Physics, conferred January 2026', 'MATCH'],
    ['Physics', 'BS awarded May 2027', OTHER],
    ['Physics', 'BS, will be conferred 2027', OTHER],
    ['Physics', 'BS, withdrew 2015', OTHER],
    ['Physics', 'BS, never graduated', OTHER],
  ])('%s, where the source says %s: %s', (fieldOfStudy, verified, match) => {
    expect(compare('qualification', 'Bachelor of Science', verified, { fieldOfStudy }).match).toBe(match);
  });
});

const fields = fc.constantFrom(...Object.keys(TABLES), 'startDate', 'endDate', 'somethingElse');
const rows = Object.values(TABLES).flat();
const known = [...rows.map(([one]) => one), ...rows.map(([, other]) => other)];
const pieces = fc.constantFrom(
  ...[
    'ﷺ',
    'constructor',
    '__proto__',
    'toString',
    '😀',
    'مرحبا',
    '東京',
    'İ',
    '((',
    '),',
    ' dba ',
    ' aka ',
    'a b c ',
    '/',
    '|',
    '  ',
  ],
  ...[
    'minor in ',
    'bs ',
    'of ',
    'sr mgr ',
    'univ of st ',
    'co inc ',
    '03/04/19',
    'jan ',
    '-',
    '\u0301',
    ...known.slice(0, 40),
  ],
);
/** Values from the tables, and texts that nobody thought of, up to the longest that are allowed. */
const values = fc.oneof(
  fc.constantFrom(...known),
  fc.array(pieces, { maxLength: 60 }).map((found) => found.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .tuple(pieces, fc.integer({ min: 1, max: 10_000 }))
    .map(([piece, length]) => piece.repeat(length).slice(0, 10_000)),
);

describe('whatever the values', () => {
  it('a value means itself, and gets a reason in a sentence', () => {
    fc.assert(
      fc.property(fields, values, values, (field, one, other) => {
        expect(compare(field, one, ` ${one} `).match).toBe('MATCH');
        expect(compare(field, one, other)).toEqual({
          match: expect.stringMatching(/^(MATCH|UNCLEAR|MISMATCH)$/),
          reason: expect.stringMatching(/\.$/),
        });
      }),
    );
  });

  it('a rank on one side only is never a match', () => {
    const titles = (TABLES.position ?? []).map(([one]) => one);
    const ranks = fc.constantFrom('Senior', 'Junior', 'Assistant', 'Vice', 'Former', 'Acting');
    fc.assert(
      fc.property(fc.constantFrom(...titles), ranks, (title, rank) => {
        expect(compare('position', title, `${rank} ${title}`).match).not.toBe('MATCH');
      }),
    );
  });

  it('are compared in a millisecond', () => {
    // The quickest of several times tells what it takes: the others tell what else the machine does.
    const quickest = (run: () => void): number =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const before = performance.now();
          run();
          return performance.now() - before;
        }),
      );
    fc.assert(
      fc.property(fields, values, values, (field, one, other) => {
        expect(quickest(() => compare(field, one, other))).toBeLessThan(1);
      }),
    );
  });
});
