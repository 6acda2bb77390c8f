import { expect, it } from 'vitest';
import { hideMiddle } from './read-request-origin.ts';

it.each([
  ['records@contoso.example', 'r…s@contoso.example'],
  ['hr@contoso.example', 'h…@contoso.example'],
  ['a@contoso.example', 'a…@contoso.example'],
  ['+1 (512) 555-0142', '…0142'],
])('%s is shown as %s', (destination, shown) => {
  expect(hideMiddle(destination)).toBe(shown);
});
