import { expect, it } from 'vitest';
import { readReply } from '../read-reply.ts';

const AT = new Date('2025-03-20T12:00:00Z');
const applicant = { firstName: 'Marta', lastName: 'Quintero', aliases: [] };
const WORK = {
  employerName: 'Harbor Foods',
  position: 'Line Cook',
  startDate: '2016-03',
  endDate: '2019-08',
};
const STUDIES = { qualification: 'Bachelor of Arts', fieldOfStudy: 'History', graduationDate: '2014-05' };

const readingOf = (text: string, searchType: 'EMPLOYMENT' | 'EDUCATION') =>
  readReply(
    { searchType, applicant, records: [searchType === 'EMPLOYMENT' ? WORK : STUDIES] },
    { from: 'hr@harborfoods.example', subject: null, text, isAutoReply: false },
    AT,
  );

/** What was read, as `field value` where it is as claimed, and `field = value` where it is not. */
function valuesIn(text: string, searchType: 'EMPLOYMENT' | 'EDUCATION'): string[] {
  return Object.entries(readingOf(text, searchType).records[0]?.fields ?? {}).map(
    ([field, { says, value }]) => `${field} ${says === 'CONFIRMED' ? '' : '= '}${value ?? ''}`,
  );
}

it.each<[string, string[]]>([
  [
    'Title: Line Cook - no, Prep Cook\nStart: March 2016 - yes',
    ['position = Prep Cook', 'startDate 2016-03'],
  ],
  [
    'Als: Line Cook -- nein, Küchenhilfe\nVon: March 2016 -- ja',
    ['position = Küchenhilfe', 'startDate 2016-03'],
  ],
  ['From: March 2016 - I have March 9', ['startDate 2016-03-09']],
  ['Title: Line Cook - no record of that\nStart: March 2016 - yes', ['startDate 2016-03']],
  ['Title: Line Cook - not sure', []],
  ['Is it right?\n\nTitle: Line Cook\nFrom: March 2016\nTo: August 2019', []],
  ['The employee Martin Quinn, line cook, was here from March 2016 to August 2019.', []],
  ['La empleada María Quiroga trabajó aquí de marzo de 2016 a agosto de 2019.', []],
  ['My mother hired her in March 2016.', ['startDate 2016-03']],
  ['My mother started here in March 2016.', []],
  ['My cousin fired her brother in May 2018.', []],
  ["Here from '16 to '19.", ['startDate 2016', 'endDate 2019']],
  ['June 2017 is when she started.', ['startDate = 2017-06']],
  ['June 2017 is when the kitchen opened.', []],
  ['She left on 8/2/2019 by one form. The other says she left on 8/16/2019.', ['endDate 2019-08']],
  ['I can not say that everything is as she wrote.', []],
])('at work: %s', (text, values) => {
  expect(valuesIn(text, 'EMPLOYMENT')).toEqual(values);
});

it.each<[string, string]>([
  ['Title: Line Cook - no record of that', 'UNCLEAR'],
  ['Title: Line Cook - no record of that\nStart: March 2016 - yes', 'ANSWER'],
  ['Title: Line Cook - no record of that\n\nWe have no record of Ms. Quintero.', 'NO_RECORD'],
])('a line beside one claim tells nothing of the whole record: %s', (text, kind) => {
  expect(readingOf(text, 'EMPLOYMENT').kind).toBe(kind);
});

it.each<[string, string[]]>([
  ['Position (as submitted): Line Cook\n\nWe will look into it.', []],
  ['Puesto según lo solicitado: Line Cook', []],
  ['Position: Line Cook', ['position Line Cook']],
])('what we submitted is no answer: %s', (text, values) => {
  expect(valuesIn(text, 'EMPLOYMENT')).toEqual(values);
});

it.each<[string, string[]]>([
  ['Studienfach: falsch, es war Geographie', ['fieldOfStudy = Geographie']],
  ['No BA.', ['qualification = No BA', 'graduationDate = No BA']],
  ['No enrollment found. No degree was awarded.', []],
  ['Le diplôme a été délivré le 30 mai 2014.', ['graduationDate 2014-05-30']],
  ["Le diplôme n'a pas été délivré le 30 mai 2014.", []],
  ['Her diploma was reissued on June 3, 2021.', []],
])('at a school: %s', (text, values) => {
  expect(valuesIn(text, 'EDUCATION')).toEqual(values);
});
