import { expect, it } from 'vitest';
import type { ReplyKind, ReplyRequest } from '../read/reading.ts';
import { readReply } from './read-reply.ts';

const request: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Odile', lastName: 'Marchetti', aliases: [] },
  records: [{ employerName: 'Torrent Mills', position: 'Rigger', startDate: '2012-05', endDate: '2016-08' }],
};

it.each<[ReplyKind, boolean, string]>([
  ['UNCLEAR', false, 'Kim, Lee - is this one of yours? Can someone handle it?'],
  ['UNCLEAR', false, 'Please see attached.'],
  ['UNCLEAR', false, 'Anbei.'],
  ['UNCLEAR', false, 'Yes, I can confirm that Odile'],
  ['WRONG_PERSON', true, 'They moved out in 2022. We are just the landlord.'],
  ['STOP', true, 'Please cease all contact with our office.'],
  ['STOP', true, 'Cessez toute correspondance avec notre bureau.'],
  ['AUTO_REPLY', true, 'Pat Doe is no longer employed by Torrent Mills. This mailbox is not monitored.'],
  [
    'RECEIPT',
    false,
    'Your submission "Odile Marchetti" was received.\n\nSummary of your submission:\n  Position: Rigger\n  Start: May 2012\n  End: August 2016',
  ],
  ['ANSWER', true, 'Please see attached. Odile was a rigger from May 2012 to August 2016.'],
])('%s, to be left alone: %s: %s', (kind, stopOutreach, text) => {
  const reply = { from: 'desk@torrent.example', subject: 'Re: Verification', text, isAutoReply: false };
  expect(readReply(request, reply, new Date('2025-03-20'))).toMatchObject({ kind, stopOutreach });
});
