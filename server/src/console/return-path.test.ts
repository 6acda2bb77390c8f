import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it.each([
  '/console',
  '/console/',
  '/console/work?queue=mine&type=EMPLOYMENT#first',
  '/console/searches/0197f0c5-0000-7000-8000-000000000000',
  '/console//evil.example',
])('takes people back to %s', (path) => expect(returnPath(path)).toBe(path));

it.each([
  ['nothing', undefined],
  ['a list', ['/console/work']],
  ['another site', 'https://evil.example/console'],
  ['another site, without its protocol', '//evil.example/console'],
  ['another site, with backslashes', '/\\evil.example/console'],
  ['another site, with a tab in between', '/\t/evil.example/console'],
  ['another site, behind a name', '/console@evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a path that is no page of the console', '/background-check/v1/orders'],
  ['a path that only begins so', '/consoles'],
  ['a path that leaves the console', '/console/../docs'],
  ['a path that leaves it unseen', '/console/%2e%2e/docs'],
  ['another sign-in', '/console/sign-in?returnTo=/console/sign-in'],
  ['the end of this one', '/console/callback?code=x'],
  ['a path without a beginning', 'console/work'],
  ['too long a path', `/console/${'a'.repeat(2_000)}`],
])('takes people to the console, and not to %s', (_what, asked) =>
  expect(returnPath(asked)).toBe('/console'),
);

it('hands on no line break', () => {
  expect(returnPath('/console/work\r\nSet-Cookie: a=b')).toBe('/console/workSet-Cookie:%20a=b');
});
