import { describe, expect, it } from 'vitest';
import type { ReplyRequest } from '../../read/reading.ts';
import { readReply } from '../read-reply.ts';

const AT = new Date('2026-03-02T12:00:00Z');
const JOB = {
  employerName: 'Northgate Freight',
  position: 'Driver',
  startDate: '2015-01-05',
  endDate: '2017-04-30',
};

/** The names of the fields that are read of an applicant. */
function fieldsRead(text: string, name = 'Jordan Rivera'): string[] {
  const [firstName = '', lastName = ''] = name.split(/ (.*)/);
  const request: ReplyRequest = {
    searchType: 'EMPLOYMENT',
    applicant: { firstName, lastName, aliases: [] },
    records: [JOB],
  };
  const reply = { from: 'hr@northgate.example', subject: 'Re: Your request', text, isAutoReply: false };
  return readReply(request, reply, AT).records.flatMap(({ fields }) => Object.keys(fields));
}

const LINES = 'Designation - Driver\nDOJ - 01/05/2015\nDOL - 04/30/2017';
const FORM = 'Title: Driver\nStart date: 01/05/2015\nEnd date: 04/30/2017';
const WAS_HERE = 'was a driver from January 2015 to April 2017.';

describe('what looks like the name of another person and is none', () => {
  it.each([
    ...['Mrs. Oakes', 'Mr. D', 'Sr. Benedicta', 'Miss Lottie, Office', 'Dr. K. Osei', 'Frau Brandt'].map(
      (signer) => `driver, 1/5/2015 to 4/30/2017\n\n${signer}`,
    ),
    ...['Emp ID - 20417', 'Roll No - 7', 'Payroll ID - A88', 'Reg Nr - 5512'].map(
      (line) => `${line}\n${LINES}`,
    ),
    'August was only the interview. Driver, January 5, 2015 to April 30, 2017.',
    'Mike, Jordan was a driver from January 2015 to April 2017.',
    'work period: 05.01.2015 - 30.04.2017\npost: Driver\nHead of the depot in these years was Mr. Nowak.',
    'Driver, 05.01.2015 bis 30.04.2017. Die Niederlassung hat inzwischen geschlossen.',
  ])('%s', (text) => {
    expect(fieldsRead(text)).toEqual(expect.arrayContaining(['startDate', 'endDate']));
  });

  it.each([
    'JORDAN DROVE FOR US FROM JANUARY 2015 TO APRIL 2017.',
    'JORDAN CAME TO US IN JANUARY 2015 AND LEFT IN APRIL 2017.',
  ])('in capitals: %s', (text) => expect(fieldsRead(text)).toEqual(['startDate', 'endDate']));

  it.each([
    `Mrs. Oakes\n${FORM}`,
    `Here you go:\n\nMr. Oakes\n${FORM}`,
    `June ${WAS_HERE}`,
    `August ${WAS_HERE}`,
    `Mike, Casey ${WAS_HERE}`,
    `Mike, Casey Winter ${WAS_HERE}`,
    `James, Casey - Driver - 01/05/2015 to 04/30/2017`,
    'CASEY AHMED DROVE FOR US FROM JANUARY 2015 TO APRIL 2017.',
    `${FORM}\nEmployee: Casey Winter`,
    `${FORM}\nName of employee: Thandeka Mokoena`,
  ])('but of another one: %s', (text) => expect(fieldsRead(text)).toEqual([]));
});

describe('what an applicant did with or for one of their family', () => {
  it.each([
    'He left in April 2017 to care for his mother.',
    'She quit in April 2017 to help her dad.',
    'Last day was 4/30/2017, he moved away with his brother in law.',
    'He resigned in April 2017 to work for his uncle.',
  ])('%s', (text) => expect(fieldsRead(text)).toEqual(['endDate']));

  it.each([
    `Her brother ${WAS_HERE}`,
    'We had her brother here as a driver from January 2015 to April 2017.',
    'She left with her sister, who was a driver here from January 2015 to April 2017.',
    'He left with his father, he was our driver from January 2015 to April 2017.',
  ])('but of the other one: %s', (text) => expect(fieldsRead(text)).toEqual([]));
});

describe('how two of one name are told apart', () => {
  it.each<[string, string, boolean]>([
    ['Jordan Rivera Jr.', `Senior ran the office from 1989 to 2003. Junior ${WAS_HERE}`, true],
    ['Jordan Rivera Jr.', `The son ${WAS_HERE}`, true],
    ['Jordan Rivera Sr.', `Junior never worked here. Senior ${WAS_HERE}`, true],
    ['Jordan Rivera Sr.', `Junior ${WAS_HERE}`, false],
    ['Jordan Rivera', `Junior ${WAS_HERE}`, false],
    ['Jordan Rivera III', `The father ${WAS_HERE}`, false],
    ['Jordan Rivera Jr.', 'Senior started here in January 2015. Senior left in April 2017.', false],
  ])('%s: %s', (name, text, isRead) => {
    expect(fieldsRead(text, name)).toEqual(isRead ? ['position', 'startDate', 'endDate'] : []);
  });
});

describe('who is named in passing, or by initials', () => {
  it.each<[string, string, boolean]>([
    ['Marijke Moss', `Employee: M.J. Moss\n${FORM}`, true],
    ['Marijke Moss', `Moss, M.J.\n${FORM}`, true],
    ['Marijke Moss', `Employee: K.J. Moss\n${FORM}`, false],
    ['Jordan Rivera', `Driver, 1/5/2015 to 4/30/2017.\nDr. Amin says hi`, true],
    ['Jordan Rivera', `PERFORMANCE SUMMARY - PART 2\n${FORM}`, true],
    ['Jordan Rivera', 'MV Alborada - Driver - 01/05/2015 to 04/30/2017', true],
    ['Jordan Rivera', `Yes. This is what we have for Ms. Winter:\n${FORM}`, false],
    [
      'Jordan Rivera',
      `> Title: Driver - yes\n> Name: Jordan Rivera - no such driver\n> Start: 2015 - yes`,
      false,
    ],
  ])('%s: %s', (name, text, isRead) => {
    expect(fieldsRead(text, name)).toEqual(isRead ? ['position', 'startDate', 'endDate'] : []);
  });
});

describe('short names', () => {
  it.each<[string, string, boolean]>([
    ['Magnolia Reed', `Maggie R. ${WAS_HERE}`, true],
    ['Magnolia Reed', `Jill, Maggie R. ${WAS_HERE}`, true],
    ['Wilhelmina Reed', `Willa Reed ${WAS_HERE}`, true],
    ['Heinrich Reed', `Heinz Reed ${WAS_HERE}`, true],
    ['Magnolia Reed', `Maggie T. ${WAS_HERE}`, false],
    ['Wilhelmina Reed', `Willow Reed ${WAS_HERE}`, false],
  ])('%s: %s', (name, text, isRead) => {
    expect(fieldsRead(text, name)).toEqual(isRead ? ['position', 'startDate', 'endDate'] : []);
  });
});
