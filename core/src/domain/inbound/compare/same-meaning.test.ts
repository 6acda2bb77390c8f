import type { ClaimMatch } from '@credence/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedTexts, sameMeaning } from './same-meaning.ts';

/** One value, another, and what they are to each other. */
type Row = [one: string, other: string, match?: ClaimMatch];

const MISMATCH = 'MISMATCH';
const OPEN = 'NOT_VERIFIED';

/** When sources say what they say here. */
const AT = new Date('2026-03-02T15:00:00Z');

const compare = (texts: Omit<ComparedTexts, 'at'>, at = AT) => sameMeaning({ ...texts, at });

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
    ['Serenity Spa', 'Serenity', MISMATCH],
    ['Acme Inc', 'Acme LLC', MISMATCH],
    ['Acme', 'Acme West', MISMATCH],
    ['Incorporated', 'Corporation', MISMATCH],
    ['The Limited', 'The Company', MISMATCH],
    ['Bank of America, N.A.', 'Bank of America Corporation', MISMATCH],
    ['Brook', 'Brooks', MISMATCH],
    ['Store 1 23', 'Store 12 3', MISMATCH],
    ['Contoso', 'Fabrikam, not formerly Contoso', MISMATCH],
    ['Contoso formerly Acme', 'Fabrikam formerly Acme', MISMATCH],
    ['Contoso', 'Do It Now Contoso', MISMATCH],
    ['Apple', 'Apple Computer', MISMATCH],
    ['Delaware North', 'North Delaware', MISMATCH],
    ['東京', '京都', MISMATCH],
    ['The', 'And', MISMATCH],
    ['--', '??', OPEN],
    ['IBM', 'International Business Machines Corp.', OPEN],
  ],
  institutionName: [
    ["St. John's Univ.", 'Saint Johns University'],
    ['Texas, University of', 'University of Texas'],
    ['U. of Texas', 'University of Texas'],
    ['Georgia Inst. of Tech.', 'Georgia Institute of Technology'],
    ['Lincoln HS', 'Lincoln High School'],
    ['The Ohio State University', 'Ohio State Univ'],
    ['State University', 'State College', MISMATCH],
    ['Miami University', 'University of Miami', MISMATCH],
    ['University of Texas', 'University of Texas at Dallas', MISMATCH],
    ['Saint Paul School', 'Street Paul School', MISMATCH],
    ['Georgia Institute of Technology', 'Georgia Institute of Technologies', MISMATCH],
    ['MIT', 'Massachusetts Institute of Technology', OPEN],
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
    ['Senior Analyst', 'Analyst', MISMATCH],
    ['Senior Engineer', 'Junior Engineer', MISMATCH],
    ['Manager', 'Assistant Manager', MISMATCH],
    ['Assistant Manager', 'Manager Assistant', MISMATCH],
    ['Assistant Manager', 'Assistant to the Manager', MISMATCH],
    ['Assistant Manager', 'Manager of Assistants', MISMATCH],
    ['Training Manager', 'Manager in Training', MISMATCH],
    ['Vice President', 'President', MISMATCH],
    ['Vice President', 'Assistant Vice President', MISMATCH],
    ['Chief of Staff', 'Staff', MISMATCH],
    ['Technician', 'Technology', MISMATCH],
    ['Engineer II', 'Engineer III', MISMATCH],
    ['Engineer II', 'Engineer', MISMATCH],
    ['Analyst', 'Not an analyst', MISMATCH],
    ['Clerk, not Manager', 'Manager, not Clerk', MISMATCH],
    ['C++ Developer', 'C# Developer', MISMATCH],
    ['Former Manager', 'Manager', MISMATCH],
    ['Non-Manager', 'Manager', MISMATCH],
    ['Product Manager', 'Project Manager', MISMATCH],
    ['Analyst', 'Analyst I', MISMATCH],
    ['Head Nurse', 'Nurse', MISMATCH],
    ['Co-Founder', 'Founder', MISMATCH],
    ['Associate Director', 'Director Associate', MISMATCH],
    ['Director Manager', 'Manager Director', MISMATCH],
    ['Manager of Supervisors', 'Supervisor Manager', MISMATCH],
    ['Teacher - Math', 'Math Teacher'],
    ['Manager, Assistant', 'Assistant Manager'],
    ['Executive Assistant', 'Assistant Executive', MISMATCH],
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
    ['BA', 'BS', MISMATCH],
    ['Bachelor of Science in Physics', 'Bachelor of Science in Physics (BS)'],
    ['BSN', 'B.S. in Nursing (BSN)'],
    ['BA in English, minor in History', 'Bachelor of Arts in English with a minor in History'],
    ['BA', 'Minor in English', MISMATCH],
    ['BA in English', 'BA, minor in English', MISMATCH],
    ['BA in English', 'BA in English (minor)', MISMATCH],
    ['BA in English, minor in History', 'BA in English, minor in Art', MISMATCH],
    ['BA, cum laude', 'BA, magna cum laude', MISMATCH],
    ['BA in English', 'BA in History, minor in English', MISMATCH],
    ['BA', 'BA (BS)', MISMATCH],
    ['Bachelor of Science', 'Bachelor of Science (M.S.)', MISMATCH],
    ['BS', 'Bachelor (Master of Science)', MISMATCH],
    ['BS in Physics', 'BS in Physics (BA)', MISMATCH],
    ['BA in English', 'BA in English, minor in History, not completed', MISMATCH],
    ['Bachelor of Arts', 'B.Sc.', MISMATCH],
    ['AA', 'BA', MISMATCH],
    ['Associate of Science', 'Bachelor of Science', MISMATCH],
    ['BS', 'MS', MISMATCH],
    ['MBA', 'MA', MISMATCH],
    ['MBA', 'BBA', MISMATCH],
    ['PhD', 'MD', MISMATCH],
    ['GED', 'High School Diploma', MISMATCH],
    ['BS in Physics', 'BS in Chemistry', MISMATCH],
    ["Master's", "Bachelor's", MISMATCH],
    ['BS', 'No BS', MISMATCH],
    ['BS', 'Not a Bachelor of Science', MISMATCH],
    ['BSc', 'Welding licence', MISMATCH],
    ['M.Ed. in Student Affairs', 'Master of Education in Student Affairs'],
    ['MA in Student Personnel', 'Master of Arts in Student Personnel'],
    ['BA in Non-Profit Management', 'Bachelor of Arts in Non-Profit Management'],
    ['BS', 'BS student', MISMATCH],
    ['BS', 'BS (student)', MISMATCH],
    ['BS', 'BS, student affairs office: student', MISMATCH],
    ['BS', 'BS (non-degree)', MISMATCH],
    ['BS', 'BS, non-matriculated', MISMATCH],
    ['BS', 'BS, non graduate', MISMATCH],
    ['BS', 'BS, incomplete', MISMATCH],
    ['BS', 'BS in progress', MISMATCH],
    ['BS', 'BS/MS', MISMATCH],
    ['BS', 'BA/BS', MISMATCH],
    ['BS', 'BS candidate', MISMATCH],
    ['BS', 'BS (withdrawn)', MISMATCH],
    ['BS', 'B.S. - no degree awarded', MISMATCH],
    ['BS in Law', 'Some credits toward BS in Law', MISMATCH],
    ['PhD', 'PhD (ABD)', MISMATCH],
    ['MBA', 'MBA expected 2027', MISMATCH],
    ['Bachelor of Science', "Bachelor's degree", OPEN],
    ['MBA', 'Masters', OPEN],
    ['BSc (Hons)', 'BSc', OPEN],
    ['BA', 'BA, cum laude', OPEN],
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
    ['Physics Education', 'Phys Ed', MISMATCH],
    ['Computer Science', 'Computer Engineering', MISMATCH],
    ['Mathematics', 'Physics', MISMATCH],
    ['Physics and Math', 'Physics', MISMATCH],
    ['History', 'Art History', MISMATCH],
    ['Nursing', 'Not Nursing', MISMATCH],
  ],
  employerLocation: [
    ['Austin, TX', 'Austin, Texas'],
    ['austin tx', 'AUSTIN, TX, USA'],
    ['New York, NY', 'New York, New York'],
    ['Washington, D.C.', 'Washington DC'],
    ['Billings, MT', 'Billings, Montana'],
    ['12 Main St, Austin TX', '12 Main Street, Austin, Texas'],
    ['London, UK', 'London, United Kingdom'],
    ['London, UK', 'London'],
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
    ['Ontario, CA', 'Ottawa, Canada', MISMATCH],
    ['Ontario, California', 'Ontario, Canada', MISMATCH],
    ['Ontario, CA', 'Ontario, China', MISMATCH],
    ['Santa Fe, New Mexico', 'Santa Fe', OPEN],
    ['Saskatoon, SK', 'Saskatoon', OPEN],
    ['London, England', 'London, UK', OPEN],
    ['Austin, USA', 'Austin, TX', OPEN],
    ['Paris, IL', 'Paris, France', MISMATCH],
    ['Paris, France', 'France', MISMATCH],
    ['Austin, TX', 'Austin', OPEN],
    ['Saint Louis, MO', 'St. Louis', OPEN],
    ['Ft. Worth', 'Fort Worth, TX', OPEN],
    ['St. Louis, MO', 'Saint Louis', OPEN],
    ['Saint Louis, MO', 'St. Paul', MISMATCH],
    ['Atlanta, Georgia', 'Atlanta', OPEN],
    ['London, UK', 'London, Canada', MISMATCH],
    ['Portland', 'Port', MISMATCH],
    ['Austin, TX', 'Austin, TX 78701', OPEN],
    ['Austin, TX', 'Dallas, TX', MISMATCH],
    ['Portland, OR', 'Portland, ME', MISMATCH],
    ['Paris, TX', 'Paris, France', MISMATCH],
  ],
};

