import { stringify } from 'node:querystring';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestCore, type TestCore } from '../../../testing/index.ts';
import { directoryFile, directoryLine } from '../../../testing/institutions.ts';
import type { Context } from '../../context/context.ts';
import { importInstitutions } from './import-institutions.ts';
import { lookUpSchools } from './look-up-schools.ts';

let test: TestCore;
let context: Context;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  context = await test.organization();
});
afterAll(() => test.close());

const LINES = [
  directoryLine(1001, 'Harbor "Old" University, Main', 'Salem, OR', { F1SYSNAM: 'Harbor System' }),
  directoryLine(1002, 'Merged College', 'Salem, OR', { CYACTIVE: '3', NEWID: '1001' }),
  directoryLine(1003, 'Closed College', 'Salem, OR', { CYACTIVE: '3', CLOSEDAT: '5/1/2023' }),
  directoryLine(1004, 'Twin College', 'Salem, OR', { OPEID: '100400' }),
  directoryLine(1005, 'Twin College', 'Bend, OR', { OPEID: '100500' }),
];
const importFile = (text: Buffer) =>
  importInstitutions(test.core.config.DATABASE_URL, {
    file: 'hd.csv',
    text,
    now: new Date('2026-06-01T00:00:00Z'),
  });

const lookUp = async (entityName: string, location: string | null, website: string | null = null) => {
  const question = { questionId: stringify({ entityName }), searchId: '1', searchType: 'EDUCATION' as const };
  const [lead] = await lookUpSchools(context, [{ ...question, entityName, location, website }]);
  if (!lead) throw new Error('There is no lead');
  return lead;
};

describe('an import', () => {
  it('adds what it brings, and says so', async () => {
    expect(await importFile(directoryFile([...LINES, directoryLine(0, '', 'Nowhere, OR')]))).toEqual({
      added: 5,
      changed: 0,
      unchanged: 0,
      removed: 0,
      skipped: 1,
    });
  });

  it('changes nothing when it is repeated', async () => {
    expect(await importFile(directoryFile(LINES))).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 5,
      removed: 0,
    });
    expect(await test.sql('select count(*)::int from institutions')).toEqual([{ count: 5 }]);
  });

  it('takes the place of the one before', async () => {
    const renamed = directoryLine(1005, 'Other College', 'Bend, OR');
    expect(await importFile(directoryFile([...LINES.slice(1, 4), renamed], ''))).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 3,
      removed: 1,
    });
    await importFile(directoryFile(LINES));
  });

  it.each([
    ['a file with other columns', 'a,b\n1,2', 'file has no column UNITID'],
    ['a file without lines', '', 'file has no column UNITID'],
    ['a file that is no CSV', 'UNITID,INSTNM\n"1', 'file is no CSV'],
  ])('refuses %s, and keeps what is there', async (_what, text, problem) => {
    await expect(importFile(Buffer.from(text))).rejects.toMatchObject({
      problems: expect.arrayContaining([expect.stringContaining(problem)]),
    });
    expect(await test.sql('select count(*)::int from institutions')).toEqual([{ count: 5 }]);
  });

  it('is not for the role of the service', async () => {
    await expect(test.core.dataSource.query('delete from institutions')).rejects.toThrow('permission denied');
  });
});

describe('a school', () => {
  it('is called by telephone, and has a website and a system', async () => {
    expect(await lookUp('Harbor Old University, Main', 'Salem, OR')).toMatchObject({
      website: 'https://www.example.edu/',
      answer: {
        source: 'institution_list',
        contacts: [{ name: expect.stringContaining('Registrar'), phone: '+15125550100', confidence: 0.6 }],
        parentOrganization: { name: 'Harbor System', relationship: 'system or owner' },
      },
    });
  });

  it('that was merged is asked for where its records are kept', async () => {
    expect((await lookUp('Merged College', 'Oregon')).answer).toMatchObject({
      contacts: [{ name: 'Registrar, Harbor "Old" University, Main' }],
      parentOrganization: { relationship: 'keeps the records of Merged College, which was merged into it' },
      notes: ['Merged College (Salem, OR) is now Harbor "Old" University, Main (Salem, OR)'],
    });
  });

  it('that has closed is not called, and a person is told', async () => {
    expect((await lookUp('Closed College', 'OR 97301')).answer).toMatchObject({
      contacts: [],
      notes: [expect.stringContaining('has closed')],
    });
  });

  it('that may be two is a question with both', async () => {
    expect(await lookUp('Twin College', 'OR')).toMatchObject({
      website: null,
      answer: {
        contacts: [],
        notes: [
          'Several schools may be meant by Twin College: Twin College (Salem, OR); Twin College (Bend, OR)',
        ],
      },
    });
    expect((await lookUp('Twin College', 'Bend, OR')).answer).toMatchObject({
      contacts: [{ location: 'Bend, OR' }],
    });
  });

  it('has the website that the order names', async () => {
    expect((await lookUp('Twin College', 'Bend, OR', 'twin-example.edu')).website).toBe(
      'https://twin-example.edu/',
    );
  });

  it('that no list has is found by its name in the world, and its website has to name the state', async () => {
    expect(await lookUp('Massachusetts Institute of Technology', 'Cambridge, MA')).toMatchObject({
      answer: null,
      website: 'https://mit.edu/',
      state: { code: 'MA' },
    });
    expect((await lookUp('Massachusetts Institute of Technology', 'Paris, France')).website).toBeNull();
    expect((await lookUp('University of Nowhere at All', 'Salem, OR')).website).toBeNull();
  });

  it('of a place abroad is none of the same name here', async () => {
    const lead = await lookUp('Harbor Old University, Main', 'Beirut, Lebanon');
    expect(lead).toMatchObject({ website: null, answer: { contacts: [] } });
    expect(await lookUp('Oxford University', 'Oxford, United Kingdom')).toMatchObject({
      answer: null,
      website: 'https://ox.ac.uk/',
      state: null,
    });
  });
});
