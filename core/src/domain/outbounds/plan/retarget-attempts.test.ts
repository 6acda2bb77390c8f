import type { SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import type { Destination } from '../../contacts/destination-rules.ts';
import { type RetargetInput, retargetAttempts } from './retarget-attempts.ts';

const OLD = { email: 'old@contoso.example' };
const NEW = { email: 'new@contoso.example' };
const NEWER = { email: 'newer@contoso.example' };
const PHONE = { phone: '+15125550100' };
const OTHER_PHONE = { phone: '+15125550199' };

const email = (destination: string): Destination => ({ channel: 'EMAIL', destination });
const voice = (destination: string): Destination => ({ channel: 'VOICE', destination });

const first = { id: '1', ...email(OLD.email) };
const second = { id: '2', ...email(OLD.email) };
const call = { id: '3', ...voice(PHONE.phone) };

const policy = (channels: Partial<SearchConfig['channels']> = {}): RetargetInput['policy'] => ({
  channels: { email: true, voice: true, fax: true, ...channels },
  channelsAvailable: ['EMAIL', 'VOICE', 'FAX'],
  environment: 'sandbox',
  bounced: [],
  own: new Set(),
  refused: new Set(),
});

type Case = [
  what: string,
  input: Partial<RetargetInput>,
  moved: [id: string, destination: string, attemptNumber: number][],
  cancelled: string[],
];

const cases: Case[] = [
  ['nothing waits', { waiting: [] }, [], []],
  ['the destination stays', { after: [{ email: 'OLD@Contoso.example' }, NEW] }, [], []],
  [
    'another of the same channel: all go there, counted from 1',
    { waiting: [first, second] },
    [
      ['1', NEW.email, 1],
      ['2', NEW.email, 2],
    ],
    [],
  ],
  ['none of the same channel', { waiting: [first, second], after: [PHONE] }, [], ['1', '2']],
  [
    'each channel by itself',
    { waiting: [first, call], before: [OLD, PHONE], after: [OTHER_PHONE, NEW] },
    [
      ['1', NEW.email, 1],
      ['3', OTHER_PHONE.phone, 1],
    ],
    [],
  ],
  [
    'two that vanish take one successor each, in the order of the plan',
    {
      waiting: [first, { id: '4', ...email('also@contoso.example') }],
      before: [OLD, { email: 'also@contoso.example' }],
      after: [NEW, NEWER],
    },
    [
      ['1', NEW.email, 1],
      ['4', NEWER.email, 1],
    ],
    [],
  ],
  [
    'fewer successors than there were',
    {
      waiting: [first, { id: '4', ...email('also@contoso.example') }, second],
      before: [OLD, { email: 'also@contoso.example' }],
    },
    [
      ['1', NEW.email, 1],
      ['2', NEW.email, 2],
    ],
    ['4'],
  ],
  ['one that the contact had before is no successor', { before: [OLD, NEW] }, [], ['1']],
  ['one that is asked elsewhere is no successor', { taken: [email('New@contoso.example')] }, [], ['1']],
  ['a blocked successor', { policy: policy({ blockedDestinations: [NEW.email] }) }, [], ['1']],
  ['a channel switched off', { policy: policy({ email: false }) }, [], ['1']],
];

describe('attempts whose contact is replaced', () => {
  it.each(cases)('%s', (_what, input, moved, cancelled) => {
    const given = { waiting: [first], before: [OLD], after: [NEW], taken: [], policy: policy(), ...input };
    const result = retargetAttempts(given);
    const seen = result.moved.map(({ id, destination, attemptNumber }) => [id, destination, attemptNumber]);
    expect([seen, result.cancelled]).toEqual([moved, cancelled]);
    for (const { id, channel } of result.moved) {
      expect(channel).toBe(given.waiting.find((attempt) => attempt.id === id)?.channel);
    }
  });
});
