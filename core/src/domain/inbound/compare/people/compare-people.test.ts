import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Comparison } from '../comparison.ts';
import { comparePeople } from './compare-people.ts';
import type { PersonNames } from './read-person.ts';

const robert: PersonNames = { firstName: 'Robert', middleName: 'James', lastName: 'Halvorsen' };
const maria: PersonNames = {
  firstName: 'María José',
  lastName: 'García López',
  aliases: ['Maria Whitfield', 'Whitfield-Garcia, Mary Jo'],
};
const olena: PersonNames = { firstName: 'Olena', lastName: 'Hrytsenko' };
const jurgen: PersonNames = { firstName: 'Jürgen', lastName: 'Müller' };
const wei: PersonNames = { firstName: 'Wei', lastName: 'Zhang' };
const pieter: PersonNames = { firstName: 'Pieter', lastName: 'van der Berg' };
const junior: PersonNames = { firstName: 'Walter', lastName: 'Kowalski Jr.' };
const ahmed: PersonNames = { firstName: 'Ahmed', lastName: 'Hussein' };
const sean: PersonNames = { firstName: 'Sean', lastName: "O'Malley" };

describe('comparePeople', () => {
  it.each<[PersonNames, string, Comparison['match']]>([
    [robert, 'Robert Halvorsen', 'MATCH'],
    [robert, 'ROBERT J. HALVORSEN', 'MATCH'],
    [robert, 'Halvorsen, Robert James', 'MATCH'],
    [robert, 'Halvorsen, Bob', 'MATCH'],
    [robert, 'Mr. Rob Halvorsen', 'MATCH'],
    [robert, 'Robert "Bobby" Halvorsen', 'MATCH'],
    [robert, 'Robert Halvorsen Jr.', 'MATCH'],
    [robert, 'R. Halvorsen', 'UNCLEAR'],
    [robert, 'R.J. Halvorsen', 'UNCLEAR'],
    [robert, 'James Halvorsen', 'UNCLEAR'],
    [robert, 'Mr. Halvorsen', 'UNCLEAR'],
    [robert, 'Robert', 'UNCLEAR'],
    [robert, 'Robert H.', 'UNCLEAR'],
    [robert, 'Robert T. Halvorsen', 'UNCLEAR'],
    [robert, 'Robert Halvorson', 'UNCLEAR'],
    [robert, 'Robert Johnson', 'MISMATCH'],
    [robert, 'Karen Halvorsen', 'MISMATCH'],
    [robert, 'Karen Johnson', 'MISMATCH'],
    [robert, '', 'UNCLEAR'],
    [maria, 'Maria Jose Garcia Lopez', 'MATCH'],
    [maria, 'Maria Garcia', 'MATCH'],
    [maria, 'Maria Whitfield', 'MATCH'],
    [maria, 'Mary Whitfield Garcia', 'MATCH'],
    [maria, 'Maria Fernandez', 'MISMATCH'],
    [olena, 'Олена Гриценко', 'UNCLEAR'],
    [olena, 'Elena Hrytsenko', 'MATCH'],
    [olena, 'Olena Gritsenko', 'UNCLEAR'],
    [jurgen, 'Juergen Mueller', 'MATCH'],
    [jurgen, 'Jurgen Muller', 'MATCH'],
    [wei, 'Zhang Wei', 'MATCH'],
    [wei, '张伟', 'UNCLEAR'],
    [pieter, 'P. van den Berg', 'UNCLEAR'],
    [pieter, 'Pieter Vanderberg', 'MATCH'],
    [pieter, 'Pieter van der Berg', 'MATCH'],
    [pieter, 'Berg, Pieter', 'MATCH'],
    [junior, 'Walter Kowalski', 'MATCH'],
    [junior, 'Walt Kowalski II', 'MATCH'],
    [junior, 'Walter Kowalski Sr.', 'MISMATCH'],
    [sean, 'Sean OMalley', 'MATCH'],
    [sean, 'Sean O’Malley, CPA', 'MATCH'],
    [ahmed, 'Ahmad Hussein', 'MATCH'],
    [ahmed, 'Ahmed Hussain', 'UNCLEAR'],
    [ahmed, 'Muhammad Hussein', 'MISMATCH'],
  ])('%o and %s: %s', (person, text, match) => {
    expect(comparePeople(person, text)).toEqual({ match, reason: expect.stringMatching(/\.$/) });
  });

  const names = fc.constantFrom(robert, maria, olena, jurgen, wei, pieter, junior, sean);

  it('knows everybody by their own names, in either order', () => {
    fc.assert(
      fc.property(names, (person) => {
        const { firstName, lastName } = person;
        expect(comparePeople(person, `${firstName} ${lastName}`).match).toBe('MATCH');
        expect(comparePeople(person, `${lastName.toUpperCase()}, ${firstName}`).match).toBe('MATCH');
      }),
    );
  });

  it('never takes one for another, and takes any text', () => {
    const pieces = fc.constantFrom(
      'constructor',
      '__proto__',
      'ﷺ',
      '😀',
      'مرحبا',
      ',',
      '(',
      '"',
      '-',
      'a b ',
    );
    fc.assert(
      fc.property(
        names,
        fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 400 }),
        (person, texts) => {
          const text = texts.join(' ');
          expect(comparePeople(person, text).match).not.toBe('MATCH');
          expect(comparePeople({ ...person, lastName: text, aliases: [text] }, 'x y').reason).toMatch(/\.$/);
        },
      ),
    );
  });
});
