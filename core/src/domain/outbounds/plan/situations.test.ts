import { expect, it } from 'vitest';
import { orderSearch, type TestCore } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { openDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import { researchSearch } from './research-search.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const MAIL = { employerEmail: 'hr@contoso.example' };
const CALL = { employerPhone: '+15125550100' };

interface Situation {
  at: string;
  /** Whom the history names, and where. */
  employer?: object;
  timing?: object;
  outbound?: object;
  channels?: object;
  closedDays?: string[];
  /** The first letter of the channel, and when, in UTC. */
  expected: string;
}

/** One year and one organization in New York unless the situation says otherwise; hours are nine to five there. */
const SITUATIONS: [string, Situation][] = [
  [
    'a Friday on which Independence Day is observed',
    {
      at: '2026-07-02T22:00Z',
      employer: { employerLocation: 'Austin, TX' },
      expected: 'E 07-06T14:00 E 07-07T14:00',
    },
  ],
  [
    'the same day, where holidays do not count',
    {
      at: '2026-07-02T22:00Z',
      employer: { employerLocation: 'Austin, TX' },
      timing: { respectHolidays: false },
      expected: 'E 07-03T14:00 E 07-06T14:00 E 07-07T14:00',
    },
  ],
  [
    'Thanksgiving, and the Friday that Texas keeps',
    { at: '2026-11-25T23:30Z', employer: { employerLocation: 'Austin, TX' }, expected: 'E 11-30T15:00' },
  ],
  [
    'New Year that is observed the year before',
    {
      at: '2027-12-30T23:00Z',
      employer: { employerLocation: 'Boston, MA' },
      expected: 'E 01-03T14:00 E 01-04T14:00',
    },
  ],
  [
    'Bastille Day in Paris',
    {
      at: '2026-07-13T16:00Z',
      employer: { employerLocation: 'Paris, France' },
      expected: 'E 07-15T07:00 E 07-16T07:00 E 07-17T07:00',
    },
  ],
  [
    'a closed day of the organization',
    {
      at: '2026-03-02T22:30Z',
      closedDays: ['2026-03-03'],
      expected: 'E 03-04T14:00 E 03-05T14:00 E 03-06T14:00',
    },
  ],
  [
    'clocks put forward over the weekend',
    { at: '2026-03-06T21:00Z', expected: 'E 03-06T21:00 E 03-09T13:00 E 03-10T13:00' },
  ],
  [
    'clocks put back over the weekend',
    { at: '2026-10-30T14:00Z', expected: 'E 10-30T14:00 E 11-02T14:00 E 11-03T14:00' },
  ],
  [
    'British clocks, three weeks after American ones',
    {
      at: '2026-03-27T18:00Z',
      employer: { employerLocation: 'London, England' },
      expected: 'E 03-30T08:00 E 03-31T08:00 E 04-01T08:00',
    },
  ],
  [
    'a state without summer time',
    {
      at: '2026-07-06T13:00Z',
      employer: { employerLocation: 'Phoenix, AZ' },
      expected: 'E 07-06T16:00 E 07-07T16:00 E 07-08T16:00',
    },
  ],
  [
    'Hawaii',
    {
      at: '2026-03-02T15:00Z',
      employer: { employerLocation: 'Honolulu, HI' },
      expected: 'E 03-02T19:00 E 03-03T19:00 E 03-04T19:00',
    },
  ],
  [
    'Guam, a day ahead',
    {
      at: '2026-03-06T15:00Z',
      employer: { employerLocation: 'Hagatna, GU' },
      expected: 'E 03-08T23:00 E 03-09T23:00 E 03-10T23:00',
    },
  ],
  [
    'half an hour off',
    {
      at: '2026-03-02T15:00Z',
      employer: { employerLocation: 'Mumbai, India' },
      expected: 'E 03-03T03:30 E 03-04T03:30 E 03-05T03:30',
    },
  ],
  [
    'Sydney, whose week begins on our Sunday',
    {
      at: '2026-03-07T15:00Z',
      employer: { employerLocation: 'Sydney, Australia' },
      expected: 'E 03-08T22:00 E 03-09T22:00 E 03-10T22:00',
    },
  ],
  [
    'a place that no list has',
    {
      at: '2026-03-02T12:00Z',
      employer: { employerLocation: 'Head office' },
      expected: 'E 03-02T14:00 E 03-03T14:00 E 03-04T14:00',
    },
  ],
  [
    'a town that several states have',
    {
      at: '2026-03-02T12:00Z',
      employer: { employerLocation: 'Springfield' },
      expected: 'E 03-02T14:00 E 03-03T14:00 E 03-04T14:00',
    },
  ],
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
      employer: { employerEmail: undefined, ...CALL, employerLocation: 'Austin, TX' },
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
      employer: {
        second: { employerName: 'Fabrikam', position: 'Clerk', employerEmail: 'HR@contoso.example' },
      },
      expected: 'E 03-02T15:00 E 03-03T15:00 E 03-04T15:00',
    },
  ],
];

it.each(SITUATIONS)(
  '%s',
  async (_what, { at, employer = {}, timing, outbound, channels, closedDays, expected }) => {
    clock.set(at.replace('Z', ':00Z'));
    const { second, ...first } = { second: undefined, ...employer } as Record<string, unknown>;
    const asked = closedDays
      ? { ...context, organization: { ...context.organization, closedDays } }
      : context;
    const ids = await orderSearch(asked, {
      history: {
        employment: [
          { employerName: 'Contoso Inc', position: 'Analyst', ...MAIL, ...first },
          ...(second ? [second] : []),
        ],
      },
      defaultSearchConfig: {
        ...(timing ? { timing } : {}),
        ...(outbound ? { outbound } : {}),
        ...(channels ? { channels } : {}),
      },
    });
    await researchSearch(asked, { ...ids, channelsAvailable: ['EMAIL', 'FAX', 'VOICE'] });
    const rows = await test.sql<OutboundRow & { scheduled_at: Date }>(
      'select * from outbounds where search_id = $1 order by scheduled_at, id',
      [ids.searchId],
    );
    for (const row of rows) expect(openDestination(asked, row)).not.toBe('');
    const plan = rows.map(
      ({ channel, scheduled_at }) => `${channel[0]} ${scheduled_at.toISOString().slice(5, 16)}`,
    );
    expect(plan.join(' ')).toBe(expected);
  },
);
