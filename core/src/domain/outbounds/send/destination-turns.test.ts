import { describe, expect, it } from 'vitest';
import { DEFAULT_CAPS, turnAt } from './destination-turns.ts';

const NOW = Date.parse('2026-03-02T15:00:00Z');
const minutes = (...ago: number[]) => ago.map((minute) => new Date(NOW - minute * 60_000));

/** In how many minutes the turn comes. */
const turnIn = (sent: Date[], { before = 0, isKnown = false } = {}) =>
  (turnAt({ sent, before, isKnown, caps: DEFAULT_CAPS, now: new Date(NOW) }).getTime() - NOW) / 60_000;

describe('the turn of a first request', () => {
  it.each([
    ['comes at once where nothing went', [], {}, 0],
    ['comes at once below the hour', minutes(50, 20, 5), {}, 0],
    ['comes an hour after the fourth before', minutes(50, 40, 20, 5), {}, 10],
    ['comes after those that wait before it', minutes(50, 40, 20, 5), { before: 2 }, 40],
    ['comes for each of many in its own hour', [], { before: 9 }, 120],
    ['comes at once where the hour is free', minutes(200, 199, 198, 197, 90, 80, 70), {}, 0],
    [
      'comes a day after the twentieth before',
      minutes(...Array.from({ length: 20 }, (_, at) => 1300 - at * 60)),
      {},
      140,
    ],
    ['comes sooner at a known destination', minutes(50, 40, 20, 5), { isKnown: true }, 0],
    [
      'comes an hour after the sixtieth before at a known one',
      minutes(...Array(60).fill(45)),
      { isKnown: true },
      15,
    ],
  ])('%s', (_when, sent, beside, expected) => expect(turnIn(sent, beside)).toBe(expected));
});