describe.each(Object.entries(TABLES))('%s', (field, rows) => {
  it.each(rows)('%s and %s', (provided, verified, match = 'MATCH') => {
    const there = compare({ field, provided, verified });
    expect(there).toEqual({ match, why: match === 'MISMATCH' ? there.why : expect.stringMatching(/\.$/) });
    expect(compare({ field, provided: verified, verified: provided }).match, 'the other way').toBe(match);
  });
});

describe('what is written where a value belongs', () => {
  it.each([
    ['n/a', OPEN],
    ['Unknown', OPEN],
    ["don't know", OPEN],
    ['?', OPEN],
    ['Yes', OPEN],
    ['correct.', OPEN],
    ['No', MISMATCH],
    ['Incorrect', MISMATCH],
  ] as const)('%s says nothing that could match', (verified, match) => {
    expect(compare({ field: 'position', provided: 'Clerk', verified }).match).toBe(match);
  });
});

describe('a degree named together with its subject', () => {
  it.each([
    ['BSc in Physics', 'MATCH'],
    ['BSc Physics', 'MATCH'],
    ['BSc', 'MATCH'],
    ['BSc in Chemistry', MISMATCH],
  ] as const)('is held against the field of study that the applicant claims: %s', (verified, match) => {
    const given = { field: 'qualification', provided: 'Bachelor of Science', fieldOfStudy: 'Physics' };
    expect(compare({ ...given, verified }).match).toBe(match);
  });
});

