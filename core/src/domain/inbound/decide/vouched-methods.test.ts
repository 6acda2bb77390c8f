import { describe, expect, it } from 'vitest';
import { plainName } from './vouched-methods.ts';

describe('plainName', () => {
  it.each([
    ['Kim Ode', 'Kim Ode'],
    ['Dr. María-José O’Neil', 'Dr. María-José O’Neil'],
    ['J. R. Smith', 'J. R. Smith'],
    ['evil.example', 'evil. example'],
    ['https://evil.example', null],
    ['Kim <b>Ode</b>', null],
    ['Win $1000 now', null],
    ['kim@evil.example', null],
    ['x'.repeat(81), null],
    [null, null],
  ])('takes %j for %j', (given, expected) => {
    expect(plainName(given)).toBe(expected);
  });
});
