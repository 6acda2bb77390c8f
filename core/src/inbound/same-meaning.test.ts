import { describe, expect, it } from 'vitest';
import { sameMeaning } from './same-meaning.ts';

const same: [string, string][] = [
  ['Acme', 'ACME'],
  ['Acme  Widgets ', 'acme widgets'],
  ['Café Münchén', 'cafe munchen'],
  ['Łódź Ørsted Straße', 'lodz orsted strasse'],
  ["Macy's", 'Macys'],
  ["O'Brien, Inc.", 'OBrien Inc'],
  ['Smith & Sons', 'Smith and Sons'],
  ['Acme Incorporated', 'Acme, Inc.'],
  ['Acme Corp.', 'Acme Corporation'],
  ['Acme Ltd', 'Acme Limited'],
  ['Acme L.L.C.', 'Acme LLC'],
  ['Acme Co.', 'Acme Company'],
  ['Acme Limited Liability Company', 'Acme LLC'],
  ['J. P. Morgan', 'JP Morgan'],
  ['U.S.A. Motors', 'USA Motors'],
  ["St. John's Univ.", 'Saint Johns University'],
  ['12 Main St', '12 Main Street'],
  ['Sr. Software Eng.', 'Senior Software Engineer'],
  ['Jr Mgr', 'Junior Manager'],
  ['Asst. Dir. of HR', 'Assistant Director of Human Resources'],
  ['VP', 'Vice President'],
  ['BSc', 'B.S.'],
  ['B.Sc.', 'Bachelor of Science'],
  ["Bachelor's of Science", 'BS'],
  ['B.A.', 'Bachelor of Arts'],
  ['MSc in Physics', 'Master of Science in Physics'],
  ['M.B.A.', 'Master of Business Administration'],
  ['Ph.D.', 'Doctor of Philosophy'],
  ['Ph. D', 'PhD'],
  ['ＡＣＭＥ', 'Acme'],
  ['東京大学', '東京大学'],
  ['--', '-- '],
];

const different: [string, string][] = [
  ['Acme Inc', 'Acme LLC'],
  ['Acme', 'Acme West'],
  ['Senior Engineer', 'Engineer'],
  ['Senior Engineer', 'Junior Engineer'],
  ['BA', 'BS'],
  ['MBA', 'MA'],
  ['C++ Developer', 'C# Developer'],
  ['State University', 'State College'],
  ['Incorporated', 'Corporation'],
  ['東京大学', '京都大学'],
  ['--', '??'],
  ['Acme', ''],
];

describe('sameMeaning', () => {
  it.each(same)('%s = %s', (one, other) => {
    expect(sameMeaning(one, other)).toBe(true);
    expect(sameMeaning(other, one)).toBe(true);
  });

  it.each(different)('%s is not %s', (one, other) => {
    expect(sameMeaning(one, other)).toBe(false);
    expect(sameMeaning(other, one)).toBe(false);
  });
});
