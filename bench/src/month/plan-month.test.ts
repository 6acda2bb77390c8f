import { expect, it } from 'vitest';
import { INTERVENTIONS } from './interventions.ts';
import { destinationsOf } from './plan-contact.ts';
import { planMonth } from './plan-month.ts';
import { BEHAVIOURS } from './world/behaviours.ts';
import { POLICIES } from './world/policies.ts';

const settings = { seed: 'one', searches: 2_000, start: new Date('2026-03-01T00:00:00Z'), days: 30 };
const orders = planMonth(settings);
const searches = orders.flatMap((order) => order.searches);

it('is the same for the same seed, and another for another', () => {
  const told = (month: typeof orders) => JSON.stringify(month);
  expect(told(planMonth(settings))).toBe(told(orders));
  expect(told(planMonth({ ...settings, seed: 'two' }))).not.toBe(told(orders));
});

it('has every kind of contact, policy and intervention', () => {
  const contacts = searches.flatMap((search) => search.contacts);
  expect(new Set(contacts.map(({ behaviour }) => behaviour.name))).toEqual(
    new Set(BEHAVIOURS.map(([, { name }]) => name)),
  );
  expect(new Set(searches.map(({ policy }) => policy.name))).toEqual(
    new Set(POLICIES.map(([, { name }]) => name)),
  );
  expect(new Set(searches.flatMap(({ intervention }) => intervention ?? []))).toEqual(new Set(INTERVENTIONS));
});

it('lets a third of all searches cover two to four records, each with contacts of its own', () => {
  const several = searches.filter(({ entities }) => entities.length > 1);
  expect(several.length / searches.length).toBeGreaterThan(0.3);
  expect(several.length / searches.length).toBeLessThan(0.37);
  expect(new Set(several.map(({ entities }) => entities.length))).toEqual(new Set([2, 3, 4]));
  const [first] = several;
  expect(new Set(first?.contacts.map(({ record }) => record))).toEqual(new Set(first?.entities.keys()));
});

it('orders at any hour, and lets nobody share a destination who is not to', () => {
  expect(searches).toHaveLength(settings.searches);
  expect(new Set(orders.map(({ at }) => at.getUTCHours())).size).toBe(24);
  const own = searches.flatMap(({ contacts }) => contacts.filter(({ isShared }) => !isShared));
  const destinations = own.flatMap(destinationsOf);
  expect(new Set(destinations).size).toBe(destinations.length);
});
