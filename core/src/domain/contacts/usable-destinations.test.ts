import { SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { type DestinationPolicy, usableDestinations } from './usable-destinations.ts';

const methods = [
  { phone: '5125550100' },
  { email: 'hr@acme.test', fax: '5125550199' },
  { email: 'jobs@acme.test' },
];
const ALL = ['EMAIL', 'VOICE', 'FAX'] as const;

const rows: {
  name: string;
  channels: object;
  available?: readonly (typeof ALL)[number][];
  bounced?: DestinationPolicy['bounced'];
  own?: string[];
  usable: string[];
  skipped: string[];
}[] = [
  {
    name: 'e-mail, fax, voice',
    channels: {},
    usable: ['hr@acme.test', 'jobs@acme.test', '5125550199', '5125550100'],
    skipped: [],
  },
  {
    name: 'the preferred channel first',
    channels: { preferredChannel: 'VOICE' },
    usable: ['5125550100', 'hr@acme.test', 'jobs@acme.test', '5125550199'],
    skipped: [],
  },
  {
    name: 'a preferred channel is not thereby enabled',
    channels: { preferredChannel: 'FAX', fax: false },
    usable: ['hr@acme.test', 'jobs@acme.test', '5125550100'],
    skipped: ['5125550199: Fax is switched off for this search'],
  },
  {
    name: 'a channel that is not configured',
    channels: {},
    available: ['EMAIL', 'FAX'],
    usable: ['hr@acme.test', 'jobs@acme.test', '5125550199'],
    skipped: ['5125550100: Voice is not configured in this deployment'],
  },
  {
    name: 'a blocked address',
    channels: { blockedDestinations: ['HR@acme.test'] },
    usable: ['jobs@acme.test', '5125550199', '5125550100'],
    skipped: ['hr@acme.test: The destination is blocked for this search'],
  },
  {
    name: 'a blocked domain',
    channels: { blockedDestinations: ['@acme.test'] },
    usable: ['5125550199', '5125550100'],
    skipped: [
      'hr@acme.test: The destination is blocked for this search',
      'jobs@acme.test: The destination is blocked for this search',
    ],
  },
  {
    name: 'a blocked number',
    channels: { blockedDestinations: ['+1 (512) 555-0199'] },
    usable: ['hr@acme.test', 'jobs@acme.test', '5125550100'],
    skipped: ['5125550199: The destination is blocked for this search'],
  },
  {
    name: 'only what is allowed',
    channels: { allowedDestinations: ['jobs@acme.test', '512-555-0100'] },
    usable: ['jobs@acme.test', '5125550100'],
    skipped: [
      'hr@acme.test: The destination is not among those allowed for this search',
      '5125550199: The destination is not among those allowed for this search',
    ],
  },
  {
    name: 'nothing is allowed by an empty list',
    channels: { allowedDestinations: [], voice: false, fax: false },
    usable: [],
    skipped: [
      'hr@acme.test: The destination is not among those allowed for this search',
      'jobs@acme.test: The destination is not among those allowed for this search',
      '5125550199: Fax is switched off for this search',
      '5125550100: Voice is switched off for this search',
    ],
  },
  {
    name: 'a destination from which a message came back, however it is written',
    channels: {},
    bounced: [
      { channel: 'EMAIL', destination: 'HR@acme.test' },
      { channel: 'FAX', destination: '5125550100' },
    ],
    usable: ['jobs@acme.test', '5125550199', '5125550100'],
    skipped: ['hr@acme.test: A message to the destination came back'],
  },
  {
    name: 'nobody is asked about themselves',
    channels: {},
    own: ['EMAIL:jobs@acme.test', 'NUMBER:+15125550199'],
    usable: ['hr@acme.test', '5125550100'],
    skipped: [
      "jobs@acme.test: The destination is the applicant's own",
      "5125550199: The destination is the applicant's own",
    ],
  },
];

const policyOf = (channels: object, more: Partial<DestinationPolicy> = {}): DestinationPolicy => ({
  channels: SearchConfig.parse({ channels }).channels,
  channelsAvailable: ALL,
  environment: 'sandbox',
  bounced: [],
  own: new Set(),
  refused: new Set(),
  ...more,
});

describe('usableDestinations', () => {
  it.each(rows)('$name', ({ channels, available = ALL, bounced = [], own, usable, skipped }) => {
    const policy = policyOf(channels, { channelsAvailable: available, bounced, own: new Set(own) });
    const sorted = usableDestinations(methods, policy);
    expect(sorted.usable.map(({ destination }) => destination)).toEqual(usable);
    expect(sorted.skipped.map(({ destination, reason }) => `${destination}: ${reason}`)).toEqual(skipped);
  });

  it('lists a destination named twice once', () => {
    const twice = [
      { phone: '512-555-0100' },
      { phone: '+15125550100', email: 'A@b.test' },
      { email: 'a@b.test' },
    ];
    expect(usableDestinations(twice, policyOf({})).usable.map(({ channel }) => channel)).toEqual([
      'EMAIL',
      'VOICE',
    ]);
  });

  it('uses the addresses of the simulator in the sandbox only', () => {
    const simulator = [{ email: 'verified@simulator.test' }];
    // An integrator may use the same address for everybody.
    const own = new Set(['EMAIL:verified@simulator.test']);
    expect(usableDestinations(simulator, policyOf({}, { own })).usable).toHaveLength(1);
    expect(usableDestinations(simulator, policyOf({}, { environment: 'production' }))).toEqual({
      usable: [],
      skipped: [
        {
          channel: 'EMAIL',
          destination: 'verified@simulator.test',
          reason: 'The simulator answers in the sandbox only',
        },
      ],
    });
  });
});
