import { describe, expect, it } from 'vitest';
import { matchSubject, mentionsSubject, type Subject, subjectProblems } from './subject-rule.ts';

const subject = { name: 'Jordan Avery', birthday: '1990-04-12', email: 'jordan@home.example' };
const person = {
  firstName: 'Jordan',
  lastName: 'Avery',
  birthday: '1990-04-12',
  email: 'jordan@home.example',
};

describe('an applicant', () => {
  it.each<[string, Partial<Subject>, object, string]>([
    ['all of it', {}, {}, 'EMAIL'],
    ['name and birthday', { email: null }, {}, 'NAME_AND_BIRTHDAY'],
    ['name and birthday, with another address', {}, { email: 'j@work.example' }, 'NAME_AND_BIRTHDAY'],
    [
      'a former name',
      { email: null, name: 'Jordan Hale' },
      { aliases: ['Jordan Hale'] },
      'NAME_AND_BIRTHDAY',
    ],
    ['the name in another order and case', { email: null, name: 'AVERY, Jordan' }, {}, 'NAME_AND_BIRTHDAY'],
    ['the address alone', { name: null, birthday: null }, {}, 'EMAIL'],
    ['the address in another case', { name: null, email: ' Jordan@Home.example' }, {}, 'EMAIL'],
  ])('is the one who is asked about: %s', (_what, asked, known, rule) => {
    expect(matchSubject({ ...subject, ...asked }, { ...person, ...known })).toEqual({ match: 'YES', rule });
  });

  it.each<[string, Partial<Subject>, object]>([
    ['the address of another name', { name: 'Robin Hale' }, {}],
    ['the address of another birthday', { birthday: '1960-01-01' }, {}],
    ['the name, and no birthday is kept', { email: null }, { birthday: null }],
    ['the name, and no birthday is told', { birthday: null, email: 'other@home.example' }, {}],
    ['an alias of the address', { name: null, birthday: null, email: 'jordan+jobs@home.example' }, {}],
    [
      'an alias of the address that is kept',
      { name: null, birthday: null, email: 'jordanavery@gmail.com' },
      { email: 'jordan.avery@googlemail.com' },
    ],
    ['the birthday, and an initial', { email: null, name: 'J. Avery' }, {}],
  ])('may be: %s', (_what, asked, known) => {
    expect(matchSubject({ ...subject, ...asked }, { ...person, ...known }).match).toBe('UNCLEAR');
  });

  it.each<[string, Partial<Subject>, object]>([
    ['another birthday', { email: null }, { birthday: '1990-12-04' }],
    ['another name', { email: null, name: 'Robin Avery' }, {}],
    ['an alias of the address of another name', { name: 'Robin Hale', email: 'jordan+x@home.example' }, {}],
    ['another address', { name: null, birthday: null, email: 'other@home.example' }, {}],
    ['an address, where none is kept', { name: null, birthday: null }, { email: null }],
  ])('is another one: %s', (_what, asked, known) => {
    expect(matchSubject({ ...subject, ...asked }, { ...person, ...known })).toEqual({ match: 'NO' });
  });
});

describe('a message', () => {
  const marks = { names: ['Jordan Avery', ''], emails: ['jordan@home.example'] };
  it.each([
    ['from Jordan@Home.example', 'YES'],
    ['<jordan@home.example>.', 'YES'],
    ['mailto:jordan@home.example', 'YES'],
    ['from mr.jordan@home.example', 'NO'],
    ['from marjordan@home.example', 'NO'],
    ['from éjordan@home.example', 'NO'],
    ['at jordan@home.example.org', 'NO'],
    ['first jordan@home.example.org, then jordan@home.example.', 'YES'],
    ['about JORDAN AVERY', 'UNCLEAR'],
    ['about Jordan\n Avery', 'UNCLEAR'],
    ['about Avery, Jordan', 'UNCLEAR'],
    ['about Jördan Avéry', 'UNCLEAR'],
    ['about Jordan Averyson', 'NO'],
    ['about Jordan', 'NO'],
  ])('%s: %s', (text, match) => expect(mentionsSubject(text, marks).match).toBe(match));
});

it.each<[Partial<Subject>, string[]]>([
  [{}, []],
  [{ name: null, birthday: null }, []],
  [{ email: null }, []],
  [{ email: null, birthday: null }, ['birthday must be given with name, or email']],
  [{ email: null, name: null }, ['name must be given with birthday, or email alone']],
])('who is asked about with %j: %j', (change, problems) => {
  expect(subjectProblems({ ...subject, ...change })).toEqual(problems);
});
