import { describe, expect, it } from 'vitest';
import { institution } from '../../../testing/institutions.ts';
import { indexInstitutions } from '../../research/institutions/institution-index.ts';
import { institutionsNamed } from '../../research/institutions/institutions-named.ts';
import { compareSchools } from './compare-schools.ts';

const index = indexInstitutions([
  institution(1001, 'Northgate University', 'Reno, NV', { IALIAS: 'Wildcats|Northgate College|NU|Nevada' }),
  institution(1002, 'Easton College', 'Salem, OR', { IALIAS: 'EC|Old Mill Seminary|State' }),
  institution(1003, 'Elmwood College', 'Akron, OH', { IALIAS: 'EC|Elms' }),
  institution(1004, 'Nordwick University', 'Dayton, OH', { IALIAS: 'NU' }),
  institution(1005, 'Lakes State University-Northport', 'Northport, MI', { OPEID: '100500' }),
  institution(1006, 'Lakes State University-Eastport', 'Eastport, MI', { OPEID: '100501' }),
  institution(1007, 'Harrow Academy', 'Boise, ID', { CYACTIVE: '3', NEWID: '1008' }),
  institution(1008, 'Quillon Institute', 'Boise, ID'),
  institution(1009, 'Birch Arts College', 'Fresno, CA', { F1SYSNAM: 'Coast System' }),
  institution(1010, 'Tern Academy', 'Fresno, CA', { F1SYSNAM: 'Coast System' }),
  institution(1011, 'Marlow College', 'Reno, NV'),
  institution(1012, 'Marlow College', 'Salem, OR'),
]);

const compare = (one: string, other: string, location?: string) =>
  compareSchools(one, other, { institutionsNamed: (name) => institutionsNamed(index, name), location });

describe('names of one institution', () => {
  it.each([
    ['a nickname', 'Northgate University', 'Wildcats'],
    ['a former name', 'Old Mill Seminary', 'Easton College'],
    ['a former name, called so', 'Easton College', 'formerly Old Mill Seminary'],
    ['initials of several, beside the whole name', 'Elmwood College', 'EC'],
    ['two other names', 'Wildcats', 'Northgate College'],
    ['several names at once', 'Northgate University', 'Wildcats, NU'],
    ['the campus that stands for all', 'Lakes State University-Northport', 'Lakes State University'],
    ['a name that several bear', 'Marlow College', 'Marlow College, Inc.'],
  ])('are the same: %s', (_what, one, other) => expect(compare(one, other).match).toBe('MATCH'));

  it('are told by the place where both names are those of several', () => {
    expect(compare('NU', 'Nordwick University', 'Dayton, OH').match).toBe('MATCH');
    expect(compare('NU', 'Northgate University', 'Dayton, OH').match).toBe('UNCLEAR');
  });
});

describe('names that leave it open', () => {
  it.each([
    ['a campus of several', 'Lakes State University-Eastport', 'Lakes State University', 'Both belong to'],
    ['merged into the other', 'Harrow Academy', 'Quillon Institute', 'which is Quillon Institute'],
    ['of one system', 'Birch Arts College', 'Tern Academy', 'Both belong to Coast System'],
    ['alike, of two institutions', 'Northgate University', 'Northgate Lakes University', 'Only the source'],
    ['initials of another', 'Marlow College', 'EC', 'different institutions'],
    ['a state', 'Northgate University', 'Nevada', 'One name may be short for'],
    ['what many are called', 'Easton College', 'State', 'One name may be short for'],
    ['a list of which not all are known', 'Wildcats, Elsewhere', 'Northgate University', 'One name may be'],
  ])('%s', (_what, one, other, reason) => {
    expect(compare(one, other)).toEqual({ match: 'UNCLEAR', reason: expect.stringContaining(reason) });
  });
});

it('tells two institutions apart whose names have nothing in common, and only where both are known', () => {
  expect(compare('Northgate University', 'Easton College').match).toBe('MISMATCH');
  expect(compare('Northgate University', 'Unheard Of College').match).toBe('UNCLEAR');
});
