import { expect, it } from 'vitest';
import { valuesIn } from '../../../../testing/said-in-reply.ts';

const JOB = { employerName: 'Acme Logistics', position: 'Welder', startDate: '2015-01', endDate: '2017-04' };
const ALL = { position: 'CONFIRMED Welder', startDate: 'CONFIRMED 2015-01', endDate: 'CONFIRMED 2017-04' };
const [START, END] = [{ startDate: ALL.startDate }, { endDate: ALL.endDate }];

it.each<[string, Record<string, string>]>([
  // What is said of others between brackets is an aside, and the sentence goes on around it.
  ['Welder (the foreman was old Mr. Duffy), from January 2015 to April 2017.', ALL],
  ['Jordan was a Welder here (first I hear of him since!), January 2015 to April 2017.', ALL],
  ['Confirmed with our manager (Dale Rusk, here since 1999): Welder, January 2015 to April 2017.', ALL],
  // Clauses that begin anew behind one that is of the sender.
  ['I have one screen, so here goes: title Welder, hired January 2015, left April 2017.', ALL],
  [
    'I only came later, but the ledger has him starting in January 2015 and leaving in April 2017.',
    { ...START, ...END },
  ],
  ['I keep a book at home and there it says Jordan Rivera, Welder, January 2015 to April 2017.', ALL],
  ['jordan was a welder here from january 2015 to april 2017, then he left with my cousin.', ALL_SMALL()],
  ['Jordan joined us in January 2015 and I was his supervisor all the way through.', START],
  ['Welder, hired January 2015, a week after what he put.', { position: ALL.position, ...START }],
  ['He left in April 2017 when I broke my foot.', END],
  ['It is as Jordan told you, he was a Welder from January 2015 to April 2017.', ALL],
  // What throws a whole answer away does so only where it is meant of it.
  ['If your record shows a hire date of 1/1/2021, ignore that. Welder, January 2015 to April 2017.', ALL],
  ['That is news to me. Jordan was a Welder from January 2015 to April 2017.', ALL],
  ['Jordan was a Welder at our Cedar Falls shop from January 2015 to April 2017.', ALL],
  ['No kidding, Jordan was a Welder from January 2015 to April 2017.', ALL],
])('is said of the applicant: %s', (text, values) => {
  expect(valuesIn(text, JOB)).toEqual(values);
});

function ALL_SMALL() {
  return { ...ALL, position: 'CONFIRMED welder' };
}

it.each([
  'So Jordan told you he was our Welder from January 2015 to April 2017. Welder!',
  'Jordan told me on the phone he was a Welder from January 2015 to April 2017.',
  'I last heard from Jordan in April 2017.',
  'We sold the shop and burned our papers in April 2017.',
  'You people ask me about Jordan Rivera, Welder, January 2015 to April 2017, all the time.',
  'We answer no questions, including those as to a position of Welder or a term of January 2015 to April 2017.',
  'Thank you for applying! A Welder starts at six and stays until four.',
  'The Welder job was last posted in January 2015.',
  'Name               Job       Hired        Left\nAcosta, Jordan    Welder    01/05/2015   04/30/2017\nAdkins, Vernon     Driver    05/04/2015   10/14/2016',
  'Title searched ....... Welder\nSpan searched ........ 01/2015 - 04/2017\nHits ................. 0',
  'AB-17 opened\nCategory     HR\nSummary      Jordan Rivera / Welder / 01/2015 - 04/2017\nPriority     4 - Low',
  'Please complete:\n\nPosition:  Welder\n  Correct?  ________\nStart:  January 2015\n  Correct?  ________',
  'Position claimed: Welder      Position per your records: ________\nStart claimed: January 2015     Start per your records: ________',
])('is not said of the applicant: %s', (text) => {
  expect(valuesIn(text, JOB)).toEqual({});
});

it('a form of which a part is left blank is read as far as it is filled in', () => {
  const form =
    'Position:  Welder\n  Correct?  yes\nStart:  January 2015\n  Correct?  yes\nEnd:  April 2017\n  Correct?  ____';
  expect(valuesIn(form, JOB)).toEqual({ position: ALL.position, ...START });
});

it('a subject of studies is no subject of a mail', () => {
  const claims = {
    institutionName: 'Midland College',
    qualification: 'Bachelor of Science',
    fieldOfStudy: 'Biology',
  };
  expect(valuesIn('Award:   Bachelor of Science\nSubject:   Biology', claims)).toMatchObject({
    fieldOfStudy: 'CONFIRMED Biology',
  });
});

it('what a student came with is of another school', () => {
  const claims = {
    institutionName: 'Midland College',
    qualification: 'Associate of Arts',
    graduationDate: '2010-06',
  };
  const record =
    'Prior degree: Associate of Arts, Dover College, 06/2010\nDegree posted: Bachelor of Arts, 05/2013';
  expect(valuesIn(record, claims)).toEqual({
    qualification: 'CORRECTED Bachelor of Arts',
    graduationDate: 'CORRECTED 2013-05',
  });
});
