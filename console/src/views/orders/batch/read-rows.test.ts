import { describe, expect, it } from 'vitest';
import { orderForm } from '../../../../order-form.ts';
import { columnAt, columnsOf } from './columns.ts';
import { MOST_ROWS, readFile } from './read-file.ts';
import { readRows, withAnswers } from './read-rows.ts';

const FORM = orderForm();
if (FORM.kind !== 'object') throw new Error('An order is an object');
const COLUMNS = columnsOf(FORM);

const GOOD = {
  'applicant.firstName': 'Jordan',
  'applicant.lastName': 'Avery',
  'applicant.ssn': '900-12-3456',
  'businessContext.entityName': 'Northwind',
  'businessContext.appliedJobTitle': 'Analyst',
  'businessContext.worksiteCity': 'Austin',
  'businessContext.worksiteState': 'TX',
  'businessContext.proposedSalary': '85000',
  'employment.employerName': 'Contoso',
  'employment.position': 'Lead',
};

const read = (text: string | Uint8Array<ArrayBuffer>) => readFile(new Blob([text]), COLUMNS);
const csv = (...rows: Record<string, string>[]) =>
  [Object.keys(GOOD), ...rows.map((row) => Object.values(row))].map((cells) => cells.join(',')).join('\n');

describe('the columns of a file of orders', () => {
  it('are the fields of one value of what a row has one of', () => {
    const names = COLUMNS.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([...Object.keys(GOOD), 'education.graduationDate', 'externalSearchId']),
    );
    expect(names.filter((name) => /addresses|searchConfig|alias/i.test(name))).toEqual([]);
    expect(COLUMNS.find(({ name }) => name === 'applicant.email')?.isNeeded).toBe(false);
  });

  it.each([
    ['applicant.email', 'applicant.email'],
    ['history.employment.0.position', 'employment.position'],
    ['searchTypes.1.externalSearchId', 'externalSearchId'],
  ])('are found from what the service calls a field: %s', (path, column) => {
    expect(columnAt(path)).toBe(column);
  });
});

describe('a file', () => {
  it.each<[string, string]>([
    ['commas', csv(GOOD)],
    ['semicolons', csv(GOOD).replaceAll(',', ';')],
    ['tabs, and lines as Windows ends them', csv(GOOD).replaceAll(',', '\t').replaceAll('\n', '\r\n')],
    ['a mark of its order of bytes, and empty lines', `\uFEFF${csv(GOOD)}\n\n`],
  ])('is read with %s', async (_, text) => {
    expect(await read(text)).toEqual({ rows: [GOOD] });
  });

  it('has cells that are text, whatever they begin with', async () => {
    const text = csv({ ...GOOD, 'employment.position': '"=HYPERLINK(""http://x"", ""y"")"' });
    expect(await read(text)).toEqual({
      rows: [{ ...GOOD, 'employment.position': '=HYPERLINK("http://x", "y")' }],
    });
  });

  const rows = (count: number) => csv(...Array.from({ length: count }, () => GOOD));
  it.each<[string, string | Uint8Array<ArrayBuffer>, object]>([
    ['too large', 'x'.repeat(2 * 1024 * 1024 + 1), { key: 'tooLarge' }],
    ['too long', rows(MOST_ROWS + 1), { key: 'tooMany', values: { rows: 500 } }],
    ['empty', '', { key: 'empty' }],
    ['without rows', rows(0), { key: 'empty' }],
    ['no text', new Uint8Array([0xff, 0xfe, 0x41]), { key: 'notText' }],
    ['with a quote that does not end', `${rows(1)}\n"Jordan,Avery`, { key: 'notCsv' }],
    [
      'with an unknown column',
      rows(1).replace('applicant.ssn', 'applicant.age'),
      { key: 'unknownColumn', values: { column: 'applicant.age' } },
    ],
    [
      'with a column twice',
      rows(1).replace('employment.position', 'employment.employerName'),
      { key: 'twice' },
    ],
    [
      'without a column that all need',
      'applicant.firstName\nJordan',
      { key: 'missingColumn', values: { column: 'applicant.lastName' } },
    ],
  ])('is refused: %s', async (_, text, problem) => {
    expect(await read(text)).toMatchObject({ problem });
  });

  it('may have as many rows as a batch has orders', async () => {
    expect(await read(rows(MOST_ROWS))).toMatchObject({ rows: { length: MOST_ROWS } });
  });
});

describe('a row', () => {
  const rowOf = (change: Record<string, string>) => readRows(COLUMNS, [{ ...GOOD, ...change }])[0];

  it('is an order with a search for each kind of record', () => {
    const education = {
      'education.institutionName': 'State',
      'education.qualification': 'BSc',
      'education.fieldOfStudy': 'Physics',
    };
    const change = {
      ...education,
      externalSearchId: 'ref-1',
      'businessContext.securityClearanceRequired': 'TRUE',
    };
    expect(rowOf(change)).toMatchObject({
      number: 2,
      applicant: 'Avery, Jordan',
      problems: [],
      order: {
        applicant: { firstName: 'Jordan', ssn: '900-12-3456' },
        businessContext: { proposedSalary: 85_000, securityClearanceRequired: true },
        searchTypes: [
          { searchType: 'EMPLOYMENT', externalSearchId: 'ref-1' },
          { searchType: 'EDUCATION', externalSearchId: 'ref-1' },
        ],
        history: {
          employment: [{ employerName: 'Contoso', position: 'Lead' }],
          education: [{ institutionName: 'State' }],
        },
      },
    });
  });

  it.each<[string, Record<string, string>, [string | null, string][]]>([
    [
      'a number',
      { 'businessContext.proposedSalary': 'much' },
      [['businessContext.proposedSalary', 'notNumber']],
    ],
    ['a date', { 'applicant.birthday': '4/17/90' }, [['applicant.birthday', 'notDay']]],
    [
      'yes or no',
      { 'businessContext.securityClearanceRequired': 'maybe' },
      [['businessContext.securityClearanceRequired', 'notYesNo']],
    ],
    [
      'yes or no, of a name that every object has',
      { 'businessContext.securityClearanceRequired': 'constructor' },
      [['businessContext.securityClearanceRequired', 'notYesNo']],
    ],
    ['what each needs', { 'applicant.ssn': '' }, [['applicant.ssn', 'neededHere']]],
    [
      'what a record needs',
      { 'education.institutionName': 'State' },
      [
        ['education.qualification', 'neededHere'],
        ['education.fieldOfStudy', 'neededHere'],
      ],
    ],
    ['a record', { 'employment.employerName': '', 'employment.position': '' }, [[null, 'noRecord']]],
  ])('is held to have %s', (_, change, problems) => {
    expect(rowOf(change)?.problems).toEqual(problems.map(([column, key]) => ({ column, fault: { key } })));
  });

  it('is told what the service says of its order', () => {
    const rows = readRows(COLUMNS, [GOOD, GOOD]);
    const answered = withAnswers(rows, ['orders.1.history.employment.0.position must not be empty']);
    expect(answered.map(({ problems }) => problems)).toEqual([
      [],
      [{ column: 'employment.position', fault: { text: 'must not be empty' } }],
    ]);
  });
});
