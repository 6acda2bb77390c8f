import { expect, it } from 'vitest';
import { enhancedCodeIn, speaksOfUs } from './enhanced-status.ts';

it.each([
  ['550 5.7.1 SPF check failed', '5.7.1', true],
  ['550-5.7.26 Your mail is unauthenticated', '5.7.26', true],
  ['552 5.3.4 Message too big', '5.3.4', true],
  ['552 5.2.3 Message too long', '5.2.3', true],
  ['550 5.1.1 User unknown', '5.1.1', false],
  ['552 5.2.2 Mailbox full', '5.2.2', false],
  ['550 5.70.1 Strange', '5.70.1', false],
  ['550 User unknown', null, false],
  ['550 mail from 1.550 5.7.1.2 refused', null, false],
])('in "%s" is the code %s, which speaks of us: %s', (response, code, ofUs) => {
  expect(enhancedCodeIn(response)).toBe(code);
  expect(speaksOfUs(code ?? '')).toBe(ofUs);
});
