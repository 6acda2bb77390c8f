import type { ClaimMatch } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { withOpenPlaces } from './open-difference.ts';

type Matches = [field: string, match: ClaimMatch][];

describe('another place', () => {
  it.each<[string, Matches, ClaimMatch[]]>([
    [
      'alone',
      [
        ['employerLocation', 'MISMATCH'],
        ['position', 'MATCH'],
      ],
      ['UNCLEAR', 'MATCH'],
    ],
    [
      'of a school',
      [
        ['institutionLocation', 'MISMATCH'],
        ['startDate', 'NOT_VERIFIED'],
      ],
      ['UNCLEAR', 'NOT_VERIFIED'],
    ],
    [
      'beside what is unclear',
      [
        ['employerLocation', 'MISMATCH'],
        ['position', 'UNCLEAR'],
      ],
      ['UNCLEAR', 'UNCLEAR'],
    ],
    [
      'beside another fact',
      [
        ['employerLocation', 'MISMATCH'],
        ['position', 'MISMATCH'],
      ],
      ['MISMATCH', 'MISMATCH'],
    ],
    [
      'and no other one',
      [
        ['employerLocation', 'MATCH'],
        ['position', 'MISMATCH'],
      ],
      ['MATCH', 'MISMATCH'],
    ],
  ])('%s', (_name, matches, expected) => {
    const claims = matches.map(([field, match]) => ({ field, match, comment: 'The towns differ.' }));
    const open = withOpenPlaces(claims);
    expect(open.map(({ match }) => match)).toEqual(expected);
    for (const [index, { comment, match }] of open.entries()) {
      const isLeftOpen = match === 'UNCLEAR' && claims[index]?.match === 'MISMATCH';
      expect(comment).toMatch(
        isLeftOpen ? /^The towns differ\. Only the place differs/ : /^The towns differ\.$/,
      );
    }
  });
});
