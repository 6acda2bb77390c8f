import type { SearchPhase } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import type { Outreach } from '../entities/outreach.ts';
import { type AttemptStanding, type OutreachState, outreachStep, waitsForContact } from './outreach-step.ts';

const NOW = new Date('2026-03-02T15:00:00Z');
const SLA = new Date('2026-03-09T15:00:00Z');
const LATER = new Date('2026-03-02T19:00:00Z');
const A_DAY_LATER = new Date('2026-03-03T15:00:00Z');
const OPENING = new Date('2026-03-03T14:00:00Z');

const state = (overrides: Partial<OutreachState>): OutreachState => ({
  isInReview: false,
  opensTooLate: false,
  outreach: 'ASKING',
  slaAt: SLA,
  hasContact: true,
  now: NOW,
  lastSentAt: null,
  followUpMinutes: 1_440,
  attempts: [],
  hours: { timezone: 'America/New_York', startTime: '09:00', endTime: '17:00', allowedDays: [1, 2, 3, 4, 5] },
  ...overrides,
});

const at = (status: AttemptStanding, earliest = NOW) => ({ status, earliest });

type Case = [
  what: string,
  overrides: Partial<OutreachState>,
  phase: SearchPhase,
  waitingFor: string | null,
  Date,
  outreach?: Outreach,
  escalateAt?: Date,
];

const cases: Case[] = [
  ['an attempt is due', { attempts: [at('SCHEDULED')] }, 'OUTREACH', null, NOW],
  ['an attempt is being sent', { attempts: [at('IN_PROGRESS')] }, 'OUTREACH', null, NOW],
  [
    'the first attempt comes later today',
    { attempts: [at('SCHEDULED', LATER)] },
    'OUTREACH',
    'the next attempt on 2026-03-02, 14:00 America/New_York',
    LATER,
  ],
  [
    'the first attempt waits for the opening',
    { attempts: [at('SCHEDULED', OPENING)], now: new Date('2026-03-02T23:00:00Z') },
    'OUTREACH',
    'business hours until 2026-03-03, 09:00 America/New_York',
    OPENING,
  ],
  [
    'the contact asked to be called later',
    { attempts: [at('FAILED'), { ...at('SCHEDULED', LATER), isPromised: true }] },
    'OUTREACH',
    'the promised call on 2026-03-02, 14:00 America/New_York',
    LATER,
  ],
  [
    'asked in writing, and to be called later',
    { attempts: [at('SENT'), { ...at('SCHEDULED', LATER), isPromised: true }] },
    'AWAITING_RESPONSE',
    'the promised call on 2026-03-02, 14:00 America/New_York',
    LATER,
  ],
  [
    'it is time to call back, and another is asked later',
    { attempts: [{ ...at('SCHEDULED'), isPromised: true, isOnDesk: true }, at('SCHEDULED', LATER)] },
    'OUTREACH',
    'a person, to call back as the contact asked',
    LATER,
  ],
  [
    'it is time to call back, and nothing else happens',
    { attempts: [{ ...at('SCHEDULED'), isPromised: true, isOnDesk: true }, at('FAILED')] },
    'OUTREACH',
    'a person, to call back as the contact asked',
    SLA,
  ],
  ['all are paused', { attempts: [at('PAUSED'), at('FAILED')] }, 'OUTREACH', 'paused', SLA],
  ['asked, the rest paused', { attempts: [at('SENT'), at('PAUSED')] }, 'AWAITING_RESPONSE', 'paused', SLA],
  [
    'asked, with a follow-up to come',
    { attempts: [at('SENT'), at('SCHEDULED', OPENING)] },
    'AWAITING_RESPONSE',
    'an answer from the contact',
    OPENING,
  ],
  [
    'asked for the last time',
    { attempts: [at('DELIVERED'), at('CANCELLED')], lastSentAt: NOW },
    'AWAITING_RESPONSE',
    'an answer from the contact',
    A_DAY_LATER,
    'ASKING',
    A_DAY_LATER,
  ],
  [
    'asked for the last time, with no time to wait before the SLA',
    { attempts: [at('SENT')], lastSentAt: NOW, followUpMinutes: 10_080 },
    'AWAITING_RESPONSE',
    'an answer from the contact',
    SLA,
  ],
  [
    'nobody answered, and a person was called',
    { attempts: [at('SENT')], lastSentAt: NOW, outreach: 'PERSON_CALLED' },
    'AWAITING_RESPONSE',
    'a person, since all contacts were asked and none answered',
    SLA,
    'PERSON_CALLED',
  ],
  [
    'no contact could be reached, and a person was called',
    { attempts: [at('FAILED')], outreach: 'PERSON_CALLED' },
    'OUTREACH',
    'a person, since no contact could be reached',
    SLA,
    'PERSON_CALLED',
  ],
  [
    'there is somebody else to ask after a person was called',
    {
      attempts: [at('SENT'), at('SCHEDULED', OPENING)],
      lastSentAt: NOW,
      outreach: 'PERSON_CALLED',
    },
    'AWAITING_RESPONSE',
    'an answer from the contact',
    OPENING,
  ],
  [
    'nobody is left',
    { attempts: [at('CANCELLED')], hasContact: false },
    'OUTREACH',
    'a contact to be added',
    SLA,
    'NEEDS_CONTACT',
  ],
  ['nobody was ever there', { hasContact: false }, 'OUTREACH', 'a contact to be added', SLA, 'NEEDS_CONTACT'],
  [
    'nobody can be asked before the window closes',
    { opensTooLate: true },
    'OUTREACH',
    'a contact whose business hours open before the outbound window closes',
    NOW,
    'NEEDS_CONTACT',
    NOW,
  ],
  ['nobody can be reached', {}, 'OUTREACH', 'a contact that can be reached', NOW, 'NEEDS_CONTACT', NOW],
  [
    'everything failed',
    { attempts: [at('FAILED'), at('CANCELLED')] },
    'OUTREACH',
    'a contact that can be reached',
    NOW,
    'NEEDS_CONTACT',
    NOW,
  ],
  [
    'whoever was asked is dismissed',
    { attempts: [at('DISMISSED')] },
    'OUTREACH',
    'a contact that can be reached',
    NOW,
    'NEEDS_CONTACT',
    NOW,
  ],
  [
    'whoever was asked is dismissed, and nobody else is there',
    { attempts: [at('DISMISSED')], hasContact: false },
    'OUTREACH',
    'a contact to be added',
    SLA,
    'NEEDS_CONTACT',
  ],
  [
    'one was dismissed, another one asked',
    { attempts: [at('DISMISSED'), at('SENT')], lastSentAt: NOW },
    'AWAITING_RESPONSE',
    'an answer from the contact',
    A_DAY_LATER,
    'ASKING',
    A_DAY_LATER,
  ],
  [
    'one was dismissed, and the client has cancelled the rest',
    { attempts: [at('DISMISSED'), at('CANCELLED')] },
    'OUTREACH',
    'outreach to be asked for, since its attempts were cancelled',
    SLA,
  ],
  [
    'everything was cancelled',
    { attempts: [at('CANCELLED')] },
    'OUTREACH',
    'outreach to be asked for, since its attempts were cancelled',
    SLA,
  ],
  [
    'somebody new is asked',
    { attempts: [at('FAILED'), at('SCHEDULED')], outreach: 'NEEDS_CONTACT' },
    'OUTREACH',
    null,
    NOW,
  ],
  [
    'somebody was asked before the plan, and the others are still to come',
    { attempts: [at('SENT'), at('SCHEDULED', OPENING)], outreach: 'TO_PLAN' },
    'AWAITING_RESPONSE',
    'an answer from the contact',
    OPENING,
    'TO_PLAN',
  ],
  [
    'somebody was asked before the plan in vain, and the others are still to come',
    { attempts: [at('FAILED')], outreach: 'TO_PLAN' },
    'OUTREACH',
    'a contact that can be reached',
    NOW,
    'TO_PLAN',
    NOW,
  ],
];

