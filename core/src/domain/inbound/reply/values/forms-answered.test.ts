import { expect, it } from 'vitest';
import { saidIn } from '../../../../testing/said-in-reply.ts';
import type { ReplyRequest } from '../../read/reading.ts';

const JOB: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Odile', lastName: 'Ferrante', aliases: [] },
  records: [
    {
      employerName: 'Marsh Boatworks',
      employerLocation: 'Keokuk, IA',
      position: 'Rigger, Sail Loft',
      startDate: '2012-05-07',
      endDate: '2016-08',
    },
  ],
};
const STUDY: ReplyRequest = {
  searchType: 'EDUCATION',
  applicant: { firstName: 'Odile', lastName: 'Ferrante', aliases: [] },
  records: [
    {
      institutionName: 'Marsh College',
      qualification: 'Associate of Science',
      fieldOfStudy: 'Biology',
      startDate: '2012-09',
      endDate: '2016-05',
      graduationDate: '2016-05',
    },
  ],
};

it.each<[string, string, Record<string, string>]>([
  [
    'questions with their answers in one line',
    'Is the title (Rigger, Sail Loft) correct?   Y\nIs the start date (May 7, 2012) correct?   Y\nIs the end date (August 2016) correct?   N - July 2016',
    { position: '+Rigger, Sail Loft', startDate: '+2012-05-07', endDate: '~2016-07' },
  ],
  [
    'answers by number without a point',
    '1 yes\n2 N. It was 5/14/2012\n\n> 1. End: August 2016\n> 2. Start: May 7, 2012',
    { endDate: '+2016-08', startDate: '~2012-05-14' },
  ],
  [
    'what a machine compared',
    'POSITION_MATCH=Y\nSTART_DATE_MATCH=Y\nEND_DATE_MATCH=N\nEND_DATE_ON_FILE=2016-07-29',
    { position: '+Rigger, Sail Loft', startDate: '+2012-05-07', endDate: '~2016-07-29' },
  ],
  [
    'what is filled in on a line',
    'Odile Ferrante\nJob title: _sail maker____\nDate of hire: __5-7-12__\nDate of separation: _8-26-16___',
    { position: '~sail maker', startDate: '+2012-05-07', endDate: '+2016-08-26' },
  ],
  [
    'what an arrow points to',
    'Please find our changes.\nOdile Ferrante\nMay 7, 2012 => May 14, 2012\nEnd: August 2016 >>> end date is July 2016',
    { startDate: '~2012-05-14', endDate: '~2016-07' },
  ],
  [
    'a title that goes on as it was claimed',
    'Odile worked for us as a Rigger in the Sail Loft from May 7, 2012 until August 2016.',
    { position: '+Rigger in the Sail Loft' },
  ],
  [
    'a title without an article that is like the claimed one',
    'Odile was Assistant Rigger.',
    { position: '~Assistant Rigger' },
  ],
  ['the title that a paper says', 'Her contract says Deckhand.', { position: '~Deckhand' }],
  [
    'the place instead of the claimed one',
    'Odile started on May 7, 2012. She was at our Dubuque, Iowa yard, not Keokuk.',
    { employerLocation: '~Dubuque, Iowa' },
  ],
  [
    'a claimed place that is called a yard',
    'Employee: Odile Ferrante\nHired: May 7, 2012\nLocation: Keokuk yard',
    { employerLocation: '+Keokuk' },
  ],
  [
    'a date that is called wrong behind brackets',
    'Trabajó con nosotros del 7 de mayo de 2012 al 29 de julio de 2016. La fecha de baja que indica (agosto de 2016) no es correcta.',
    { endDate: '~2016-07-29' },
  ],
  [
    'the last day in a clause about another day',
    'Odile’s farewell was on Friday, August 26, 2016, which was also her last day.',
    { endDate: '+2016-08-26' },
  ],
  [
    'the last day and not how long she was insured',
    'Everything is accurate with the exception of the last day, which was July 29, 2016. Odile was carried for insurance until September 30, 2016.',
    { position: '+Rigger, Sail Loft', startDate: '+2012-05-07', endDate: '~2016-07-29' },
  ],
  [
    'what is kept back by a passive voice',
    'Odile was hired May 7, 2012. Titles and separation dates are never released.',
    { startDate: '+2012-05-07', position: '-', endDate: '-' },
  ],
  [
    'all of it, counted up',
    'Confere tudo, cargo e as duas datas.',
    { position: '+Rigger, Sail Loft', startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
  [
    'codes of a job history',
    '05-07-2012   HIR   Deckhand\n08-26-2016   TRM   Rigger, Sail Loft',
    {
      startDate: '+2012-05-07',
      endDate: '+2016-08-26',
    },
  ],
])('reads of a job %s', (_, text, expected) => {
  expect(saidIn(text, JOB)).toMatchObject(expected);
});

it.each<[string, string, Record<string, string>]>([
  [
    'the end of studies beside the day of the degree',
    'Odile Ferrante\nDegree: Associate of Science, Biology\nCompleted: 05/13/2016\nGraduation: 05/20/2016',
    { endDate: '+2016-05-13', graduationDate: '+2016-05-20' },
  ],
  [
    'rows of degrees behind one label',
    'Student .... FERRANTE, ODILE\nAwards ..... 2015-05-15  Certificate, Applied Botany and Plant Care\n             2016-05-20  A.S., Biology',
    { qualification: '+A.S.', fieldOfStudy: '+Biology', graduationDate: '+2016-05-20' },
  ],
  [
    'that nothing was awarded',
    'Student: Odile Ferrante\nProgram: Biology\nDegrees conferred: none',
    { qualification: '~Degrees conferred: none', fieldOfStudy: '+Biology' },
  ],
  [
    'that no degree was handed out, rather than what was not passed',
    "Mme Ferrante n'a pas validé sa dernière année et aucun diplôme ne lui a été délivré.",
    { qualification: '~aucun diplôme ne lui a été délivré' },
  ],
  [
    'what was conferred by a board',
    'The above-named individual was enrolled here. On May 20, 2016 the Board conferred upon her the degree of Associate of Science with a major in Chemistry.',
    { qualification: '+Associate of Science', fieldOfStudy: '~Chemistry', graduationDate: '+2016-05-20' },
  ],
  [
    'a course with what it leads to',
    'Student: Odile Ferrante\nCourse: Biology, certificate program, 900 hours',
    { fieldOfStudy: '+Biology' },
  ],
  [
    'the day of the ceremony and not of the paper',
    'Diploma expedido em 10/03/2017; a colação de grau de Odile Ferrante foi em 20/05/2016.',
    { graduationDate: '+2016-05-20' },
  ],
  [
    'all but the beginning',
    'Die Angaben von Frau Ferrante treffen zu bis auf den Studienbeginn: Sie wurde erst zum 17.03.2013 eingeschrieben.',
    { startDate: '~2013-03-17', endDate: '+2016-05', qualification: '+Associate of Science' },
  ],
])('reads of studies %s', (_, text, expected) => {
  expect(saidIn(text, STUDY)).toMatchObject(expected);
});

it.each([
  ['a range that was looked through', 'Odile Ferrante\nRecords available: 2009-01-01 to present'],
  ['payroll that was looked through', 'Ran her name through our payroll, 2007 to now.'],
  ['a title that did not match', 'Odile Ferrante\nTitle ....... NO MATCH'],
  ['who paid', 'Her W-2 says Kelso Staffing.'],
  ['why she left', 'Odile’s file says Terminated.'],
  ['a person on the payroll', 'Payroll shows Odile Ferrante paid.'],
  ['whom the sender was', 'The rigger, that was me. Odile helped in the office.'],
  ['what is not the claimed place', 'Location: not Keokuk'],
])('reads no value from %s', (_, text) => {
  const said = saidIn(text, JOB);
  expect(said).not.toHaveProperty('position');
  expect(said).not.toHaveProperty('startDate');
  expect(said).not.toHaveProperty('endDate');
  expect(said).not.toHaveProperty('employerLocation');
});

it.each([
  ['what was searched', 'Odile Ferrante\nPrograms searched   Certificate, Diploma'],
  [
    'a test that was not passed',
    'Ms. Ferrante sat for the Associate of Science here in 2016 but did not pass.',
  ],
  ['how the answers are ordered', 'Answering your points in order:\nOdile was a student.'],
  ['counts', 'Odile Ferrante\nDegrees matched: 0'],
  ['a plan', 'Odile Ferrante\nDiploma type: Diploma (Recommended Plan)'],
])('reads no field of study and no date from %s', (_, text) => {
  const said = saidIn(text, STUDY);
  expect(said).not.toHaveProperty('fieldOfStudy');
  expect(said).not.toHaveProperty('graduationDate');
});
