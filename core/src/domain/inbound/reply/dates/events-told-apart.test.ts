import { expect, it } from 'vitest';
import { valuesIn } from '../../../../testing/said-in-reply.ts';
import { isNotMeant } from './not-meant.ts';

const JOB = { employerName: 'Contoso Tools', position: 'Fitter', startDate: '2014-03', endDate: '2017-09' };
const STUDY = {
  institutionName: 'Midland College',
  qualification: 'Bachelor of Science',
  startDate: '2009-09',
  graduationDate: '2013-05',
};

it.each<[string, string, Record<string, string>]>([
  [
    'what was planned',
    'Jordan Rivera started March 3, 2014. The contract was to run until September 30, 2017 but Jordan left on June 9, 2017.',
    { startDate: 'CONFIRMED 2014-03-03', endDate: 'CORRECTED 2017-06-09' },
  ],
  [
    'the last pay',
    'Jordan Rivera started 03/03/2014. Last day worked 06/09/2017. Last paycheck 09/15/2017.',
    { startDate: 'CONFIRMED 2014-03-03', endDate: 'CORRECTED 2017-06-09' },
  ],
  [
    'the last pay alone',
    'Jordan Rivera: first payroll 03/2014, last payroll 09/2017.',
    { startDate: 'CONFIRMED 2014-03', endDate: 'CONFIRMED 2017-09' },
  ],
  [
    'notice',
    'Jordan Rivera was hired on March 3, 2014, gave notice on September 1, 2017 and left on October 6, 2017.',
    { startDate: 'CONFIRMED 2014-03-03', endDate: 'CORRECTED 2017-10-06' },
  ],
  [
    'notice, told behind its day',
    'Jordan Rivera was hired on March 3, 2014. September 1, 2017 is when she gave notice; her last day was October 6, 2017.',
    { startDate: 'CONFIRMED 2014-03-03', endDate: 'CORRECTED 2017-10-06' },
  ],
  [
    'an insurance',
    'Jordan Rivera was on the medical plan 03/2014 - 09/2017. Employed 01/2014 - 08/2017.',
    { startDate: 'CORRECTED 2014-01', endDate: 'CORRECTED 2017-08' },
  ],
  [
    'a return',
    'Jordan Rivera started in March 2014. Jordan quit in May 2015 and was back after two months. Jordan left for good in September 2017.',
    { startDate: 'CONFIRMED 2014-03', endDate: 'CONFIRMED 2017-09' },
  ],
  [
    'no return',
    'Jordan Rivera started in March 2014. Jordan left in May 2017 and never came back.',
    { startDate: 'CONFIRMED 2014-03', endDate: 'CORRECTED 2017-05' },
  ],
  [
    'another beginning',
    'Jordan Rivera was hired back in June 2016. Jordan left in September 2017.',
    { endDate: 'CONFIRMED 2017-09' },
  ],
  [
    'the claimed one of two beginnings',
    'Hire: 05/02/2011\nSeparation: 08/12/2012\nRehire: 03/03/2014\nSeparation: 09/15/2017',
    { startDate: 'CONFIRMED 2014-03-03', endDate: 'CONFIRMED 2017-09-15' },
  ],
  ['whether to hire again', 'Start: 03/03/2014\nRehire: yes', { startDate: 'CONFIRMED 2014-03-03' }],
  [
    'a correction in German',
    'Jordan Rivera war bei uns. Das Arbeitsverhältnis endete nicht zum 30.09.2017, sondern erst zum 31.12.2017.',
    { endDate: 'CORRECTED 2017-12-31' },
  ],
  [
    'a correction in Spanish',
    'Jordan Rivera no salió el 30 de septiembre de 2017 sino el 31 de diciembre de 2017.',
    { endDate: 'CORRECTED 2017-12-31' },
  ],
  [
    'a correction in French',
    'Le contrat de Jordan Rivera a pris fin pas le 30 septembre 2017 mais le 31 décembre 2017.',
    { endDate: 'CORRECTED 2017-12-31' },
  ],
  [
    'a year corrected behind its month',
    'Jordan Rivera left that September, but of 2016.',
    { endDate: 'CORRECTED 2016-09' },
  ],
])('of a job, %s', (_, text, values) => {
  expect(valuesIn(text, JOB)).toMatchObject(values);
});

it.each<[string, string, Record<string, string>]>([
  [
    'a ceremony',
    'Jordan Rivera walked in the ceremony of May 11, 2013. The Bachelor of Science was conferred on August 16, 2013.',
    { qualification: 'CONFIRMED Bachelor of Science', graduationDate: 'CORRECTED 2013-08-16' },
  ],
  [
    'a ceremony alone',
    'Jordan Rivera received the Bachelor of Science at the commencement of May 11, 2013.',
    { qualification: 'CONFIRMED Bachelor of Science', graduationDate: 'CONFIRMED 2013-05-11' },
  ],
  [
    'an admission',
    'Jordan Rivera was admitted in September 2009, deferred, and began classes in January 2010.',
    { startDate: 'CORRECTED 2010-01' },
  ],
  ['an admission alone', 'Jordan Rivera was admitted in September 2009.', { startDate: 'CONFIRMED 2009-09' }],
  [
    'a registration in Portuguese',
    'Jordan Rivera ingressou no curso de Física em setembro de 2009 e trancou a matrícula em agosto de 2011.',
    { startDate: 'CONFIRMED 2009-09' },
  ],
])('of studies, %s', (_, text, values) => {
  expect(valuesIn(text, STUDY)).toMatchObject(values);
});

it.each<[string, string, boolean]>([
  ['Was in our plant from', ', but that was through another firm.', true],
  ['Was in our plant from', ', but that was fine.', false],
  ['The diploma bears', ' because that is when the batch was printed.', true],
  ['Jordan left around', ' because that was when we moved.', false],
  ['', ' was only the interview.', true],
  ['', ' was the first day.', false],
  ['Jordan had to leave in', '', false],
  ['The contract was due to end on', '', true],
  ['Jordan was to retire on', ' and did so.', false],
  ['Jordan put in for retirement for', ' and retired that day.', false],
  ['Trabalhou conosco, mas não em', '', true],
  ['Es endete erst zum', '', false],
])('whether a date between "%s" and "%s" is not meant: %s', (before, behind, expected) => {
  expect(isNotMeant(before, behind)).toBe(expected);
});
