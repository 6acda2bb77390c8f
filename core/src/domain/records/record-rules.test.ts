import { RECORD_STATUSES, type RecordStatus } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { claimsVerdict } from './claims-verdict.ts';
import { askableRecords, askedRecords, sourcesOfAttempt, sourcesOfContact } from './contact-source.ts';
import { sourceNamed, sourcesOf } from './record-sources.ts';
import { type RecordCommand, recordTransition } from './record-transitions.ts';
import { searchEnding } from './search-ending.ts';

const job = (employerName: string) => ({ employerName, position: 'Clerk' });
const school = (institutionName: string) => ({ institutionName, qualification: 'BA', fieldOfStudy: 'Art' });

describe('the source of a record', () => {
  it.each([
    ['each employer by itself', [job('Acme'), job('Beta')], [0, 1]],
    [
      'one employer however it is written',
      [job('Acme Inc'), job('Beta'), job('ACME, Incorporated')],
      [0, 1, 0],
    ],
    ['schools as well', [school('State University'), school('The State Univ.')], [0, 0]],
    ['none', [], []],
  ])('%s', (_what, records, sources) => {
    expect(sourcesOf(records)).toEqual(sources);
  });

  it.each([
    ['acme inc.', 0],
    ['Beta LLC', 1],
    ['Gamma', null],
    ['__proto__', null],
  ])('that %j names is %s', (name, source) => {
    expect(sourceNamed([job('Acme'), job('Beta'), job('Acme')], name)).toBe(source);
  });
});

describe('a contact', () => {
  const records = [
    { record: 0, source: 0, outreach: 'ASKING', status: 'OPEN' as const },
    { record: 1, source: 1, outreach: 'OVER', status: 'VERIFIED' as const },
    { record: 2, source: 0, outreach: 'OVER', status: 'REVIEW' as const },
    { record: 3, source: 3, outreach: 'ASKING', status: 'REVIEW' as const },
  ];

  it.each([
    ['of a source that is open', 0, [0]],
    ['of one that is settled', 1, []],
    ['of no source', null, [0, 3]],
  ])('%s is asked about %s: %j', (_what, recordSource, sources) => {
    expect(sourcesOfContact({ recordSource }, askedRecords(records))).toEqual(sources);
  });

  it('may be asked by the client about what is not settled', () => {
    expect(askableRecords(records).map(({ record }) => record)).toEqual([0, 2, 3]);
  });

  it.each([
    [[2], [0]],
    [
      [1, 3],
      [1, 3],
    ],
    [null, [0, 1, 3]],
  ])('whose attempt asks about %j is asked for the sources %j', (asked, sources) => {
    expect(sourcesOfAttempt({ records: asked }, records)).toEqual(sources);
  });
});

describe('a record', () => {
  const ANSWERS: RecordCommand[] = ['verify', 'verifyInPart', 'contradict'];
  const LEADS: [RecordStatus, RecordCommand, RecordStatus][] = [
    ...(['OPEN', 'REVIEW', 'PARTIAL', 'THIRD_PARTY', 'UNREACHABLE'] as const).flatMap(
      (from): [RecordStatus, RecordCommand, RecordStatus][] => [
        [from, 'verify', 'VERIFIED'],
        [from, 'verifyInPart', 'PARTIAL'],
        [from, 'contradict', 'DISCREPANCY'],
      ],
    ),
    ...RECORD_STATUSES.filter((from) => from !== 'REVIEW').map(
      (from): [RecordStatus, RecordCommand, RecordStatus] => [from, 'putUp', 'REVIEW'],
    ),
    ['OPEN', 'refer', 'THIRD_PARTY'],
    ['REVIEW', 'refer', 'THIRD_PARTY'],
    ['UNREACHABLE', 'refer', 'THIRD_PARTY'],
    ['REVIEW', 'accept', 'VERIFIED'],
    ['REVIEW', 'acceptInPart', 'PARTIAL'],
    ['REVIEW', 'acceptContradiction', 'DISCREPANCY'],
    ['REVIEW', 'acceptDenial', 'NO_RECORD'],
    ['REVIEW', 'reject', 'OPEN'],
    ['OPEN', 'giveUp', 'UNREACHABLE'],
    ['UNREACHABLE', 'askAgain', 'OPEN'],
    ['THIRD_PARTY', 'askAgain', 'OPEN'],
  ];
  const COMMANDS: RecordCommand[] = [
    ...ANSWERS,
    ...(['refer', 'putUp', 'accept', 'acceptInPart', 'acceptContradiction'] as const),
    ...(['acceptDenial', 'reject', 'giveUp', 'askAgain'] as const),
  ];

  it.each(RECORD_STATUSES.flatMap((from) => COMMANDS.map((command) => ({ from, command }))))(
    'that is $from by "$command"',
    ({ from, command }) => {
      const [, , next = null] = LEADS.find(([status, done]) => status === from && done === command) ?? [];
      expect(recordTransition(from, command)).toBe(next);
    },
  );
});

describe('the claims of a record', () => {
  it.each([
    [['MATCH', 'MATCH'], 'verify'],
    [['MATCH', 'NOT_VERIFIED'], 'verifyInPart'],
    [['MATCH', 'MISMATCH', 'NOT_VERIFIED'], 'contradict'],
    [['NOT_VERIFIED'], null],
    [['UNCLEAR'], null],
    [[], null],
  ] as const)('%j come to %s', (matches, verdict) => {
    expect(claimsVerdict(matches.map((match) => ({ match })))).toBe(verdict);
  });
});

describe('a search', () => {
  it.each<[RecordStatus[], ReturnType<typeof searchEnding>]>([
    [['VERIFIED'], 'VERIFIED_NO_DISCREPANCY'],
    [['VERIFIED', 'VERIFIED'], 'VERIFIED_NO_DISCREPANCY'],
    [['VERIFIED', 'PARTIAL'], 'VERIFIED'],
    [['VERIFIED', 'THIRD_PARTY'], 'VERIFIED'],
    [['PARTIAL', 'UNREACHABLE'], 'VERIFIED'],
    [['VERIFIED', 'DISCREPANCY', 'THIRD_PARTY'], 'VERIFIED_DISCREPANCY'],
    [['NO_RECORD'], 'VERIFIED_DISCREPANCY'],
    [['THIRD_PARTY', 'THIRD_PARTY'], 'THIRD_PARTY_RECORD'],
    [['THIRD_PARTY', 'UNREACHABLE'], null],
    [['UNREACHABLE'], null],
    [['VERIFIED', 'OPEN'], null],
    [['DISCREPANCY', 'REVIEW'], null],
  ])('whose records are %j ends as %s', (statuses, ending) => {
    expect(searchEnding(statuses)).toBe(ending);
  });
});
