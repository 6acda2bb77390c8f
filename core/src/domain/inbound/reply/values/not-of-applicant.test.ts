import { expect, it } from 'vitest';
import { valuesIn } from '../../../../testing/said-in-reply.ts';
import type { ClaimedValues } from '../../read/reading.ts';

const JOB = { employerName: 'Acme Logistics', position: 'Welder', startDate: '2015-01', endDate: '2017-04' };
const STUDY = {
  institutionName: 'Midland College',
  qualification: 'Bachelor of Science',
  fieldOfStudy: 'Biology',
  graduationDate: '2013-05',
};

it.each([
  'Midland College does award the Bachelor of Science in Biology, and held its ceremony in May 2013.',
  'We have conferred the Bachelor of Science in Biology since 1988.',
  'The College confers the Bachelor of Science in Biology each May.',
  'La universidad otorga el Bachelor of Science en Biology, Midland College.',
  'Nous proposons le Bachelor of Science en Biology, Midland College.',
  'Wir verleihen den Bachelor of Science in Biology, Midland College.',
  'Oferecemos o Bachelor of Science em Biology, Midland College.',
  '> Major: Biology\nYes, we teach it.\n> Student: Jordan Rivera\nHere I have nothing.',
  '> Major: Biology\nJa, das bieten wir an.\n> Student: Jordan Rivera\nHier habe ich nichts.',
])('what a school offers is nothing of the applicant: %s', (text) => {
  expect(valuesIn(text, STUDY)).toEqual({});
});

it.each(['please confirm or correct', 'please verify and correct'])(
  'what we ask below is no answer: %s',
  (asked) => {
    const quoted = `> Jordan Rivera ... Bachelor of Science ... May 2013 ... ${asked}`;
    expect(valuesIn(`We send such letters on.\n\n${quoted}`, STUDY)).toEqual({});
  },
);

it('what the applicant was awarded by a school that offers it is', () => {
  const text = 'We teach Biology, and she was awarded the Bachelor of Science in May 2013.';
  expect(valuesIn(text, STUDY)).toMatchObject({
    qualification: 'CONFIRMED Bachelor of Science',
    graduationDate: 'CONFIRMED 2013-05',
  });
});

it.each([
  'Enquiry: "Education verification for Jordan Rivera - Bachelor of Science, Biology, May 2013"',
  'Consulta: Education verification for Jordan Rivera, Bachelor of Science, Biology, May 2013',
  'Ticket details: RE: Education verification for Jordan Rivera - Bachelor of Science, Biology',
  '"Education verification for Jordan Rivera - Bachelor of Science, Biology, May 2013"',
])('our own request is no answer: %s', (text) => {
  expect(valuesIn(`It is in the queue of our team.\n\n${text}`, STUDY)).toEqual({});
});

it.each([
  'Ticket #4711 was created.\n\nDescription:\nPosition: Welder\nStart: January 2015\nEnd: April 2017',
  'Short description: Employment verification for Jordan Rivera\nDetails: Welder, January 2015 to April 2017',
  'Su solicitud fue registrada.\n\nConsulta:\nPuesto: Welder\nInicio: enero 2015',
  'Ihre Anfrage ist eingegangen.\n\nIhre Nachricht:\nPosition: Welder\nBeginn: Januar 2015',
])('a notice that repeats our request is no answer: %s', (text) => {
  expect(valuesIn(text, JOB)).toEqual({});
});

it('an answer to a request that is called by its number is one', () => {
  const text = 'Request #4711 is done.\n\nDetails:\nPosition: Welder\nStart: January 2015';
  expect(valuesIn(text, JOB)).toEqual({ position: 'CONFIRMED Welder', startDate: 'CONFIRMED 2015-01' });
});

it.each<[string, string, ClaimedValues, Record<string, string>]>([
  ['a denial of all', 'Jordan never drew a wage from us, as welder or anything else.', JOB, {}],
  ['a denial before a comma', 'Jordan was not on our books, as a fitter.', JOB, {}],
  ['a name with a comma', 'Rivera, Jordan: January 2015 to April 2017.', JOB, DATES()],
  ['a person who worked here', 'Ela foi nossa colaboradora de 01/2015 a 04/2017.', JOB, DATES()],
  ['the same in Spanish', 'Fue empleada de nuestra empresa de 01/2015 a 04/2017.', JOB, DATES()],
  [
    'a title behind a period',
    'Jan 2015 - Apr 2017 as Master Welder',
    JOB,
    { ...DATES(), position: 'CORRECTED Master Welder' },
  ],
  [
    'a place in another column',
    '01/05/2015  04/02/2017  Welder     Boise, ID',
    JOB,
    { startDate: 'CONFIRMED 2015-01-05', endDate: 'CONFIRMED 2017-04-02', position: 'CONFIRMED Welder' },
  ],
  [
    'what stands before a denial',
    'Jordan ran the mill and was no welder.',
    JOB,
    { position: 'CORRECTED was no welder' },
  ],
])('no value is made of %s', (_, text, claims, expected) => {
  expect(valuesIn(text, claims)).toEqual(expected);
});

function DATES() {
  return { startDate: 'CONFIRMED 2015-01', endDate: 'CONFIRMED 2017-04' };
}

it.each([
  ['PeakTemps was her employer, she only worked on our floor.', 'CORRECTED PeakTemps'],
  ['She sat with us, but her contract was with Nordal Drift AS.', 'CORRECTED Nordal Drift AS'],
  ['Su contrato era con Grupo Nordal.', 'CORRECTED Grupo Nordal'],
  ['Ihr Vertrag bestand mit der Nordal GmbH.', 'CORRECTED Nordal GmbH'],
  ['Acme Logistics was her employer.', 'CONFIRMED Acme Logistics'],
  ['Empresa: Acme Logistics, correcto', 'CONFIRMED Acme Logistics'],
  ['Employeur : Acme Logistics - exact', 'CONFIRMED Acme Logistics'],
  ['Arbeitgeber: Acme Logistics, stimmt so', 'CONFIRMED Acme Logistics'],
])('the employer: %s', (text, employerName) => {
  const said = `${text}\nShe was a Welder from January 2015 to April 2017.`;
  expect(valuesIn(said, JOB)).toEqual({ ...DATES(), position: 'CONFIRMED Welder', employerName });
});

it.each<[string, Record<string, string>]>([
  [
    '[x] CONFIRMED  [ ] NOT CONFIRMED   Title: Welder\n[ ] CONFIRMED  [x] NOT CONFIRMED   Start: January 2015   Correct value: March 2015',
    { position: 'CONFIRMED Welder', startDate: 'CORRECTED 2015-03' },
  ],
  [
    'Title as stated (Welder):  [x] Agree [ ] Disagree\nSafety-sensitive position?  [ ] Yes [x] No\nAny other position held?  [ ] Yes [x] No',
    { position: 'CONFIRMED Welder' },
  ],
])('boxes: %s', (text, expected) => {
  expect(valuesIn(text, JOB)).toEqual(expected);
});

it('an abbreviation behind a degree is a part of it', () => {
  const text = 'Jordan Rivera, B.S. in Ed., May 11, 2013.';
  expect(valuesIn(text, STUDY).fieldOfStudy).toBeUndefined();
});

it('a period ends where a bracket was closed before', () => {
  const text = 'Last shift 2/9/17 (then on leave because of the baby) taken off payroll 4/14/17';
  expect(valuesIn(`Jordan Rivera\n${text}`, JOB).endDate).toBe('CONFIRMED 2017-04-14');
});
