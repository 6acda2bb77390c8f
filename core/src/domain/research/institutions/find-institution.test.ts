import { describe, expect, it } from 'vitest';
import { institution } from '../../../testing/institutions.ts';
import { findInstitution } from './find-institution.ts';
import { indexInstitutions } from './institution-index.ts';

const index = indexInstitutions([
  institution(1001, 'Harbor University', 'Salem, OR', { IALIAS: 'HU|Harbor College|Harbour Univ' }),
  institution(1002, 'Columbia College', 'Columbia, SC'),
  institution(1003, 'Columbia College', 'Sonora, CA'),
  institution(1004, 'Lakes State University-Northport', 'Northport, MI', { OPEID: '100400' }),
  institution(1005, 'Lakes State University-Eastport', 'Eastport, MI', { OPEID: '100401' }),
  institution(1006, 'Prairie Community College District', 'Wichita, KS'),
  institution(1007, 'University of Ashbury', 'Ashbury, OH'),
  institution(1008, 'Ashbury Technical College', 'Ashbury, OH'),
  institution(1009, 'Saint Brendan College', 'Albany, NY'),
  institution(1010, 'SUNY at Greenfield', 'Greenfield, NY'),
  institution(1011, 'Le Claire College', 'Boise, ID'),
  institution(1012, 'Whitcomb A & M University', 'Waco, TX'),
  institution(1013, "St. Clare's Law School", 'Houston, TX'),
  institution(1016, 'La Roche University', 'Pittsburgh, PA'),
  institution(1014, 'Marsh University', 'Reno, NV', { OPEID: '101400' }),
  institution(1015, 'Marsh University', 'Elko, NV', { OPEID: '999900' }),
]);

const shared = indexInstitutions([
  institution(2001, 'Lincoln Memorial University', 'Harrogate, TN', { IALIAS: 'LMU' }),
  institution(2002, 'Loyola Marymount University', 'Los Angeles, CA'),
  institution(2003, 'Wheaton College', 'Wheaton, IL'),
  institution(2004, 'Wheaton College (Massachusetts)', 'Norton, MA'),
  institution(2005, 'Augustana College', 'Rock Island, IL'),
  institution(2006, 'Augustana University', 'Sioux Falls, SD'),
  institution(2007, 'University of Ashbury System Office', 'Ashbury, OH'),
  institution(2008, 'Hope University', 'Fullerton, CA', { IALIAS: 'California' }),
  institution(2009, 'Birch College', 'Albany, NY', { IALIAS: 'York College' }),
  institution(2010, 'York College of Pennsylvania', 'York, PA'),
  institution(2011, 'Auburn University', 'Auburn, AL', { OPEID: '201100' }),
  institution(2012, 'Auburn University at Montgomery', 'Montgomery, AL', { OPEID: '201200' }),
]);

describe('a name without a place', () => {
  it.each([
    ['initials of which only one school says that they are its own', 'LMU', '2001 2002'],
    ['a name that goes on elsewhere', 'Wheaton College', '2003 2004'],
    ['a college, where one of the name is a university by now', 'Augustana College', '2005 2006'],
    ['the alias of one that others are called by', 'York College', '2010 2009'],
  ])('is a question: %s', (_what, name, ids) => {
    const match = findInstitution(shared, { name, state: null, cities: [] });
    expect(match).toMatchObject({
      kind: 'several',
      candidates: ids.split(' ').map((id) => ({ id: `ipeds:${id}` })),
    });
  });

  it.each([
    ['the administration of several schools', 'University of Ashbury'],
    ['a state, though a school says that it is called so', 'California'],
    ['a state, abbreviated', 'Cal'],
  ])('means no school: %s', (_what, name) =>
    expect(findInstitution(shared, { name, state: null, cities: [] })).toEqual({ kind: 'none' }),
  );
});

it('is the campus of the city, though another bears the very name', () => {
  const match = findInstitution(shared, { name: 'Auburn University', state: 'AL', cities: ['Montgomery'] });
  expect(match).toMatchObject({ kind: 'one', institution: { id: 'ipeds:2012' } });
});

const found = (name: string, state: string | null, ...cities: string[]) => {
  const match = findInstitution(index, { name, state, cities });
  if (match.kind === 'one') return match.institution.id.slice('ipeds:'.length);
  return match.kind === 'none'
    ? 'none'
    : match.candidates.map(({ id }) => id.slice('ipeds:'.length)).join(' ');
};

describe('one institution', () => {
  it.each([
    ['by its name', 'Harbor University', 'OR', '1001'],
    ['in capitals and without spaces', 'HARBORUNIVERSITY', 'OR', '1001'],
    ['by an alias', 'Harbor College', 'OR', '1001'],
    ['by an abbreviation', 'Harbour Univ.', 'OR', '1001'],
    ['without a state, where there is one of the name', 'The Harbor University', null, '1001'],
    ['by its state', 'Columbia College', 'SC', '1002'],
    ['by a state behind its name', 'Columbia College (CA)', null, '1003'],
    ['by what stands before its campus: the main one', 'Lakes State University', 'MI', '1004'],
    ['by its campus', 'Lakes State University at Eastport', 'MI', '1005'],
    ['by its city behind its name', 'Lakes State University - Eastport', 'MI', '1005'],
    ['without what an office adds', 'Prairie Community College', 'KS', '1006'],
    ['that was a college', 'Ashbury College of Technology', 'OH', '1008'],
    ['with Saint and St', 'St. Brendan College', 'NY', '1009'],
    ['of a state university', 'State University of New York at Greenfield', 'NY', '1010'],
    ['written in one word', 'LeClaire College', 'ID', '1011'],
    ['with A&M', 'Whitcomb A&M University', 'TX', '1012'],
    ['with words in another order', "Law School of Saint Clare's", 'TX', '1013'],
    ['renamed', 'Whitcomb A and M College', 'TX', '1012'],
    ['of several names in one field', 'Harbor, HU, Harbor College', 'OR', '1001'],
  ])('%s', (_how, name, state, id) => expect(found(name, state)).toBe(id));

  it('by its city, among several of the name', () => {
    expect(found('Columbia College', null, 'Sonora')).toBe('1003');
    expect(found('Marsh University', 'NV', 'Elko')).toBe('1015');
  });
});

it('is none of a name that only begins with another word', () => {
  expect(found('De La Roche University', 'PA')).toBe('none');
  expect(found('La Roche University', 'PA')).toBe('1016');
});

describe('a question for a person', () => {
  it.each([
    ['several of the name', 'Columbia College', null, '1002 1003'],
    ['two institutions of the name in the state', 'Marsh University', 'NV', '1014 1015'],
    ['the only one is elsewhere', 'Harbor University', 'ME', '1001'],
    ['several of one city', 'Ashbury College', 'OH', '1007 1008'],
  ])('when there are %s', (_why, name, state, ids) => expect(found(name, state)).toBe(ids));
});

describe('no institution', () => {
  it.each([
    ['another name', 'Hill University', 'OR'],
    ['a longer name', 'Harbor Beauty Academy', 'OR'],
    ['a name without its state', 'Ashbury College of Law', null],
    ['a word that all have', 'University', 'OR'],
    ['nothing', '', 'OR'],
    ['the name of a property', 'constructor', null],
    ['a name without end', 'a'.repeat(100_000), 'OR'],
  ])('is found for %s', (_what, name, state) => expect(found(name, state)).toBe('none'));
});
