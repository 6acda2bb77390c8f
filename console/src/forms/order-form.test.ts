import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { orderForm } from '../../order-form.ts';
import type { FormNode } from './form-node.ts';

interface Catalogue {
  fields: Record<string, string>;
  hints: Record<string, string>;
  entries: Record<string, { one: string; add: string }>;
  options: Record<string, string>;
}
const TEXTS: Catalogue = JSON.parse(
  readFileSync(new URL('../texts/en/order-form.json', import.meta.url), 'utf8'),
);
/** Names of notifications and events are known as they are. */
const SAID_AS_THEY_ARE = /^verification\.|^[A-Z]+(_[A-Z]+)+$|^CONTACT_PLAN$/;

interface Place {
  name: string;
  parent: string;
  node: FormNode;
}

function placesIn(node: FormNode, name = ''): Place[] {
  if (node.kind === 'list') return placesIn(node.of, name);
  if (node.kind !== 'object') return [];
  return Object.entries(node.fields).flatMap(([field, below]) => [
    { name: field, parent: name, node: below },
    ...placesIn(below, field),
  ]);
}

const places = placesIn(orderForm());

describe('the form of an order', () => {
  it('has every part of the contract', () => {
    expect(new Set(places.map(({ name }) => name))).toEqual(
      new Set([
        ...['applicant', 'businessContext', 'searchTypes', 'history', 'webhookConfig', 'defaultSearchConfig'],
        ...places.map(({ name }) => name),
      ]),
    );
    expect(places.length).toBeGreaterThan(200);
  });

  it('knows kinds, bounds and defaults', () => {
    const found = (parent: string, name: string) =>
      places.find((place) => place.parent === parent && place.name === name)?.node;
    expect(found('applicant', 'birthday')).toMatchObject({ kind: 'text', format: 'date', required: false });
    expect(found('businessContext', 'proposedSalary')).toMatchObject({ kind: 'number', required: true });
    expect(found('timing', 'searchSlaMinutes')).toMatchObject({ kind: 'number', preset: 10_080 });
    expect(found('businessHours', 'startTime')).toMatchObject({ format: 'time', preset: '09:00' });
    expect(found('businessHours', 'allowedDays')).toEqual({ kind: 'days', defaults: [1, 2, 3, 4, 5] });
    expect(found('webhookConfig', 'fallbackEndpoint')).toMatchObject({
      kind: 'list',
      of: { kind: 'object' },
    });
    expect(found('fallbackEndpoint', 'headers')).toEqual({ kind: 'headers' });
    expect(found('verificationQuestions', 'selectedAnswer')).toEqual({ kind: 'json' });
    expect(found('searchConfig', 'inbound')).toMatchObject({ kind: 'object', takesOthers: true });
  });

  it('has a text for every field, list and option, and none for what there is not', () => {
    const untold = places.filter(
      ({ name, parent }) => !TEXTS.fields[`${parent}_${name}`] && !TEXTS.fields[name],
    );
    expect(untold.map(({ parent, name }) => `${parent}.${name}`)).toEqual([]);
    const lists = places.filter(({ node }) => node.kind === 'list' && node.of.kind === 'object');
    expect(lists.filter(({ name }) => !TEXTS.entries[name]).map(({ name }) => name)).toEqual([]);
    const options = places.flatMap(({ node }) => ('options' in node ? node.options : []));
    const unsaid = options.filter((option) => !SAID_AS_THEY_ARE.test(option) && !TEXTS.options[option]);
    expect([...new Set(unsaid)]).toEqual([]);
    const names = new Set(places.flatMap(({ name, parent }) => [name, `${parent}_${name}`]));
    const gone = [...Object.keys(TEXTS.fields), ...Object.keys(TEXTS.hints)].filter((key) => !names.has(key));
    expect(gone).toEqual([]);
  });
});
