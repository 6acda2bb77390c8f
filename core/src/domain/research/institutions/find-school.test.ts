import { describe, expect, it } from 'vitest';
import { institution } from '../../../testing/institutions.ts';
import { findSchool } from './find-school.ts';
import type { Institution } from './institution.ts';
import { indexInstitutions } from './institution-index.ts';

const abroad = (
  website: string,
  country: string | null,
  name: string,
  ...aliases: string[]
): Institution => ({
  ...institution(9999, name, ''),
  id: website,
  website,
  country,
  aliases,
  city: null,
  state: null,
  group: website,
});

const listed = indexInstitutions([
  institution(1001, 'Pennsylvania State University-Main Campus', 'University Park, PA', { OPEID: '100100' }),
  institution(1002, 'Pennsylvania State University-Penn State Erie', 'Erie, PA', { OPEID: '100101' }),
  institution(1003, 'Stanford University', 'Stanford, CA'),
  institution(1004, 'Cornell University', 'Ithaca, NY'),
  institution(1005, 'Cornell College', 'Mount Vernon, IA'),
  institution(1006, 'Cambridge College', 'Boston, MA'),
  institution(1007, 'Harbor Institute', 'Cambridge, MA'),
  institution(1008, 'York University', 'York, NE'),
  institution(1009, 'American University', 'Washington, DC'),
  institution(1010, 'University of San Diego', 'San Diego, CA'),
  institution(1011, 'Kent State University at Kent', 'Kent, OH'),
  institution(1012, 'Northeastern Junior College', 'Sterling, CO', { IALIAS: 'Northeastern' }),
  institution(1013, 'Northeastern University', 'Boston, MA'),
  institution(1014, 'University of Notre Dame', 'Notre Dame, IN'),
]);

const world = indexInstitutions([
  abroad('ox.ac.uk', 'GB', 'University of Oxford'),
  abroad('kent.ac.uk', 'GB', 'University of Kent'),
  abroad('sussex.ac.uk', 'GB', 'University of Sussex'),
  abroad('bu.edu', 'US', 'Harbor City University'),
  abroad('yorku.ca', 'CA', 'York University'),
  abroad('lmu.de', 'DE', 'Ludwig Maximilian University of Munich'),
  abroad('aub.edu.lb', 'LB', 'American University of Beirut', 'American University'),
  abroad('lincoln.school.nz', 'NZ', 'Lincoln High School'),
  abroad('vu.edu.au', 'AU', 'Victoria University'),
  abroad('vuw.ac.nz', 'NZ', 'Victoria University of Wellington'),
  abroad('ndu.edu.lb', 'LB', 'Notre Dame University'),
]);

const found = (name: string, place: { state?: string; country?: string } = {}) => {
  const { state = null, country = state === null ? null : 'US' } = place;
  const match = findSchool({ listed, world }, { name, state, country, cities: [] });
  const idOf = ({ id }: Institution) => id.replace('ipeds:', '');
  if (match.kind === 'one') return idOf(match.institution);
  return match.kind === 'none' ? 'none' : `? ${match.candidates.map(idOf).join(' ')}`;
};

describe('one school', () => {
  it.each([
    ['by what people call it', 'Penn State', {}, '1001'],
    ['by the same, with its state', 'Penn State', { state: 'PA' }, '1001'],
    ['by nothing but what tells it', 'Stanford', {}, '1003'],
    ['by that and its state', 'Cornell', { state: 'IA' }, '1005'],
    ['of a state, or a city', 'Kent State', {}, '1011'],
    ['abroad', 'University of Oxford', {}, 'ox.ac.uk'],
    ['abroad, by what people call it', 'Oxford University', { country: 'GB' }, 'ox.ac.uk'],
    ['abroad, in English', 'University of Munich', {}, 'lmu.de'],
    ['abroad, turned', 'Sussex University', {}, 'sussex.ac.uk'],
    ['abroad, where one here is called so', 'American University', { country: 'LB' }, 'aub.edu.lb'],
    ['here, where one abroad is called so', 'York University', { state: 'NE' }, '1008'],
    ['at home, whatever is turned abroad', 'University of Notre Dame', {}, '1014'],
  ])('is found %s', (_how, name, place, id) => expect(found(name, place)).toBe(id));
});

describe('a person is asked', () => {
  it.each([
    ['a short name of two', 'Cornell', {}, '? 1004 1005'],
    ['an alias that others are called by', 'Northeastern', {}, '? 1012 1013'],
    ['one here and one abroad', 'York University', {}, '? 1008 yorku.ca'],
    ['a name turned, of one here', 'Notre Dame University', {}, '? 1014 ndu.edu.lb'],
    ['a name in another language', 'Universidad de San Diego', {}, '? 1010'],
    ['a place abroad, of one here', 'York University', { country: 'GB' }, '? 1008'],
  ])('about %s', (_what, name, place, ids) => expect(found(name, place)).toBe(ids));

  it.each([
    ['the name of a city with others', 'Cambridge', {}],
    ['a name turned that means another here', 'Kent University', {}],
    ['a name turned, at a place here', 'Oxford University', { state: 'OH' }],
    ['another kind of name turned', 'University of Cambridge', { state: 'MA' }],
    ['a name that goes on in another country', 'Victoria University', {}],
    ['a high school without a place', 'Lincoln High School', {}],
    ['the name of a state', 'Pennsylvania', {}],
  ])('where nothing is found for %s', (_what, name, place) =>
    expect(found(name, place)).toMatch(/^none$|^\?/),
  );
});
