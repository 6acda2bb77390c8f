import { expect, it } from 'vitest';
import { callsLeft } from './calls-left.ts';

const NUMBER = '+1 512 555 0100';
const caps = { maxTotalAttempts: 4, maxAttemptsPerMethod: 2 } as Parameters<typeof callsLeft>[3];

const attempt = (
  channel: 'EMAIL' | 'VOICE',
  change: Partial<Parameters<typeof callsLeft>[2][number]> = {},
): Parameters<typeof callsLeft>[2][number] => ({
  channel,
  destination: channel === 'VOICE' ? '512-555-0100' : 'hr@contoso.example',
  status: 'SENT',
  outcome: null,
  sources: [0],
  ...change,
});

it.each([
  ['none made', [0], [], 2],
  ['one at the number, however it is written', [0], [attempt('VOICE')], 1],
  ['as many as one number takes', [0], [attempt('VOICE'), attempt('VOICE')], 0],
  ['mails leave room in all for one', [0], [attempt('EMAIL'), attempt('EMAIL'), attempt('EMAIL')], 1],
  ['what is still to come counts', [0], Array(4).fill(attempt('EMAIL', { status: 'SCHEDULED' })), 0],
  ['cancelled ones do not', [0], Array(4).fill(attempt('EMAIL', { status: 'CANCELLED' })), 2],
  [
    'nor those that no channel took',
    [0],
    Array(4).fill(attempt('VOICE', { status: 'FAILED', outcome: 'CHANNEL_NOT_CONFIGURED' })),
    2,
  ],
  ['another source has its own', [0, 1], [attempt('VOICE'), attempt('VOICE')], 2],
  ['nothing to ask about', [], [], 0],
  ['never below none', [0], Array(9).fill(attempt('VOICE')), 0],
] as const)('%s', (_name, sources, attempts, left) =>
  expect(callsLeft(NUMBER, sources, attempts, caps)).toBe(left),
);
