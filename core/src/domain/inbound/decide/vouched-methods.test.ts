import { describe, expect, it } from 'vitest';
import { costOf, leastBelow } from '../../../platform/testing/processor-time.ts';
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

  it('takes no longer for what is nearly a name', () => {
    // Each of them doubled the time until it was known to be none.
    const name = `a${'. a'.repeat(24)}!`;
    expect(leastBelow(5, () => costOf(() => plainName(name)))).toBeLessThan(5);
  });
});
