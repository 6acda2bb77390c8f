import { expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

it.each([
  [
    '<p><input type="checkbox"> All correct<br><input type="checkbox" checked>No record</p>',
    '[ ] All correct\n[x] No record',
  ],
  [
    '<label><input type="radio" checked="checked"/> Yes</label> <label><input type="radio"/> No</label>',
    '[x] Yes [ ] No',
  ],
  ['<p>Name: <input type="text" value="Pat"></p>', 'Name:'],
])('writes the boxes of a form as plain text has them: %s', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

it.each([
  ['<b>', ''],
  ['<b>', '</i>'],
  ['<b>', '</p>'],
])('reads what stands before %s%s without end, and takes no time for the rest', (opened, closed) => {
  const half = (tag: string) => tag.repeat(250_000 / (tag.length || 250_000));
  const html = `<p>We can <b>confirm</b> it.</p>${half(opened)}${half(closed)}`;
  const before = process.threadCpuUsage();
  expect(htmlToText(html)).toMatch(/^We can confirm it\./);
  const { user, system } = process.threadCpuUsage(before);
  // Some 50 ms: where all of them are open, the library takes 1 to 9 s.
  expect((user + system) / 1_000).toBeLessThan(500);
});