describe('a degree named together with when it was awarded', () => {
  it.each([
    ['B.S. (awarded May 2015)', 'MATCH'],
    ['Bachelor of Science conferred 05/15/2015', 'MATCH'],
    ['Bachelor of Science, conferred on May 15th, 2015', 'MATCH'],
    ['B.S. Computer Science, 2015', 'MATCH'],
    ['B.S. in Computer Science (2015-05-15)', 'MATCH'],
    ['B.S. Computer Science, granted in Spring 2015', 'MATCH'],
    ['BS degree, graduated', 'MATCH'],
    ['BS degree was awarded', 'MATCH'],
    ['BS degree, received 15 May 2015', 'MATCH'],
    ['B.S. Physics, 2015', MISMATCH],
    ['B.A. (awarded May 2015)', MISMATCH],
    ['BS, no degree awarded', MISMATCH],
    ['BS, not awarded', MISMATCH],
    ['BS, never graduated, 2015', MISMATCH],
    ['BS to be awarded May 2027', MISMATCH],
    ['BS, will be conferred 2027', MISMATCH],
    ['BS expected May 2015', MISMATCH],
    ['BS, withdrew 2015', MISMATCH],
    ['BS, attended until 2015', MISMATCH],
    ['BS 2011 - 2015', MISMATCH],
    ['BS, class 2015', MISMATCH],
    ['BS, 2199', MISMATCH],
    ['BS awarded May 2199', MISMATCH],
  ] as const)('is that degree: %s', (verified, match) => {
    const given = { field: 'qualification', fieldOfStudy: 'Computer Science' };
    expect(compare({ ...given, provided: 'Bachelor of Science', verified }).match).toBe(match);
  });

  it.each([
    ['B.S. Computer Science, 2026', '2026-12-31T23:59:59Z', MISMATCH],
    ['B.S. Computer Science, 2026', '2027-01-01T00:00:00Z', 'MATCH'],
    ['B.S. awarded May 2026', '2025-12-31T23:59:59Z', MISMATCH],
    ['B.S. awarded May 2026', '2026-05-20T12:00:00Z', 'MATCH'],
  ] as const)('is that degree by what was known then: %s, said at %s', (verified, at, match) => {
    const given = { field: 'qualification', fieldOfStudy: 'Computer Science' };
    expect(compare({ ...given, provided: 'Bachelor of Science', verified }, new Date(at)).match).toBe(match);
  });

  it('keeps its minor', () => {
    const given = { field: 'qualification', provided: 'BA in English, minor in History' };
    const verified = 'Bachelor of Arts in English, minor in History, awarded May 2015';
    expect(compare({ ...given, verified }).match).toBe('MATCH');
  });
});

