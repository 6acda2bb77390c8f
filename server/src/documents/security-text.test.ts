import { expect, it } from 'vitest';
import { securityText } from './security-text.ts';

const at = new Date('2026-01-31T10:20:30Z');
const contact = 'mailto:security@example.com';

it.each([
  [
    'an address alone',
    { contact },
    undefined,
    'Contact: mailto:security@example.com\nExpires: 2026-07-30T00:00:00Z\nPreferred-Languages: en\n',
  ],
  [
    'all there is',
    { contact: 'https://example.com/report', policyUrl: 'https://example.com/policy' },
    'https://verify.example.com/',
    'Contact: https://example.com/report\nExpires: 2026-07-30T00:00:00Z\nPreferred-Languages: en\nCanonical: https://verify.example.com/.well-known/security.txt\nPolicy: https://example.com/policy\n',
  ],
  [
    'a stack that is reached by http',
    { contact },
    'http://127.0.0.1:3000',
    'Contact: mailto:security@example.com\nExpires: 2026-07-30T00:00:00Z\nPreferred-Languages: en\n',
  ],
])('security.txt of %s', (_what, security, publicUrl, text) => {
  expect(securityText(security, publicUrl, at)).toBe(text);
});
