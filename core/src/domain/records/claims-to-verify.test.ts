import type { EducationRecord, EmploymentRecord } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import type { CoveredRecord } from '../entities/verification-request.ts';
import { claimsToVerify } from './claims-to-verify.ts';

const job: EmploymentRecord = { employerName: 'Acme Inc', position: 'Clerk' };
const degree: EducationRecord = {
  institutionName: 'State University',
  qualification: 'BA',
  fieldOfStudy: 'History',
};

const provided = (record: CoveredRecord) => {
  const forms = claimsToVerify('employerName' in record ? 'EMPLOYMENT' : 'EDUCATION', [record]);
  return Object.fromEntries(
    forms.flatMap(({ claims }) => claims).map((claim) => [claim.field, claim.provided]),
  );
};

const always = { employerName: 'Acme Inc', position: 'Clerk' };
const jobs: { name: string; record: EmploymentRecord; expected: Record<string, string | null> }[] = [
  { name: 'only what was given', record: job, expected: always },
  {
    name: 'everything given',
    record: { ...job, employerLocation: 'Austin', startDate: '2019-01-02', endDate: '2020-03-04' },
    expected: { ...always, employerLocation: 'Austin', startDate: '2019-01-02', endDate: '2020-03-04' },
  },
  {
    name: 'a start without an end claims to be still there',
    record: { ...job, startDate: '2019-01-02' },
    expected: { ...always, startDate: '2019-01-02', endDate: null },
  },
  {
    name: 'an end that is null claims to be still there',
    record: { ...job, endDate: null },
    expected: { ...always, endDate: null },
  },
  {
    name: 'a start that is null says nothing',
    record: { ...job, startDate: null },
    expected: always,
  },
  {
    name: 'an end without a start',
    record: { ...job, endDate: '2020-03-04' },
    expected: { ...always, endDate: '2020-03-04' },
  },
];

const core = { institutionName: 'State University', qualification: 'BA', fieldOfStudy: 'History' };
const degrees: { name: string; record: EducationRecord; expected: Record<string, string | null> }[] = [
  { name: 'only what was given', record: degree, expected: core },
  {
    name: 'dates that are null are not given',
    record: { ...degree, startDate: '2010-09-01', endDate: null, graduationDate: null },
    expected: { ...core, startDate: '2010-09-01' },
  },
  {
    name: 'everything given',
    record: {
      ...degree,
      institutionLocation: 'Ohio',
      startDate: '2010-09-01',
      endDate: '2014-05-01',
      graduationDate: '2014-06-01',
    },
    expected: {
      ...core,
      institutionLocation: 'Ohio',
      startDate: '2010-09-01',
      endDate: '2014-05-01',
      graduationDate: '2014-06-01',
    },
  },
];

describe('claimsToVerify', () => {
  it.each(jobs)('employment: $name', ({ record, expected }) => expect(provided(record)).toEqual(expected));

  it.each(degrees)('education: $name', ({ record, expected }) => expect(provided(record)).toEqual(expected));

  it('titles and numbers the records, and says which claims are dates', () => {
    const forms = claimsToVerify('EMPLOYMENT', [
      job,
      { ...job, employerName: 'Beta', endDate: '2020-03-04' },
    ]);
    expect(forms.map(({ index, title }) => ({ index, title }))).toEqual([
      { index: 0, title: 'Acme Inc' },
      { index: 1, title: 'Beta' },
    ]);
    expect(forms[1]?.claims.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
      'Employer: TEXT',
      'Position: TEXT',
      'End date: DATE',
    ]);
  });

  it('leaves out records of another type and keeps the numbers of the rest', () => {
    expect(claimsToVerify('EDUCATION', [job, degree]).map(({ index }) => index)).toEqual([1]);
  });
});