describe('the step of an open search in outreach', () => {
  it.each(cases)(
    '%s',
    (_what, overrides, phase, waitingFor, nextActionAt, outreach = 'ASKING', escalateAt) => {
      const step = { phase, outreach, waitingFor, nextActionAt, ...(escalateAt ? { escalateAt } : {}) };
      expect(outreachStep(state(overrides))).toEqual(step);
    },
  );

  it.each<[string, Partial<OutreachState>]>([
    ['before its first attempts are planned', { outreach: 'TO_PLAN' }],
    ['once its outreach is over', { isInReview: true, outreach: 'OVER', attempts: [at('SCHEDULED')] }],
  ])('is left alone %s', (_what, overrides) => {
    expect(outreachStep(state(overrides))).toBeNull();
  });

  it.each<[string, Outreach, Partial<OutreachState>]>([
    ['is asked', 'ASKING', { attempts: [at('SENT')] }],
    ['has to be added', 'NEEDS_CONTACT', { hasContact: false }],
    ['can be reached', 'NEEDS_CONTACT', { attempts: [at('FAILED')] }],
  ])('shows the review, and keeps whether somebody %s', (_what, outreach, overrides) => {
    expect(outreachStep(state({ ...overrides, isInReview: true }))).toEqual({ outreach });
  });

  it.each<[string, Partial<OutreachState>, Date]>([
    ['nobody is asked', {}, SLA],
    ['others are asked', { attempts: [at('DELIVERED'), at('SCHEDULED', OPENING)] }, OPENING],
    ['all were asked', { attempts: [at('DELIVERED'), at('SENT'), at('CANCELLED')] }, SLA],
    ['the others are paused', { attempts: [at('DELIVERED'), at('PAUSED')] }, SLA],
  ])('waits on for a third party while %s', (_what, overrides, nextActionAt) => {
    const waiting = state({ ...overrides, outreach: 'THIRD_PARTY' });
    expect(outreachStep(waiting)).toEqual({ outreach: 'THIRD_PARTY', nextActionAt });
  });
});

describe('a record that can go on only with another contact', () => {
  it.each<[Outreach, boolean]>([
    ['NEEDS_CONTACT', true],
    ['PERSON_CALLED', true],
    ['TO_PLAN', false],
    ['ASKING', false],
    ['THIRD_PARTY', false],
    ['OVER', false],
  ])('is one in %s: %s', (outreach, expected) => {
    expect(waitsForContact({ outreach })).toBe(expected);
  });
});
