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
