import { expect, it } from 'vitest';
import type { TestCore } from '../../../testing/index.ts';
import { plannedIn, type Situation } from '../../../testing/situations.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const CALL = { employerPhone: '+15125550100' };

/** The organization is in New York; hours are nine to five, Monday to Friday, where the contact is. */
const SITUATIONS: [string, Situation][] = [
  ['a leap day', { at: '2028-02-28T23:00Z', expected: 'E 02-29T14:00 E 03-01T14:00 E 03-02T14:00' }],
  [
    'a policy that names its zone',
    {
      at: '2026-03-02T15:00Z',
      employer: { employerLocation: 'Honolulu, HI' },
      timing: { businessHours: { timezone: 'America/Chicago' } },
      expected: 'E 03-02T15:00 E 03-03T15:00 E 03-04T15:00',
    },
  ],
  [
    'Saturdays only',
    {
      at: '2026-03-02T15:00Z',
      timing: { businessHours: { allowedDays: [6] }, outboundWindowMinutes: 20160, searchSlaMinutes: 40320 },
      expected: 'E 03-07T14:00 E 03-14T13:00',
    },
  ],
  [
    'the last hour of the day',
    {
      at: '2026-03-02T15:00Z',
      timing: { businessHours: { startTime: '23:00', endTime: '23:59' } },
      expected: 'E 03-03T04:00 E 03-04T04:00 E 03-05T04:00',
    },
  ],
  [
    'calls at night, which a policy would allow',
    {
      at: '2026-03-03T03:00Z',
      employer: { employerEmail: undefined, employerPhone: '+15125550100', employerLocation: 'Austin, TX' },
      timing: { businessHours: { startTime: '00:00', endTime: '23:59' } },
      expected: 'V 03-03T14:00 V 03-04T14:00 V 03-05T14:00',
    },
  ],
  [
    'calls of which only the number tells where',
    {
      at: '2026-03-02T13:00Z',
      employer: { employerEmail: undefined, employerPhone: '+18085550100' },
      expected: 'V 03-02T19:00 V 03-03T19:00 V 03-04T19:00',
    },
  ],
  [
    'an SLA before the first business hour',
    { at: '2026-03-06T23:00Z', timing: { searchSlaMinutes: 600 }, expected: '' },
  ],
  [
    'a window that closes before the first business hour',
    { at: '2026-03-06T23:00Z', timing: { outboundWindowMinutes: 600 }, expected: '' },
  ],
  [
    'an SLA in the middle of the follow-ups',
    { at: '2026-03-02T15:00Z', timing: { searchSlaMinutes: 2000 }, expected: 'E 03-02T15:00 E 03-03T15:00' },
  ],
  [
    'an SLA at the very time of a follow-up',
    { at: '2026-03-02T15:00Z', timing: { searchSlaMinutes: 1440 }, expected: 'E 03-02T15:00' },
  ],
  [
    'every channel switched off',
    { at: '2026-03-02T15:00Z', channels: { email: false, voice: false, fax: false }, expected: '' },
  ],
  [
    'mail switched off, a number left',
    {
      at: '2026-03-02T15:00Z',
      employer: CALL,
      channels: { email: false },
      expected: 'V 03-02T15:00 V 03-03T15:00 V 03-04T15:00',
    },
  ],
  [
    'a preferred channel',
    {
      at: '2026-03-02T15:00Z',
      employer: CALL,
      channels: { preferredChannel: 'VOICE' },
      expected: 'V 03-02T15:00 E 03-03T15:00 V 03-04T15:00 E 03-05T15:00 V 03-06T15:00',
    },
  ],
  [
    'a preferred channel that is switched off',
    {
      at: '2026-03-02T15:00Z',
      employer: CALL,
      channels: { preferredChannel: 'VOICE', voice: false },
      expected: 'E 03-02T15:00 E 03-03T15:00 E 03-04T15:00',
    },
  ],
  [
    'a cap for each destination',
    {
      at: '2026-03-02T15:00Z',
      employer: CALL,
      outbound: { maxAttemptsPerMethod: 1 },
      expected: 'E 03-02T15:00 V 03-03T15:00',
    },
  ],
  [
    'a cap for all',
    { at: '2026-03-02T15:00Z', employer: CALL, outbound: { maxTotalAttempts: 1 }, expected: 'E 03-02T15:00' },
  ],
  [
    'follow-ups every hour, until closing time',
    {
      at: '2026-03-02T20:30Z',
      outbound: { followUpMinutes: 60 },
      expected: 'E 03-02T20:30 E 03-02T21:30 E 03-03T14:00',
    },
  ],
  [
    'closing time to the minute',
    { at: '2026-03-02T22:00Z', expected: 'E 03-03T14:00 E 03-04T14:00 E 03-05T14:00' },
  ],
  [
    'opening time to the minute',
    { at: '2026-03-02T14:00Z', expected: 'E 03-02T14:00 E 03-03T14:00 E 03-04T14:00' },
  ],
  [
    'a number that is none',
    { at: '2026-03-02T15:00Z', employer: { employerEmail: undefined, employerPhone: '12' }, expected: '' },
  ],
  [
    'a destination that is blocked beside one that is not',
    {
      at: '2026-03-02T15:00Z',
      employer: CALL,
      channels: { blockedDestinations: ['hr@contoso.example'] },
      expected: 'V 03-02T15:00 V 03-03T15:00 V 03-04T15:00',
    },
  ],
  [
    'destinations of which one is allowed',
    {
      at: '2026-03-02T15:00Z',
      employer: CALL,
      channels: { allowedDestinations: ['@contoso.example'] },
      expected: 'E 03-02T15:00 E 03-03T15:00 E 03-04T15:00',
    },
  ],
  [
    'a hint trusted more than the history',
    {
      at: '2026-03-02T15:00Z',
      outbound: { contactHints: [{ phone: '+15125550177', priority: 'HIGH' }], maxTotalAttempts: 3 },
      expected: 'E 03-02T15:00 E 03-03T15:00 V 03-03T15:00',
    },
  ],
  [
    'holidays in Shanghai',
    {
      at: '2026-09-30T15:00Z',
      employer: { employerLocation: 'Shanghai, China' },
      timing: { outboundWindowMinutes: 20160, searchSlaMinutes: 40320 },
      expected: 'E 10-05T01:00 E 10-06T01:00 E 10-07T01:00',
    },
  ],
  [
    'two jobs at one office',
    {
      at: '2026-03-02T15:00Z',
      second: { employerName: 'Fabrikam', position: 'Clerk', employerEmail: 'HR@contoso.example' },
      expected: 'E 03-02T15:00 E 03-03T15:00 E 03-04T15:00',
    },
  ],
];

it.each(SITUATIONS)('%s', async (_what, situation) => {
  expect(await plannedIn({ test, clock }, context, situation)).toBe(situation.expected);
});
