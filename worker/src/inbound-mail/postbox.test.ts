import { expect, it } from 'vitest';
import { isSmall } from './postbox.ts';

it.each([
  ['a short answer', 'Subject: Re: verification\r\n\r\nAll correct.\r\n', true],
  ['a long answer', `${'x'.repeat(70)}\r\n`.repeat(400), true],
  ['one with a document', 'x'.repeat(40_000), false],
  ['one of empty lines', '\n'.repeat(30_000), false],
])('a mail is taken apart at once when that is quickly done: %s', (_what, raw, expected) => {
  expect(isSmall(Buffer.from(raw))).toBe(expected);
});
