import { expect, it } from 'vitest';
import { type CallBackTime, callBackTime } from './call-back-time.ts';

const at = (time: string) => new Date(`${time}:00Z`);

// A Monday, 10:00 in New York.
const NOW = at('2026-03-02T15:00');
const HOURS = {
  timezone: 'America/New_York',
  startTime: '09:00',
  endTime: '17:00',
  allowedDays: [1, 2, 3, 4, 5],
  isClosed: (day: string) => day === '2026-03-05',
};
const SLA = at('2026-03-09T15:00');
const LAST = at('2026-03-07T15:00');

const cases: [what: string, asked: string, CallBackTime, change?: object][] = [
  ['in business hours: then', '2026-03-03T15:00', { at: at('2026-03-03T15:00') }],
  ['before they open there: when they do', '2026-03-03T12:30', { at: at('2026-03-03T14:00') }],
  ['at the end of the day: the next morning', '2026-03-03T22:00', { at: at('2026-03-04T14:00') }],
  ['on a closed day: on the next one', '2026-03-05T15:00', { at: at('2026-03-06T14:00') }],
  ['on a time that has passed: now', '2026-03-02T14:59', { at: NOW }],
  ['after the SLA: not', '2026-03-10T15:00', { reason: 'SEARCH_ENDS' }],
  [
    'after the outbound window, within the SLA: not',
    '2026-03-08T15:00',
    { reason: 'WINDOW_CLOSES' },
    { slaAt: at('2026-03-20T15:00') },
  ],
  ['when the search ends: not', '2026-03-09T15:00', { reason: 'SEARCH_ENDS' }, { lastAt: SLA }],
  ['just before it ends: then', '2026-03-09T14:59', { at: at('2026-03-09T14:59') }, { lastAt: SLA }],
];

it.each(cases)('a contact who asks to be called %s', (_, asked, expected, change = {}) => {
  const input = { asked: at(asked), now: NOW, hours: HOURS, lastAt: LAST, slaAt: SLA, ...change };
  expect(callBackTime(input)).toEqual(expected);
});