describe('a degree whose field of study the applicant names apart', () => {
  it.each([
    ['History', 'Bachelor of Arts, cum laude', OPEN],
    ['English', 'BA in English, minor in History', 'MATCH'],
    ['English', 'BA English; minor in History', 'MATCH'],
    ['English', 'BA, minor in English', MISMATCH],
    ['English', 'Bachelor of Arts (B.A.), English', 'MATCH'],
    ['English', 'BA in History, minor in English', MISMATCH],
  ] as const)('%s, where the source says: %s', (fieldOfStudy, verified, match) => {
    const given = { field: 'qualification', provided: 'Bachelor of Arts', fieldOfStudy };
    expect(compare({ ...given, verified }).match).toBe(match);
  });
});

it.each([
  ['BA in English', 'BA in English, minor in History', 'MATCH'],
  ['BA in English, minor in History', 'BA in English', OPEN],
] as const)('a minor has to be named by the source only: %s and %s', (provided, verified, match) => {
  expect(compare({ field: 'qualification', provided, verified }).match).toBe(match);
});

describe('an explanation', () => {
  it.each([
    ['position', 'Clerk', 'clerk', 'The same but for capitals, accents, spaces or punctuation.'],
    ['position', 'Sr Clerk', 'Senior Clerk', 'The same title, abbreviated differently.'],
    ['position', 'HR Manager', 'Manager, HR', 'The same title, its words in another order.'],
    ['position', 'Senior Analyst', 'Analyst', 'Only the applicant says "senior".'],
    ['position', 'Manager', 'Assistant Manager', 'Only the source says "assistant".'],
    ['employerName', 'Acme Inc', 'Acme', 'The same name; only one side gives the legal form.'],
    ['employerName', 'Acme Inc', 'Acme LLC', 'The legal forms differ.'],
    ['qualification', 'BS', 'MS', 'The levels differ: bachelor and master.'],
    ['qualification', 'BS', 'BA', 'They are different degrees of the same level.'],
  ])('of %s %s and %s is in words', (field, provided, verified, why) => {
    expect(compare({ field, provided, verified }).why).toBe(why);
  });
});

const fields = fc.constantFrom(...Object.keys(TABLES), 'somethingElse');
const known = Object.values(TABLES).flatMap((rows) => [
  ...rows.map(([one]) => one),
  ...rows.map(([, other]) => other),
]);
/** Values from the tables, and texts that nobody thought of. */
const values = fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'grapheme', maxLength: 30 }));

describe('whatever the values', () => {
  it('a value means itself, in any case and with other punctuation around it', () => {
    fc.assert(
      fc.property(fields, values, (field, value) => {
        for (const same of [value, ` ${value} `]) {
          expect(compare({ field, provided: value, verified: same }).match).toBe('MATCH');
        }
        fc.pre(/^[\x20-\x7e]*[a-z0-9][\x20-\x7e]*$/i.test(value));
        for (const same of [value.toUpperCase(), value.toLowerCase(), `${value}.`, `"${value}"`]) {
          expect(compare({ field, provided: value, verified: same }).match).toBe('MATCH');
        }
      }),
    );
  });

  it('one is to the other what the other is to it, where neither is a word for no value', () => {
    fc.assert(
      fc.property(fields, values, values, (field, one, other) => {
        const [there, back] = [
          compare({ field, provided: one, verified: other }),
          compare({ field, provided: other, verified: one }),
        ];
        fc.pre(![there.why, back.why].some((why) => why?.startsWith('The source')));
        expect(back.match).toBe(there.match);
      }),
    );
  });

  it('a word about rank on one side only is never a match', () => {
    const titles = TABLES.position?.map(([one]) => one) ?? [];
    fc.assert(
      fc.property(
        fc.constantFrom(...titles),
        fc.constantFrom('Senior', 'Junior', 'Assistant', 'Vice', 'Not', 'Former', 'Acting'),
        (title, rank) => {
          const verified = `${rank} ${title}`;
          expect(compare({ field: 'position', provided: title, verified }).match).toBe('MISMATCH');
        },
      ),
    );
  });

  it.each([
    ['position', 'eng tech admin '],
    ['employerName', 'a aka '],
    ['employerName', 'a,of '],
    ['fieldOfStudy', 'a,b;'],
    ['qualification', 'bs with hons in '],
    ['position', ' , '],
  ])('%s of many %s is compared in no time', (field, piece) => {
    const before = performance.now();
    for (const length of [490, 10_000]) {
      const provided = piece.repeat(length).slice(0, length);
      compare({ field, provided, verified: `${provided} x` });
    }
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
