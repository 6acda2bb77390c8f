import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { classifyMail } from './classify-mail.ts';
import { type MailToRead, readInThread } from './read-in-thread.ts';

const mailOf = (text: string): MailToRead => ({
  kind: 'MESSAGE',
  words: { from: 'pat@contoso.example', subject: 'Re: verification', text },
  signs: { hasDocuments: false, at: new Date('2025-03-04T15:00:00Z') },
  request: {
    searchType: 'EMPLOYMENT',
    applicant: { firstName: 'Jordan', lastName: 'Rivera', aliases: [] },
    records: [{ employerName: 'Contoso Inc', position: 'Analyst', startDate: '2019-03-01' }],
  },
});

it('reads as classifyMail does, several in their order', async () => {
  const mails = [
    'We have no record of Jordan Rivera.',
    'Title: Senior Analyst',
    'Do not write to us again.',
  ].map(mailOf);
  const read = await Promise.all(mails.map(readInThread));
  expect(read).toEqual(
    mails.map(({ kind, words, signs, request }) => classifyMail(kind, words, signs, request)),
  );
  expect(new Set(read.map(({ classified }) => classified.type)).size).toBe(3);
});

it('lets everything else go on while a message takes long', async () => {
  const hostile = mailOf(`${'> a: b ->'.repeat(400)}\n${'March 2019 - May 2021, analyst; '.repeat(2_000)}`);
  let isRead = false;
  const reading = readInThread(hostile).finally(() => {
    isRead = true;
  });
  let turns = 0;
  for (; !isRead; turns += 1) await setImmediate();
  expect((await reading).classified.type).toEqual(expect.any(String));
  expect(turns).toBeGreaterThan(20);
});
