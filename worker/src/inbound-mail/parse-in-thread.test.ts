import { describe, expect, it } from 'vitest';
import { parseInThread } from './parse-in-thread.ts';
import { parseMail, UnreadableMail } from './parse-mail.ts';
import { latin1, nested, OUTLOOK_REPLY } from './testing/mails.ts';

const lines = (line: string, megabytes: number) =>
  `${line}\r\n`.repeat((megabytes * 1024 * 1024) / (line.length + 2));
/** A document of 17 MB. */
const LONG = latin1(
  `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines('QUJD'.repeat(19), 17)}`,
);
const part = (type: string, content: string) =>
  `--x\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${content}`;

describe('a mail that is taken apart beside the work', () => {
  it('is the same as one taken apart at once', async () => {
    const raw = Buffer.from(OUTLOOK_REPLY);
    expect(await parseInThread(raw, 'pat@contoso.example')).toEqual(
      await parseMail(raw, 'pat@contoso.example'),
    );
  });

  it('is refused when it is a trap', async () => {
    await expect(parseInThread(Buffer.from(nested(100)), null)).rejects.toThrow(UnreadableMail);
  });

  it('is refused when it takes too much memory', async () => {
    await expect(parseInThread(LONG, null, { maxMemoryMb: 16 })).rejects.toThrow(UnreadableMail);
  });

  it('takes no more memory for 24 MB of words than for what is read of them', async () => {
    const words = [
      part('text/plain', `ж${lines('&'.repeat(70), 12)}`),
      part('text/html', lines('<b>&amp;'.repeat(8), 12)),
      part('application/pdf', '%PDF-1.7\r\n'),
    ].join('');
    const raw = Buffer.from(`Content-Type: multipart/mixed; boundary=x\r\n\r\n${words}--x--\r\n`);
    const { text, documents } = await parseInThread(raw, null, { maxMemoryMb: 128 });
    expect([text?.length, documents.length]).toEqual([200_000, 1]);
  });

  it('is given up when it takes too long, and keeps nobody waiting meanwhile', async () => {
    let turns = 0;
    const counter = setInterval(() => {
      turns += 1;
    }, 5);
    const parsing = parseInThread(LONG, null, { maxTime: 300 });
    await expect(parsing).rejects.toThrow('The mail took too long to take apart');
    clearInterval(counter);
    expect(turns).toBeGreaterThan(10);
  });
});
