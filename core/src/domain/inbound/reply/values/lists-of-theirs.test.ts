import { expect, it } from 'vitest';
import { saidIn } from '../../../../testing/said-in-reply.ts';
import type { ReplyRequest } from '../../read/reading.ts';

const JOB: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Odile', lastName: 'Ferrante', aliases: [] },
  records: [
    { employerName: 'Marsh Boatworks', position: 'Sail Maker', startDate: '2012-05-07', endDate: '2016-08' },
  ],
};
const STUDY: ReplyRequest = {
  searchType: 'EDUCATION',
  applicant: JOB.applicant,
  records: [{ qualification: 'Associate of Science', fieldOfStudy: 'Biology', graduationDate: '2016-05' }],
};

it.each<[string, string, Record<string, string>]>([
  [
    'a row whose first columns run together',
    'Assignments of O. Ferrante\n\nSite           Job         From        To\nNorth Loft Sail Maker        05/07/2012  03/01/2014\nSouth Loft     Sail Maker  03/02/2014  08/26/2016',
    { position: '+Sail Maker', startDate: '+2012-05-07', endDate: '+2016-08-26' },
  ],
  [
    'as what the person came, and as what she left',
    'Title at hire: Deckhand\nTitle at exit: Rigger\nIn: 05/07/2012\nOut: 08/26/2016',
    { position: '~Rigger', startDate: '+2012-05-07', endDate: '+2016-08-26' },
  ],
  [
    'that the person left as what was claimed',
    'Starting position: Deckhand\nEnding position: Sail Maker',
    { position: '+Sail Maker' },
  ],
  [
    'a date from which seniority is reckoned beside that of the hire',
    'Entity: Marsh Boatworks\nSeniority date: 05/07/2012\nDate of hire: 09/10/2013',
    { employerName: '+Marsh Boatworks', startDate: '~2013-09-10' },
  ],
  [
    'an answer above our list, which has lost its marks',
    'Odile was a rigger here, from May 7, 2012 to August 26, 2016.\n\nMarsh Boatworks\n\nName: Odile Ferrante\nEmployer: Marsh Boatworks\nTitle: Sail Maker\nStart: May 7, 2012',
    { position: '~rigger', startDate: '+2012-05-07', endDate: '+2016-08-26' },
  ],
  [
    'a list of their own below the date of a letter',
    'March 2, 2025\n\nTo whom it may concern,\n\nEmployee: Odile Ferrante\nTitle: Sail Maker\nStart: May 7, 2012',
    { position: '+Sail Maker', startDate: '+2012-05-07' },
  ],
])('reads of a job %s', (_what, text, said) => {
  expect(saidIn(text, JOB)).toEqual(said);
});

it.each<[string, Record<string, string>]>([
  [
    'Did this person graduate?  (x) yes  ( ) no\nDate of degree: 12/17/2016',
    { graduationDate: '~2016-12-17' },
  ],
  ['Did this person graduate in May 2016?  (x) yes  ( ) no', { graduationDate: '+2016-05' }],
  ['Is the date of graduation right?  (x) yes  ( ) no', { graduationDate: '+2016-05' }],
])('takes that a person has graduated for no date: %s', (text, said) => {
  expect(saidIn(text, STUDY)).toEqual(said);
});
