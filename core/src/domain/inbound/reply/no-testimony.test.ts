import { expect, it } from 'vitest';
import type { ReplyRequest } from '../read/reading.ts';
import { readReply } from './read-reply.ts';

const REQUEST: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Dana', lastName: 'Whitlow', aliases: [] },
  records: [{ employerName: 'Contoso Tools', position: 'Fitter', startDate: '2014-03', endDate: '2017-09' }],
};
const DEGREE: ReplyRequest = {
  searchType: 'EDUCATION',
  applicant: { firstName: 'Dana', lastName: 'Whitlow', aliases: [] },
  records: [
    { institutionName: 'Contoso College', qualification: 'Bachelor of Science', fieldOfStudy: 'Botany' },
  ],
};

const read = (text: string, request = REQUEST) =>
  readReply(
    request,
    { from: 'Pat <hr@contoso.example>', subject: 'Re: x', text, isAutoReply: false },
    new Date('2025-03-20T12:00:00Z'),
  );

it.each([
  // What would be so, or is hoped for.
  'Had Dana been a fitter from March 2014, there would be a badge.',
  'If Dana had been a fitter in 2014 she would be on the list.',
  "Let's say she was a fitter from 2014 to 2017.",
  'Dana was promised a job as a fitter in March 2014.',
  'She is applying with us as a fitter; her start would be in 2026.',
  'Si hubiera trabajado como Fitter desde 2014, lo sabríamos.',
  // What others say.
  'On her CV she was a fitter from 2014 to 2017.',
  'Per your letter she was a Fitter, 3/2014 - 9/2017.',
  'Your form says Fitter, March 2014 to September 2017.',
  'Laut ihrem Lebenslauf war sie von 2014 bis 2017 Fitter.',
  'Someone claiming to be Dana said she was a fitter from 2014 to 2017.',
  // Who it is.
  "We have a Dana Whitlow Jr. who was a fitter from 2014 to 2017. If that's who you mean let me know.",
  'I have a Dana Whitlow, fitter 2014-2017, and a Daniel Whitlow, welder 2015-2016.',
  'The files for Whitlow begin in March 2014 but that may be Doris.',
  'She was a fitter, 2014 to 2017. We have not verified this.',
  'Whitlow, fitter, 2014 to 2017. We need her date of birth to be sure.',
  // Other people.
  'Your mail about a Jim Dorn came too. Jim was a fitter from 2014 to 2017.',
  "Dana's sister Kim was a fitter from March 2014 to September 2017.",
  'My father was a fitter here from March 2014 to September 2017.',
  'The manager, Jeff Katz, who was here 2014-2017, may recall.',
  "Dana Whitlow's supervisor was Tom Reid, fitter, March 2014 to September 2017.",
  // What is of no person, or of many.
  'We hired over forty people in March 2014 and 30 seasonal fitters in 2015.',
  'We bought the shop in March 2014 and sold it in September 2017.',
  'The season ran from March 2014 to September 2017.',
  'We are hiring a Fitter, March 2024 to September 2024.',
  // Our own words, and those about the case.
  'Subject: Dana Whitlow, Fitter, 03/2014 - 09/2017',
  'Assigned to: M. Fitter',
  'Example: Title Fitter, hired 03/01/2014, left 09/30/2017.',
  'Kidding. Fitter from 2014 to 2017.',
  'Dana is a character in a TV show.',
  'Dana is my ex son in law.',
  // What is of a queue, of the sender's house, or of others.
  'Your ticket: 3071\nQueue: HR\nPosition: 14 of 14\nTypical wait: 6 days',
  'Should you need her dates, ask Payline. They have had our payroll since 2016.',
  'The files are with an office outside since we closed ours in 2016.',
  'O seu Nivaldo, que era o dono até 2016, gostava dela.',
])('gives nothing of the applicant: %s', (text) => {
  expect(read(text).records[0]?.fields ?? {}).toEqual({});
});

it.each([
  'Students who graduated with a Bachelor of Science in Botany use the archive form.',
  'Diploma checks: see our web site.',
  'Her application for the Bachelor of Science came in December 2013.',
])('gives nothing of the applicant: %s', (text) => {
  expect(read(text, DEGREE).records[0]?.fields ?? {}).toEqual({});
});

it.each([
  'Per your request: Dana Whitlow was a Fitter from March 2014 to September 2017.',
  'Dana was offered the job and worked as a Fitter from March 2014 to September 2017.',
  'I sold the shop in 2019. Dana worked for me from March 2014 to September 2017 as a fitter.',
  "Dana's employment began in March 2014, she left in September 2017, and she was a fitter.",
  'Dana W., fitter, hire 3/10/14, term 9/22/17',
])('gives what it says of the applicant: %s', (text) => {
  expect(read(text).records[0]?.fields).toMatchObject({
    position: { says: 'CONFIRMED' },
    startDate: { says: 'CONFIRMED' },
    endDate: { says: 'CONFIRMED' },
  });
});

it('reads degrees and titles that sound like hopes', () => {
  const degree = 'Degree Awarded: Associate of Applied Science';
  expect(read(degree, DEGREE).records[0]?.fields.qualification?.value).toBe('Associate of Applied Science');
  expect(read('Title: Licensed Fitter').records[0]?.fields.position?.value).toBe('Licensed Fitter');
});

it('takes no date that is called wrong right behind it', () => {
  const { startDate } = read('Dana started March 2014 - no, May 2014.').records[0]?.fields ?? {};
  expect(startDate).toMatchObject({ says: 'CORRECTED', value: '2014-05' });
});

it.each([
  "Please don't take this as the official answer yet: fitter, March 2014 to September 2017.",
  'March 2014 to September 2017 sounds right. Fitter.',
  "No such name here. If Dana was here in those years we wouldn't have it.",
  'Whoever ran this place before took the staff files along. I see nobody by that name, which proves nothing either way.',
  'No record located for Dana. Absence of a record should not be read as proof that she was not here.',
  'We received only partial files. No record located for Dana.',
  'Pls provide the employee code of said person, without same tracing is not possible.',
])('does not settle: %s', (text) => {
  expect(read(text).settles).toBe(false);
});

it('takes nothing that lies in the future', () => {
  expect(read('Dana left in May 2031.').records[0]?.fields ?? {}).toEqual({});
});
