import { describe, expect, it } from 'vitest';
import type { ReplyRequest } from '../../read/reading.ts';
import { readReply } from '../read-reply.ts';

const AT = new Date('2026-09-01T10:00:00Z');
const JOB = { employerName: 'Acme Logistics', position: 'Driver', startDate: '2015-01', endDate: '2017-04' };
const STUDY = {
  institutionName: 'Midland State University',
  qualification: 'Bachelor of Science',
  fieldOfStudy: 'Biology',
  graduationDate: '2013-05',
};

/** The names of the fields that are read of Jordan Rivera. */
function fieldsRead(text: string, given: { job?: object; study?: boolean; subject?: string } = {}): string[] {
  const request: ReplyRequest = {
    searchType: given.study ? 'EDUCATION' : 'EMPLOYMENT',
    applicant: { firstName: 'Jordan', lastName: 'Rivera', aliases: [] },
    records: [given.study ? STUDY : { ...JOB, ...given.job }],
  };
  const { subject = 'Re: Your request' } = given;
  const reading = readReply(request, { from: 'hr@acme.example', subject, text, isAutoReply: false }, AT);
  return reading.records.flatMap(({ fields }) => Object.keys(fields));
}

const FORM = 'Title: Driver\nStart date: 01/05/2015\nEnd date: 04/30/2017';

describe('what is said of another person who is named in full', () => {
  it.each([
    ...['Casey Winter', 'Theresa May', 'Thandeka Mokoena', 'Casey A. Winter', 'Ms. Winter', 'C. Winter'].map(
      (name) => `${name} worked here as a Driver from January 5, 2015 to April 30, 2017.`,
    ),
    'Casey Winter drove for us from January 2015 to April 2017. He was a Driver.',
    'Casey worked here as a Driver from January 2015 to April 2017.',
    'Ellison worked here as a Driver from January 2015 to April 2017.',
    'CASEY WINTER WORKED HERE AS A DRIVER FROM JANUARY 5, 2015 TO APRIL 30, 2017.',
    'casey winter worked here as a driver from january 2015 to april 2017.',
    'Yes, Casey Winter was here January 2015 - April 2017, driver.',
    'Hi, Casey Winter was hired 1/5/2015. Left 4/30/2017. Was a driver.',
    'Our records show Casimir Wojtowiak started on January 5, 2015 and left April 30, 2017. Title was Driver.',
    'We can confirm that Thandeka Mokoena held the position of Driver from January 2015 to April 2017.',
    'We hired Casey Winter in January 2015 and she left us in April 2017 as a Driver.',
    'I looked up Casey Winter. Driver. January 5, 2015 - April 30, 2017.',
    'The dates for Casey Winter are January 5, 2015 to April 30, 2017.',
    'From January 5, 2015 to April 30, 2017, Casey Winter worked here as a Driver.',
    'Driver from January 2015 to April 2017: Casey Winter.',
    'About the Wojtowiak boy you asked on last week: he was a driver from January 2015 to April 2017.',
    "Casey Winter's employment began January 5, 2015 and ended April 30, 2017.",
    "Casey Winter's information is all correct.",
    "Casey's dates are right and so is the title.",
    'Everything is correct for Casey Winter.',
    'The person you asked about, Casey Winter, was a Driver here from January 2015 to April 2017.',
    'Winter, Casey - Driver - 01/05/2015 to 04/30/2017',
    'Casey Winter, Driver, 1/5/2015 - 4/30/2017',
    'Driver Casey Winter, employed 1/5/2015 - 4/30/2017.',
    'Jordan Smith worked here as a Driver from January 5, 2015 to April 30, 2017.',
    'Morgan Rivera worked here as a Driver from January 5, 2015 to April 30, 2017.',
    'Lucía Ferrer Gómez trabajó con nosotros como Driver desde enero de 2015 hasta abril de 2017.',
    'Confirmamos que Thandeka Mokoena trabajó aquí como Driver de enero de 2015 a abril de 2017.',
    'Casey Winter a travaillé chez nous comme Driver du 5 janvier 2015 au 30 avril 2017.',
    'Nous attestons que Thandeka Mokoena a travaillé ici comme Driver de janvier 2015 à avril 2017.',
    'Casey Winter war vom 5. Januar 2015 bis zum 30. April 2017 als Driver beschäftigt.',
    'Hiermit bestätigen wir, dass Thandeka Mokoena von Januar 2015 bis April 2017 als Driver beschäftigt war.',
    'Casey Winter trabalhou aqui como Driver de 5 de janeiro de 2015 a 30 de abril de 2017.',
    ...['Name', 'Employee', 'Name of employee', 'Worker', 'Subject', 'Nombre', 'Trabajador', 'Nom '].map(
      (label) => `${label}: Casey Winter\n${FORM}`,
    ),
    ...['Nome', 'Colaborador', 'Mitarbeiterin'].map((label) => `${label}: Casey Winter\n${FORM}`),
    ...['Former employee name - Casey Winter', 'Verification for: Casey Winter', 'Re: Casey Winter'].map(
      (line) => `${line}\n\n${FORM}`,
    ),
    ...['WINTER, CASEY', 'Mokoena, Thandeka', 'Thandeka Mokoena'].map((line) => `${line}\n${FORM}`),
    'Name:\tCasey Winter\tTitle:\tDriver\tFrom:\t01/05/2015\tTo:\t04/30/2017',
    'Casey Winter 01/05/2015 04/30/2017 Driver',
    'Casey: driver, 1/2015 to 4/2017',
    'Dates of employment for Casey Winter-Hale: January 2015 - April 2017.',
    '> Applicant: Casey Winter\n> Position: Driver\nYes\n> End date: April 2017\nYes',
    '| Name | Title | Start | End |\n| Casey Winter | Driver | 01/05/2015 | 04/30/2017 |',
  ])('%s', (text) => expect(fieldsRead(text)).toEqual([]));

  it.each([
    'Casey Winter graduated with a Bachelor of Science in Biology on May 12, 2013.',
    'A Bachelor of Science in Biology was conferred on Casey Winter in May 2013.',
    'The Bachelor of Science in Biology was awarded to Thandeka Mokoena on May 12, 2013.',
    'Student: Casey Winter\nDegree: Bachelor of Science\nMajor: Biology\nConferred: 05/12/2013',
  ])('%s', (text) => expect(fieldsRead(text, { study: true })).toEqual([]));

  it.each([
    'Re: Employment verification for Casey Winter',
    'Thandeka Mokoena - verification',
    'Fwd: Casey Winter',
  ])('below the subject %s', (subject) => expect(fieldsRead(FORM, { subject })).toEqual([]));
});

