import { type ClaimedDelivery, createLogger } from '@credence/core';
import { fakeClock, OFFICE_HOURS } from '@credence/core/testing';
import { expect, it } from 'vitest';
import { warnOfExpiry } from './warn-of-expiry.ts';

const clock = fakeClock(OFFICE_HOURS);

const claimed = (organizationId: string, days: number) => {
  const expiresAt = new Date(clock.now().getTime() + days * 86_400_000).toISOString();
  const clientCertificate = { origin: 'https://client.example', expiresAt };
  return { delivery: { organizationId }, request: { clientCertificate } } as ClaimedDelivery;
};

it('says once a day of each organization that a certificate expires soon', () => {
  const lines: { organizationId: string }[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const warn = warnOfExpiry({ clock }, createLogger({ level: 'warn', destination }));
  for (const [organizationId, days] of [
    ['one', 20],
    ['one', 20],
    ['two', 20],
    ['three', 31],
  ] as const) {
    warn(claimed(organizationId, days));
  }
  expect(lines).toMatchObject([
    { organizationId: 'one', origin: 'https://client.example' },
    { organizationId: 'two' },
  ]);
  clock.advance({ hours: 25 });
  warn(claimed('one', 19));
  expect(lines).toHaveLength(3);
});
