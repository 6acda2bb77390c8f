import { SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { type ExistingAttempt, type OutreachInput, planAttempts } from './outbound-schedule.ts';

const contact = (id: string, ...methods: { email?: string; phone?: string; fax?: string }[]) => ({
  id,
  location: 'Unknown',
  sources: [0],
  contactMethods: methods.map((method) => ({ ...method, confidence: 0.9, source: 'history' })),
});
const ann = contact('ann', { email: 'a@x.test' });
const bob = contact('bob', { email: 'b@x.test' });
const cat = contact('cat', { email: 'c@x.test', phone: '5125550103', fax: '5125550104' });

/** Monday 2026-06-01 10:00 in New York. */
const MONDAY = new Date('2026-06-01T14:00:00Z');
const zone = 'America/New_York';

const input = (
  contacts: OutreachInput['contacts'],
  policy: object = {},
  more: Partial<OutreachInput> = {},
): OutreachInput => ({
  contacts,
  zone,
  closedDays: [],
  environment: 'sandbox',
  startAt: MONDAY,
  now: more.startAt ?? MONDAY,
  existing: [],
  config: SearchConfig.parse(policy),
  channelsAvailable: ['EMAIL', 'VOICE', 'FAX'],
  own: new Set(),
  refused: new Set(),
  ...more,
});

const made = (
  contactId: string,
  destination: string,
  attemptNumber: number,
  at: string,
  status: ExistingAttempt['status'] = 'SENT',
  outcome: string | null = null,
): ExistingAttempt => ({
  contactId,
  destination,
  attemptNumber,
  status,
  outcome,
  scheduledAt: new Date(at),
  sources: [0],
  channel: destination.includes('@') ? 'EMAIL' : 'VOICE',
});

const weekday = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const plan = (given: OutreachInput) =>
  planAttempts(given).attempts.map(
    ({ contactId, destination, attemptNumber, scheduledAt }) =>
      `${weekday.format(scheduledAt)} ${contactId} ${destination} #${attemptNumber}`,
  );

const outbound = (settings: object) => ({ outbound: settings });
const rows: { name: string; given: OutreachInput; expected: string[] }[] = [
  {
    name: 'a round a day until the method is used up',
    given: input([ann]),
    expected: ['Mon 10:00 ann a@x.test #1', 'Tue 10:00 ann a@x.test #2', 'Wed 10:00 ann a@x.test #3'],
  },
  {
    name: 'each contact starts a round after the one before',
    given: input([ann, bob], outbound({ maxAttemptsPerMethod: 2 })),
    expected: [
      'Mon 10:00 ann a@x.test #1',
      'Tue 10:00 ann a@x.test #2',
      'Tue 10:00 bob b@x.test #1',
      'Wed 10:00 bob b@x.test #2',
    ],
  },
  {
    name: 'a contact without a usable destination holds nobody up',
    given: input([contact('nil', { fax: '5125550100' }), bob], {
      ...outbound({ maxAttemptsPerMethod: 1 }),
      channels: { fax: false },
    }),
    expected: ['Mon 10:00 bob b@x.test #1'],
  },
  {
    name: 'cycles through the destinations, the preferred channel first',
    given: input([cat], {
      ...outbound({ maxAttemptsPerMethod: 2, maxTotalAttempts: 4 }),
      channels: { preferredChannel: 'VOICE' },
    }),
    expected: [
      'Mon 10:00 cat 5125550103 #1',
      'Tue 10:00 cat c@x.test #1',
      'Wed 10:00 cat 5125550104 #1',
      'Thu 10:00 cat 5125550103 #2',
    ],
  },
  {
    name: 'never more than the total, the earliest and most trusted first',
    given: input([ann, bob], outbound({ maxTotalAttempts: 3 })),
    expected: ['Mon 10:00 ann a@x.test #1', 'Tue 10:00 ann a@x.test #2', 'Tue 10:00 bob b@x.test #1'],
  },
  {
    name: 'rounds do not pile up behind a weekend',
    given: input([ann, bob], outbound({ maxAttemptsPerMethod: 2 }), {
      startAt: new Date('2026-06-05T22:00:00Z'),
    }),
    expected: [
      'Mon 09:00 ann a@x.test #1',
      'Tue 09:00 ann a@x.test #2',
      'Tue 09:00 bob b@x.test #1',
      'Wed 09:00 bob b@x.test #2',
    ],
  },
  {
    name: 'short intervals fill the day and go on the next morning',
    given: input([ann], outbound({ followUpMinutes: 180, maxAttemptsPerMethod: 4 })),
    expected: [
      'Mon 10:00 ann a@x.test #1',
      'Mon 13:00 ann a@x.test #2',
      'Mon 16:00 ann a@x.test #3',
      'Tue 09:00 ann a@x.test #4',
    ],
  },
  {
    name: 'up to the end of the window and not after',
    given: input([ann], { timing: { outboundWindowMinutes: 1440 } }),
    expected: ['Mon 10:00 ann a@x.test #1', 'Tue 10:00 ann a@x.test #2'],
  },
  {
    name: 'nothing when the window is over',
    given: input([ann], {}, { now: new Date('2026-06-08T14:00:00Z') }),
    expected: [],
  },
  {
    name: 'the zone of the policy before that of the organization',
    given: input([ann], {
      ...outbound({ maxAttemptsPerMethod: 1 }),
      timing: { businessHours: { timezone: 'America/Los_Angeles' } },
    }),
    expected: ['Mon 12:00 ann a@x.test #1'],
  },
  {
    name: 'earlier attempts count, and the next keeps its distance from them',
    given: input(
      [ann],
      {},
      {
        now: new Date('2026-06-01T18:00:00Z'),
        existing: [made('ann', 'a@x.test', 1, '2026-06-01T14:00:00Z')],
      },
    ),
    expected: ['Tue 10:00 ann a@x.test #2', 'Wed 10:00 ann a@x.test #3'],
  },
  {
    name: 'failed attempts count, cancelled ones do not',
    given: input(
      [ann],
      {},
      {
        now: new Date('2026-06-02T15:00:00Z'),
        existing: [
          made('ann', 'A@x.test', 1, '2026-06-01T14:00:00Z', 'FAILED'),
          made('ann', 'a@x.test', 2, '2026-06-02T14:00:00Z', 'CANCELLED'),
          made('ann', 'a@x.test', 3, '2026-06-03T14:00:00Z', 'CANCELLED'),
        ],
      },
    ),
    expected: ['Tue 11:00 ann a@x.test #2', 'Wed 11:00 ann a@x.test #3'],
  },
  {
    name: 'goes on with the destination tried least',
    given: input([cat], outbound({ maxTotalAttempts: 3 }), {
      existing: [made('cat', 'c@x.test', 1, '2026-05-31T14:00:00Z')],
    }),
    expected: ['Mon 10:00 cat 5125550104 #1', 'Tue 10:00 cat 5125550103 #1'],
  },
  {
    name: 'the caps hold for a destination whichever contact had it before',
    given: input(
      [ann],
      {},
      {
        now: new Date('2026-06-02T14:00:00Z'),
        existing: [
          made('gone', 'a@x.test', 1, '2026-06-01T15:00:00Z'),
          made('gone', 'a@x.test', 2, '2026-06-02T13:30:00Z'),
        ],
      },
    ),
    expected: ['Wed 09:30 ann a@x.test #3'],
  },
  {
    name: 'a contact that is used up does not delay a new one',
    given: input([ann, bob], outbound({ maxAttemptsPerMethod: 1 }), {
      existing: [made('ann', 'a@x.test', 1, '2026-06-01T13:00:00Z')],
    }),
    expected: ['Mon 10:00 bob b@x.test #1'],
  },
  {
    name: 'a late contact starts now and keeps to the interval',
    given: input([bob], {}, { now: new Date('2026-06-02T13:55:00Z') }),
    expected: ['Tue 09:55 bob b@x.test #1', 'Wed 09:55 bob b@x.test #2', 'Thu 09:55 bob b@x.test #3'],
  },
  {
    name: 'in the hours of each contact, where its place is known',
    given: input(
      [
        { ...bob, location: 'San Francisco, CA' },
        { ...ann, location: 'Bengaluru, India' },
      ],
      outbound({ maxAttemptsPerMethod: 2 }),
    ),
    expected: [
      'Mon 12:00 bob b@x.test #1',
      'Tue 12:00 bob b@x.test #2',
      'Tue 23:30 ann a@x.test #1',
      'Wed 23:30 ann a@x.test #2',
    ],
  },
  {
    name: 'the zone of the policy before that of the contact',
    given: input([{ ...ann, location: 'Bengaluru, India' }], {
      ...outbound({ maxAttemptsPerMethod: 1 }),
      timing: { businessHours: { timezone: 'America/Los_Angeles' } },
    }),
    expected: ['Mon 12:00 ann a@x.test #1'],
  },
  {
    name: 'a simulator at any time, and its neighbour in hours',
    given: input(
      [contact('sim', { email: 'silent@simulator.test', phone: '5125550199' })],
      outbound({ maxAttemptsPerMethod: 2 }),
      { startAt: new Date('2026-06-06T05:00:00Z') },
    ),
    expected: [
      'Sat 01:00 sim silent@simulator.test #1',
      'Mon 10:00 sim 5125550199 #1',
      'Tue 10:00 sim silent@simulator.test #2',
      'Wed 10:00 sim 5125550199 #2',
    ],
  },
  {
    name: 'a contact whose channel is redirected to the simulator, at any time',
    given: input(
      [ann],
      { ...outbound({ maxAttemptsPerMethod: 1 }), qaDestinations: { email: 'verified@simulator.test' } },
      { startAt: new Date('2026-06-06T05:00:00Z') },
    ),
    expected: ['Sat 01:00 ann a@x.test #1'],
  },
  {
    name: 'never again where a message came back',
    given: input(
      [contact('duo', { email: 'a@x.test', phone: '5125550100' }), bob],
      outbound({ maxAttemptsPerMethod: 2 }),
      {
        now: new Date('2026-06-01T15:00:00Z'),
        existing: [made('duo', 'A@x.test', 1, '2026-06-01T14:00:00Z', 'FAILED', 'BOUNCED')],
      },
    ),
    expected: [
      'Tue 10:00 duo 5125550100 #1',
      'Tue 10:00 bob b@x.test #1',
      'Wed 10:00 duo 5125550100 #2',
      'Wed 10:00 bob b@x.test #2',
    ],
  },
  {
    name: 'an attempt whose channel was not configured uses up nothing',
    given: input([cat], outbound({ maxAttemptsPerMethod: 1, maxTotalAttempts: 3 }), {
      existing: [made('cat', '5125550103', 1, '2026-06-01T13:00:00Z', 'FAILED', 'CHANNEL_NOT_CONFIGURED')],
      channelsAvailable: ['EMAIL', 'FAX'],
    }),
    expected: ['Mon 10:00 cat c@x.test #1', 'Tue 10:00 cat 5125550104 #1'],
  },
  {
    name: 'those behind a contact that is still to be written to keep their rounds',
    given: input([ann, bob], outbound({ maxAttemptsPerMethod: 1 }), {
      existing: [made('ann', 'a@x.test', 1, '2026-06-01T14:00:00Z', 'SCHEDULED')],
    }),
    expected: ['Tue 10:00 bob b@x.test #1'],
  },
  { name: 'nobody to ask', given: input([]), expected: [] },
];

describe('planAttempts', () => {
  it.each(rows)('$name', ({ given, expected }) => expect(plan(given)).toEqual(expected));

  it('says for each destination it leaves out whose it is and why', () => {
    const twin = contact('twin', { email: 'A@X.test' });
    const { attempts, skipped } = planAttempts(
      input(
        [ann, twin, cat],
        { channels: { blockedDestinations: ['@x.test', '512-555-0104'] } },
        { channelsAvailable: ['EMAIL'] },
      ),
    );
    expect(attempts).toEqual([]);
    expect(
      skipped.map(
        ({ contactId, channel, destination, reason }) => `${contactId} ${channel} ${destination}: ${reason}`,
      ),
    ).toEqual([
      'ann EMAIL a@x.test: The destination is blocked for this search',
      'twin EMAIL A@X.test: The destination is blocked for this search',
      'cat EMAIL c@x.test: The destination is blocked for this search',
      'cat FAX 5125550104: The destination is blocked for this search',
      'cat VOICE 5125550103: Voice is not configured in this deployment',
    ]);
  });

  it('writes to a shared destination for the more trusted contact only', () => {
    const twin = contact('twin', { email: 'A@X.test' });
    const { attempts, skipped } = planAttempts(input([ann, twin]));
    expect(new Set(attempts.map(({ contactId }) => contactId))).toEqual(new Set(['ann']));
    expect(skipped).toEqual([
      {
        contactId: 'twin',
        channel: 'EMAIL',
        destination: 'A@X.test',
        reason: 'The destination is reached through a more trusted contact',
      },
    ]);
  });
});