describe('what is said of the applicant where others are named in passing', () => {
  it.each<[string, object?]>([
    ['He was a driver from January 5, 2015 to April 30, 2017. The supervisor was Casey Winter.'],
    ['I spoke with Casey Winter in payroll. He was a driver from January 5, 2015 to April 30, 2017.'],
    ['Casey Winter in payroll confirms he was a driver from January 5, 2015 to April 30, 2017.'],
    ['Casey Winter hired him on January 5, 2015 as a driver. He left April 30, 2017.'],
    ['Per Casey Winter, Jordan was a driver from January 5, 2015 to April 30, 2017.'],
    ['Hi, this is Casey Winter from HR. Jordan was a driver from January 5, 2015 to April 30, 2017.'],
    ['He was a driver from January 5, 2015 to April 30, 2017 under Casey Winter, our fleet manager.'],
    [`Dear Casey Winter,\n\n${FORM}`],
    [`${FORM}\nSupervisor: Casey Winter`],
    [`Supervisor: Casey Winter\n${FORM}`],
    [`Jefe inmediato: Lucía Ferrer\n${FORM}`],
    [`${FORM}\n\nBest regards,\nCasey Winter | HR Manager`],
    [`${FORM}\n\nCasey Winter\nHR Director`],
    ['Driver, 1/5/2015 to 4/30/2017.\n\nMit freundlichen Grüßen, Klaus Brandt'],
    ['Jordan Smith (now Rivera) was a Driver from January 5, 2015 to April 30, 2017.'],
    ['Jordan Rivera, formerly Jordan Smith, was a Driver from January 5, 2015 to April 30, 2017.'],
    ['Rivera, Jordan: Driver 1/5/2015 to 4/30/2017'],
    ['RIVERA JORDAN L - DRIVER - 1/5/2015 TO 4/30/2017'],
    ['J. Rivera was a Driver from January 5, 2015 to April 30, 2017.'],
    [
      'Casey Winter LLC employed him as a Driver from January 5, 2015 to April 30, 2017.',
      { employerName: 'Casey Winter LLC' },
    ],
    ['Driver, winter 2015 to spring 2017.'],
    ['DOT: 04/30/2017\nDOH: 01/05/2015\nTitle: Driver'],
  ])('%s', (text, job = {}) => {
    expect(fieldsRead(text, { job })).toEqual(expect.arrayContaining(['position', 'startDate', 'endDate']));
  });

  it('leaves what stands below the name of who signs to them', () => {
    const text = 'Dates are correct.\n\nCasey Winter\nDriver and dispatcher since 2011';
    expect(fieldsRead(text)).toEqual(['startDate', 'endDate']);
  });
});
