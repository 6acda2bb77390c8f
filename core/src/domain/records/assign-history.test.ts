import type { EducationRecord, EmploymentRecord, SearchType } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { assignHistory, isEmployment } from './assign-history.ts';

const job = (employerName: string): EmploymentRecord => ({ employerName, position: 'Clerk' });
const degree = (institutionName: string): EducationRecord => ({
  institutionName,
  qualification: 'BA',
  fieldOfStudy: 'History',
});

const E = 'EMPLOYMENT';
const D = 'EDUCATION';
const rows: { name: string; types: SearchType[]; jobs: string[]; degrees: string[]; expected: string[][] }[] =
  [
    {
      name: 'one search covers every record',
      types: [E],
      jobs: ['a', 'b'],
      degrees: ['x'],
      expected: [['a', 'b']],
    },
    {
      name: 'the k-th takes the k-th',
      types: [E, E],
      jobs: ['a', 'b'],
      degrees: [],
      expected: [['a'], ['b']],
    },
    {
      name: 'the last takes what is left',
      types: [E, E],
      jobs: ['a', 'b', 'c', 'd'],
      degrees: [],
      expected: [['a'], ['b', 'c', 'd']],
    },
    {
      name: 'more searches than records',
      types: [E, E, E],
      jobs: ['a'],
      degrees: [],
      expected: [['a'], [], []],
    },
    {
      name: 'types are counted apart',
      types: [E, D, E, D],
      jobs: ['a', 'b', 'c'],
      degrees: ['x'],
      expected: [['a'], ['x'], ['b', 'c'], []],
    },
    { name: 'no records', types: [E, D], jobs: [], degrees: [], expected: [[], []] },
    { name: 'no searches', types: [], jobs: ['a'], degrees: ['x'], expected: [] },
  ];

describe('assignHistory', () => {
  it.each(rows)('$name', ({ types, jobs, degrees, expected }) => {
    const covered = assignHistory(types, { employment: jobs.map(job), education: degrees.map(degree) });
    const names = covered.map((records) =>
      records.map((record) => (isEmployment(record) ? record.employerName : record.institutionName)),
    );
    expect(names).toEqual(expected);
  });

  it('covers nothing when there is no history', () => {
    expect(assignHistory(['EMPLOYMENT', 'EDUCATION'], undefined)).toEqual([[], []]);
  });
});
