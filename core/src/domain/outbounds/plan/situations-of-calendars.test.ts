import { expect, it } from 'vitest';
import type { TestCore } from '../../../testing/index.ts';
import { plannedIn, type Situation } from '../../../testing/situations.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

/** The organization is in New York; hours are nine to five, Monday to Friday, where the contact is. */
const SITUATIONS: [string, Situation][] = [
  [
    'a Friday on which Independence Day is observed',
    {
      at: '2026-07-02T22:00Z',
      employer: { employerLocation: 'Austin, TX' },
      expected: 'E 07-06T14:00 E 07-07T14:00',
    },
  ],
  [
    'the same day, where holidays do not count',
    {
      at: '2026-07-02T22:00Z',
      employer: { employerLocation: 'Austin, TX' },
      timing: { respectHolidays: false },
      expected: 'E 07-03T14:00 E 07-06T14:00 E 07-07T14:00',
    },
  ],
  [
    'Thanksgiving, and the Friday that Texas keeps',
    { at: '2026-11-25T23:30Z', employer: { employerLocation: 'Austin, TX' }, expected: 'E 11-30T15:00' },
  ],
  [
    'New Year that is observed the year before',
    {
      at: '2027-12-30T23:00Z',
      employer: { employerLocation: 'Boston, MA' },
      expected: 'E 01-03T14:00 E 01-04T14:00',
    },
  ],
  [
    'Bastille Day in Paris',
    {
      at: '2026-07-13T16:00Z',
      employer: { employerLocation: 'Paris, France' },
      expected: 'E 07-15T07:00 E 07-16T07:00 E 07-17T07:00',
    },
  ],
  [
    'a closed day of the organization',
    {
      at: '2026-03-02T22:30Z',
      closedDays: ['2026-03-03'],
      expected: 'E 03-04T14:00 E 03-05T14:00 E 03-06T14:00',
    },
  ],
  [
    'clocks put forward over the weekend',
    { at: '2026-03-06T21:00Z', expected: 'E 03-06T21:00 E 03-09T13:00 E 03-10T13:00' },
  ],
  [
    'clocks put back over the weekend',
    { at: '2026-10-30T14:00Z', expected: 'E 10-30T14:00 E 11-02T14:00 E 11-03T14:00' },
  ],
  [
    'British clocks, three weeks after American ones',
    {
      at: '2026-03-27T18:00Z',
      employer: { employerLocation: 'London, England' },
      expected: 'E 03-30T08:00 E 03-31T08:00 E 04-01T08:00',
    },
  ],
  [
    'a state without summer time',
    {
      at: '2026-07-06T13:00Z',
      employer: { employerLocation: 'Phoenix, AZ' },
      expected: 'E 07-06T16:00 E 07-07T16:00 E 07-08T16:00',
    },
  ],
  [
    'Hawaii',
    {
      at: '2026-03-02T15:00Z',
      employer: { employerLocation: 'Honolulu, HI' },
      expected: 'E 03-02T19:00 E 03-03T19:00 E 03-04T19:00',
    },
  ],
  [
    'Guam, a day ahead',
    {
      at: '2026-03-06T15:00Z',
      employer: { employerLocation: 'Hagatna, GU' },
      expected: 'E 03-08T23:00 E 03-09T23:00 E 03-10T23:00',
    },
  ],
  [
    'half an hour off',
    {
      at: '2026-03-02T15:00Z',
      employer: { employerLocation: 'Mumbai, India' },
      expected: 'E 03-03T03:30 E 03-04T03:30 E 03-05T03:30',
    },
  ],
  [
    'Sydney, whose week begins on our Sunday',
    {
      at: '2026-03-07T15:00Z',
      employer: { employerLocation: 'Sydney, Australia' },
      expected: 'E 03-08T22:00 E 03-09T22:00 E 03-10T22:00',
    },
  ],
  [
    'a place that no list has',
    {
      at: '2026-03-02T12:00Z',
      employer: { employerLocation: 'Head office' },
      expected: 'E 03-02T14:00 E 03-03T14:00 E 03-04T14:00',
    },
  ],
  [
    'a town that several states have',
    {
      at: '2026-03-02T12:00Z',
      employer: { employerLocation: 'Springfield' },
      expected: 'E 03-02T14:00 E 03-03T14:00 E 03-04T14:00',
    },
  ],
];

it.each(SITUATIONS)('%s', async (_what, situation) => {
  expect(await plannedIn({ test, clock }, context, situation)).toBe(situation.expected);
});
