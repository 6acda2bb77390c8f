import type { OutboundStatus, SearchPhase } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { type OutreachState, outreachStep, WAITS_FOR_PERSON, waitsForContact } from './outreach-step.ts';

const NOW = new Date('2026-03-02T15:00:00Z');
const SLA = new Date('2026-03-09T15:00:00Z');
const LATER = new Date('2026-03-02T19:00:00Z');
const A_DAY_LATER = new Date('2026-03-03T15:00:00Z');
const OPENING = new Date('2026-03-03T14:00:00Z');

const state = (overrides: Partial<OutreachState>): OutreachState => ({
  ...{ phase: 'OUTREACH', waitingFor: null, slaAt: SLA, planned: true, hasContact: true, now: NOW },
  ...{ lastSentAt: null, followUpMinutes: 1_440 },
  attempts: [],
  hours: { timezone: 'America/New_York', startTime: '09:00', endTime: '17:00', allowedDays: [1, 2, 3, 4, 5] },
  ...overrides,
});

const at = (status: OutboundStatus, earliest = NOW) => ({ status, earliest });

type Case = [
  what: string,
  overrides: Partial<OutreachState>,
  phase: SearchPhase,
  waitingFor: string | null,
  Date,
  escalateAt?: Date | null,
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
    { attempts: [at('DELIVERED'), at('CANCELLED')], phase: 'AWAITING_RESPONSE', lastSentAt: NOW },
    'AWAITING_RESPONSE',
    'an answer from the contact',
    A_DAY_LATER,
    A_DAY_LATER,
  ],
  [
    'asked for the last time, with no time to wait before the SLA',
    { attempts: [at('SENT')], phase: 'AWAITING_RESPONSE', lastSentAt: NOW, followUpMinutes: 10_080 },
    'AWAITING_RESPONSE',
    'an answer from the contact',
    SLA,
  ],
  [
    'nobody answered, and a person was called',
    {
      attempts: [at('SENT')],
      phase: 'AWAITING_RESPONSE',
      lastSentAt: NOW,
      waitingFor: WAITS_FOR_PERSON.unanswered,
    },
    'AWAITING_RESPONSE',
    WAITS_FOR_PERSON.unanswered,
    SLA,
  ],
  [
    'nobody could be reached, and a person was called',
    { attempts: [at('FAILED')], waitingFor: WAITS_FOR_PERSON.unreachable },
    'OUTREACH',
    WAITS_FOR_PERSON.unreachable,
    SLA,
  ],
  [
    'there is somebody else to ask after a person was called',
    {
      attempts: [at('SENT'), at('SCHEDULED', OPENING)],
      ...{ phase: 'AWAITING_RESPONSE', lastSentAt: NOW, waitingFor: WAITS_FOR_PERSON.unanswered },
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
  ],
  ['nobody was ever there', { hasContact: false }, 'OUTREACH', 'a contact to be added', SLA],
  ['nobody can be reached', {}, 'OUTREACH', 'a contact that can be reached', NOW, NOW],
  [
    'everything failed',
    { attempts: [at('FAILED'), at('CANCELLED')] },
    'OUTREACH',
    'a contact that can be reached',
    NOW,
    NOW,
  ],
  [
    'everything was cancelled',
    { attempts: [at('CANCELLED')] },
    'OUTREACH',
    'outreach to be asked for, since its attempts were cancelled',
    SLA,
  ],
  [
    'an attempt is planned although a third party was waited for',
    { phase: 'AWAITING_RESPONSE', waitingFor: 'third party NSCH', attempts: [at('SCHEDULED')] },
    'OUTREACH',
    null,
    NOW,
  ],
];

describe('the step of an open search in outreach', () => {
  it.each(cases)('%s', (_what, overrides, phase, waitingFor, nextActionAt, escalateAt = null) => {
    const step = { phase, waitingFor, nextActionAt, escalateAt };
    expect(outreachStep(state(overrides))).toEqual(step);
  });

  it.each<[string, Partial<OutreachState>]>([
    ['in research', { phase: 'RESEARCH', attempts: [at('SCHEDULED')] }],
    ['in review', { phase: 'REVIEW', attempts: [at('SENT')] }],
    ['before its first attempts are planned', { planned: false }],
    [
      'waiting for a third party, nobody asked',
      { phase: 'AWAITING_RESPONSE', waitingFor: 'third party NSCH' },
    ],
    [
      'waiting for a third party that somebody referred to',
      {
        phase: 'AWAITING_RESPONSE',
        waitingFor: 'a third party',
        attempts: [at('DELIVERED'), at('CANCELLED')],
      },
    ],
  ])('is left alone %s', (_what, overrides) => {
    expect(outreachStep(state(overrides))).toBeNull();
  });
});

describe('a search that can go on only with another contact', () => {
  it.each<[SearchPhase, string | null, boolean]>([
    ['OUTREACH', 'a contact to be added', true],
    ['OUTREACH', 'a contact that can be reached', true],
    ['OUTREACH', null, false],
    ['OUTREACH', 'paused', false],
    ['RESEARCH', null, false],
    ['AWAITING_RESPONSE', 'an answer from the contact', false],
    ['AWAITING_RESPONSE', WAITS_FOR_PERSON.unanswered, true],
    ['OUTREACH', WAITS_FOR_PERSON.unreachable, true],
  ])('in %s, waiting for "%s": %s', (phase, waitingFor, expected) => {
    expect(waitsForContact({ phase, waitingFor })).toBe(expected);
  });
});
