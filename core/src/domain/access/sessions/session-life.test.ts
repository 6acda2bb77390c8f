import { expect, it } from 'vitest';
import { hasEnded, isToBeNoted, SESSION_MS } from './session-life.ts';

const START = new Date('2026-03-02T08:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const times = (lastSeen: number) => ({
  lastSeenAt: after(lastSeen),
  expiresAt: new Date(START.getTime() + SESSION_MS),
});

it.each([
  [false, 'has just begun', 0, 0],
  [false, 'was used within the hour', 0, 59.9],
  [true, 'was not used for an hour', 0, 60],
  [false, 'is in its twelfth hour', 719, 719.9],
  [true, 'has lasted twelve hours, whatever was done in it', 719.9, 720],
])('has ended: %s, where it %s', (ended, _what, lastSeen, now) =>
  expect(hasEnded(times(lastSeen), after(now))).toBe(ended),
);

it.each([
  [false, 59],
  [true, 60],
])('its use is noted: %s after %d seconds', (noted, seconds) =>
  expect(isToBeNoted(times(0), after(seconds / 60))).toBe(noted),
);
