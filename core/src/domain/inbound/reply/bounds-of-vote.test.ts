import { expect, it } from 'vitest';
import type { ReplyKind, ReplyRequest } from '../read/reading.ts';
import { takeApart } from './take-apart.ts';
import { type KindSigns, tellKind } from './tell-kind.ts';

const REQUEST: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Alma', lastName: 'Keough', aliases: [] },
  records: [{ employerName: 'Tern Island Ferries', position: 'Deckhand', startDate: '2014-05' }],
};
const NO_SIGNS: Omit<KindSigns, 'statements'> = {
  isAutoReply: false,
  away: null,
  vendorEvidence: null,
  isTickedUnclear: false,
  values: 0,
  isOfOther: false,
};
const told = (text: string, signs: Partial<KindSigns> = {}) =>
  tellKind({ ...NO_SIGNS, statements: takeApart(text, REQUEST).spoken, ...signs }, REQUEST);

const DENIED = 'Searched all our boats and all our books. That woman was never crew.';
const SENT_ON =
  'We sell the tickets, that is all. The office that has the crew files is at Harbor Street, ask them.';
const FEE = 'We want 15 dollars for that, paid before anybody starts looking.';

it.each<[ReplyKind, string]>([
  ['NO_RECORD', DENIED],
  ['WRONG_PERSON', SENT_ON],
  ['FEE_WANTED', FEE],
  ['REFUSED', 'The family has decided that nobody here says anything about people who have left.'],
  ['AUTHORIZATION_WANTED', 'Send me something with her signature on it, then I will gladly fill this in.'],
  ['INFO_WANTED', 'Which Keough? I would need her date of birth or the name of the boat.'],
])('words that no list has tell %s: %s', (kind, text) => {
  expect(told(text)).toMatchObject({ kind, weighed: expect.arrayContaining([expect.any(String)]) });
});

it('rests on the statement that has most of the words that weighed', () => {
  const fee = 'We want 15 dollars for that, paid before we look.';
  expect(told(`Good morning! ${fee}`).evidence).toBe(fee);
});

it.each<[string, string, Partial<KindSigns>, ReplyKind]>([
  ['what is said of another person only is no denial', DENIED, { isOfOther: true }, 'UNCLEAR'],
  ['what denies clearly gives no value', DENIED, { values: 3 }, 'NO_RECORD'],
  ['a vendor that is named is where to ask', SENT_ON, { vendorEvidence: 'Truework' }, 'THIRD_PARTY'],
  ['but a fee is more than that', FEE, { vendorEvidence: 'Truework' }, 'FEE_WANTED'],
  ['a machine says so by its form', FEE, { isAutoReply: true }, 'AUTO_REPLY'],
  ['lines of a form with values need more than that', 'Fee: none\nPaid: no', { values: 2 }, 'ANSWER'],
  ['boxes that show nothing tell nothing', DENIED, { isTickedUnclear: true }, 'UNCLEAR'],
  ['words that were never seen tell nothing', 'Zyzzyva!', {}, 'UNCLEAR'],
])('%s', (_, text, signs, kind) => {
  expect(told(text, signs).kind).toBe(kind);
});

it('is sure of nothing but lines of claims, which no word could vote on', () => {
  expect(told('', { values: 3 })).toEqual({ kind: 'ANSWER', evidence: null, share: 1 });
});
