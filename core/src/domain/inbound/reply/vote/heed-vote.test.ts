import { expect, it } from 'vitest';
import type { ReplyKind, ReplyRequest } from '../../read/reading.ts';
import { takeApart } from '../take-apart.ts';
import { castVote } from './cast-vote.ts';
import { featuresOf } from './features.ts';
import { heedVote, type PutToVote } from './heed-vote.ts';

const REQUEST: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Alma', lastName: 'Keough', aliases: [] },
  records: [{ employerName: 'Tern Island Ferries', position: 'Deckhand', startDate: '2014-05' }],
};
const TOLD: PutToVote = {
  kind: 'UNCLEAR',
  values: 0,
  isOfOther: false,
  namesVendor: false,
  byIdeas: false,
  saysOfApplicant: () => true,
};

const vote = (text: string, told: Partial<PutToVote> = {}) =>
  heedVote({ ...TOLD, ...told }, takeApart(text, REQUEST).spoken, REQUEST);

it.each<[ReplyKind, string]>([
  ['NO_RECORD', 'Searched all our boats and all our books. That woman was never crew.'],
  [
    'WRONG_PERSON',
    'We sell the tickets, that is all. The office that has the crew files is at Harbor Street, ask them.',
  ],
  ['REFUSED', 'The family has decided that nobody here says anything about people who have left.'],
  ['AUTHORIZATION_WANTED', 'Send me something with her signature on it, then I will gladly fill this in.'],
  ['FEE_WANTED', 'We want 15 dollars for that, paid before anybody starts looking.'],
  ['INFO_WANTED', 'Which Keough? I would need her date of birth or the name of the boat.'],
])('tells %s of words that no rule knows: %s', (kind, text) => {
  expect(vote(text).instead).toMatchObject({ kind });
});

it('names the words that weighed most, and the statement that has most of them', () => {
  const { instead } = vote(
    'Good morning! Send me something with her signature on it, then I will gladly fill this in.',
  );
  expect(instead?.evidence).toBe(
    'Send me something with her signature on it, then I will gladly fill this in.',
  );
  expect(instead?.weighed.length).toBeGreaterThan(0);
  const features = featuresOf(takeApart(instead?.evidence ?? '', REQUEST).spoken, REQUEST);
  expect(instead?.weighed.some((word) => features.has(word))).toBe(true);
});

it('says nothing against what it would tell as well', () => {
  const text = 'We want 15 dollars for that, paid before anybody starts looking.';
  expect(vote(text, { kind: 'FEE_WANTED' })).toEqual({ instead: null, isFor: true, isAgainst: false });
});

it('leaves many values an answer, and only speaks against it', () => {
  const text = 'Searched all our boats and all our books. That woman was never crew.';
  expect(vote(text, { kind: 'ANSWER', values: 3 })).toEqual({ instead: null, isFor: false, isAgainst: true });
});

it('asks for no vote on lines of a form that gave values', () => {
  const told: Partial<PutToVote> = { kind: 'ANSWER', values: 1 };
  expect(vote('Fee: 15 dollars\nPaid: before', told)).toEqual({
    instead: null,
    isFor: false,
    isAgainst: false,
  });
});

it('takes nothing that is said of another person for a denial', () => {
  const text = 'Searched all our boats and all our books. That woman was never crew.';
  expect(vote(text, { isOfOther: true }).instead).toBeNull();
});

it('calls the applicant and the source the same in all replies', () => {
  const features = featuresOf(takeApart('Alma Keough sailed with Tern Island.', REQUEST).spoken, REQUEST);
  expect([...features]).toEqual(
    expect.arrayContaining(['@applicant', '@applicant @applicant', '@source', 'sailed with', '#1']),
  );
  expect([...features].filter((feature) => /alma|keough|tern|island/.test(feature))).toEqual([]);
});

it('has no vote for words that it has never seen', () => {
  expect(castVote(new Set(['zyzzyva']))).toBeNull();
});

it('sends to no other contact where a vendor is named that is known', () => {
  const text =
    'We sell the tickets, that is all. The office that has the crew files is at Harbor Street, ask them.';
  const told: Partial<PutToVote> = { kind: 'THIRD_PARTY' };
  expect(vote(text, told).instead).toMatchObject({ kind: 'WRONG_PERSON' });
  expect(vote(text, { ...told, namesVendor: true }).instead).toBeNull();
});
