import { expect, it } from 'vitest';
import type { ReplyRequest } from '../../read/reading.ts';
import { takeApart } from '../take-apart.ts';
import { castVote } from './cast-vote.ts';
import { featuresOf } from './features.ts';

const REQUEST: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Alma', lastName: 'Keough', aliases: [] },
  records: [{ employerName: 'Tern Island Ferries', position: 'Deckhand', startDate: '2014-05' }],
};

const features = (text: string) => featuresOf(takeApart(text, REQUEST).spoken, REQUEST);

it('deals out one vote among all kinds, that with most first', () => {
  const ballot = castVote(features('We want 15 dollars for that, paid before anybody starts looking.'));
  const shares = ballot?.shares.map(([, share]) => share) ?? [];
  expect(ballot?.shares[0]?.[0]).toBe('FEE_WANTED');
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
});

it('names what spoke most for each kind, of what the reply has', () => {
  const has = features('Send me something with her signature on it, then I will gladly fill this in.');
  const weighed = castVote(has)?.weighed('AUTHORIZATION_WANTED') ?? [];
  expect(weighed.length).toBeGreaterThan(0);
  expect(weighed.every((feature) => has.has(feature))).toBe(true);
  expect(castVote(has)?.weighed('FEE_WANTED')).not.toEqual(weighed);
});

it('calls the applicant and the source the same in all replies', () => {
  const names = [...features('Alma Keough sailed with Tern Island.')];
  expect(names).toEqual(
    expect.arrayContaining(['@applicant', '@applicant @applicant', '@source', 'sailed with', '#1']),
  );
  expect(names.filter((feature) => /alma|keough|tern|island/.test(feature))).toEqual([]);
});

it('has no vote for words that it has never seen', () => {
  expect(castVote(new Set(['zyzzyva']))).toBeNull();
});
