import { describe, expect, it } from 'vitest';
import { parseInThread } from './parse-in-thread.ts';
import { parseMail, UnreadableMail } from './parse-mail.ts';
import { latin1, nested, OUTLOOK_REPLY } from './testing/mails.ts';

const LONG = latin1(`Content-Type: text/plain\r\n\r\n${`${'x'.repeat(70)}\n`.repeat(250_000)}`);

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
