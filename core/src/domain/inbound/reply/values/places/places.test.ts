import { expect, it } from 'vitest';
import { valuesIn } from '../../../../../testing/said-in-reply.ts';

const JOB = { employerName: 'Acme Logistics', position: 'Welder', employerLocation: 'Tulsa, OK' };

it.each([
  'Jordan was placed at our Tulsa site through Brightwell Staffing. They were her employer of record.',
  "Jordan's employer was Brightwell Staffing, not us.",
  'Her employer on paper was Brightwell Staffing, who billed us.',
  'Jordan was placed at our plant by Brightwell Staffing, which was his employer.',
])('names who really employed: %s', (text) => {
  expect(valuesIn(`${text} She was a welder.`, JOB)).toMatchObject({
    employerName: 'CORRECTED Brightwell Staffing',
  });
});

it('takes no high school of a form for the college that was asked about', () => {
  const study = { institutionName: 'Midland College', qualification: 'Bachelor of Science' };
  const said = valuesIn('Jordan Rivera\nHigh School: Lincoln High\nDegree: Bachelor of Science', study);
  expect(said).toEqual({ qualification: 'CONFIRMED Bachelor of Science' });
});

it.each<[string, string | undefined]>([
  ['Jordan worked at our Tulsa, OK plant as a welder.', 'CONFIRMED Tulsa, OK'],
  ['Jordan transferred in 2016 and worked in Tulsa, OK until 2018.', 'CONFIRMED Tulsa, OK'],
  [
    'The location is off, she reported to our Boise, ID office and never worked out of Tulsa.',
    'CORRECTED Boise, ID',
  ],
  ['The customer she worked for has its headquarters in Tulsa, OK.', undefined],
  ['She worked here and asked for a transfer to Tulsa, OK.', undefined],
  ['WORK_LOC     TULSA CITY, OK', undefined],
])('reads where the applicant worked: %s', (text, expected) => {
  expect(valuesIn(`${text}\nShe was a welder.`, JOB).employerLocation).toBe(expected);
});

it.each([
  'We confirm that Jordan Rivera is a former employee of Acme Logistics.',
  'This is to confirm the employment of Jordan Rivera.',
])('confirms no more than that one was there: %s', (text) => {
  expect(valuesIn(text, JOB).position).toBeUndefined();
});
