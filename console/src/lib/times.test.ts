import { describe, expect, it } from 'vitest';
import { exactTime } from './times.ts';

describe('an exact time', () => {
  it.each([
    ['en', /^Mar 2, 2026, \d{1,2}:\d\d\s[AP]M \S+$/],
    ['es', /^2 mar 2026, \d{1,2}:\d\d \S+$/],
  ])('names its zone in %s', (language, said) => {
    expect(exactTime('2026-03-02T12:00:00Z', language)).toMatch(said);
  });
});
