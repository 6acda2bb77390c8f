import { expect, it } from 'vitest';
import { processorMs } from '../../../../platform/testing/processor-time.ts';
import { withoutMarkup } from './without-markup.ts';

it.each([
  ['names of characters', 'May&nbsp;2, 2013 &ndash; June&nbsp;5', 'May 2, 2013 – June 5'],
  ['lines', '<div>Title: Cook<br>Hired: 2015</div>', '\nTitle: Cook\nHired: 2015\n'],
  ['rows', '<table><tr><td>Title</td><td>Cook</td></tr></table>', '\n\nTitle\tCook\n\n'],
  ['what is not shown', '<style>p { top: 0 }</style><p>Cook</p>', '\nCook\n'],
  ['what is hidden', '<p>Cook<span style="display: none">Chef</span></p>', '\nCook \n'],
  ['what any element hides', 'Cook<section style="display:none">Chef</section>', 'Cook '],
  ['addresses', '<p>Ask Pat <pat@contoso.example></p>', '\nAsk Pat <pat@contoso.example>\n'],
  ['text without any', 'a < b, and b > c; AT&T', 'a < b, and b > c; AT&T'],
])('takes %s out of their marks', (_, text, expected) => {
  expect(withoutMarkup(text)).toBe(expected);
});

it('takes long and hostile marks apart at once', () => {
  const start = processorMs();
  for (const piece of ['<div>', '<div ', '&nbsp;', '<a@', '</td>'])
    withoutMarkup(`<p>${piece.repeat(30_000)}`);
  expect(processorMs() - start).toBeLessThan(2_000);
});
