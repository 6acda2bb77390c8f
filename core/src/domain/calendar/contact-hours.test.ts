import { SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { isOpen, nextOpening } from './business-hours.ts';
import { callHours, contactHours, hoursOf } from './contact-hours.ts';

const policy = (timing: object = {}, closedDays: string[] = []) => ({
  config: SearchConfig.parse({ timing }),
  zone: 'America/Chicago',
  closedDays,
});

describe('contactHours', () => {
  it.each([
    ['the zone of the policy first', 'Asia/Tokyo', 'Paris, France', 'Asia/Tokyo'],
    ["then the contact's", undefined, 'Paris, France', 'Europe/Paris'],
    ["then the organization's", undefined, 'Springfield', 'America/Chicago'],
  ])('takes %s', (_which, timezone, location, expected) => {
    const given = policy({ businessHours: { timezone, startTime: '08:00' } });
    expect(contactHours(given, { location })).toMatchObject({
      timezone: expected,
      startTime: '08:00',
      endTime: '17:00',
      allowedDays: [1, 2, 3, 4, 5],
    });
  });

  it('is the organization without a contact', () => {
    expect(hoursOf(policy())).toMatchObject({ timezone: 'America/Chicago', startTime: '09:00' });
  });

  /** The Monday of Labor Day, in Texas and not in France. */
  const laborDay = new Date('2026-09-07T15:00:00Z');

  it.each([
    ["are kept at the contact's place", {}, 'Austin, TX', false],
    ['of other places are not', {}, 'Reykjavik, Iceland', true],
    ['of an unknown place are not', {}, 'Unknown', true],
    ['are not kept when the policy says so', { respectHolidays: false }, 'Austin, TX', true],
  ])('holidays %s', (_name, timing, location, open) => {
    expect(isOpen(laborDay, contactHours(policy(timing), { location }))).toBe(open);
  });

  it("keeps the organization's own days, whatever the policy says of holidays", () => {
    const own = policy({ respectHolidays: false }, ['2026-09-08']);
    const tuesday = new Date('2026-09-08T15:00:00Z');
    const opening = nextOpening(tuesday, contactHours(own, { location: 'Austin, TX' }));
    expect(opening).toEqual(new Date('2026-09-09T14:00:00Z'));
  });
});

describe('callHours', () => {
  const day = { businessHours: { startTime: '00:00', endTime: '23:59', timezone: 'America/New_York' } };

  it.each([
    ['Honolulu, HI', [], '2026-06-02T18:00:00Z'],
    ['Unknown', ['+18085550100'], '2026-06-02T18:00:00Z'],
    ['Unknown', [], '2026-06-02T13:00:00Z'],
    ['Boston, MA', [], '2026-06-02T12:00:00Z'],
  ])('never call before eight at %s %s', (location, numbers, opening) => {
    const hours = callHours(policy(day), { location, numbers });
    expect(nextOpening(new Date('2026-06-02T08:00:00Z'), hours)).toEqual(new Date(opening));
  });

  it('never call after nine', () => {
    const hours = callHours(policy(day), { location: 'Boston, MA' });
    expect(nextOpening(new Date('2026-06-02T01:00:00Z'), hours)).toEqual(new Date('2026-06-02T12:00:00Z'));
  });
});
