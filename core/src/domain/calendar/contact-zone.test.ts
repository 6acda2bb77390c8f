import { IANAZone } from 'luxon';
import { describe, expect, it } from 'vitest';
import { contactZone } from './contact-zone.ts';
import { knownPlaces } from './places.ts';

describe('contactZone', () => {
  it.each([
    ['Austin, TX', 'America/Chicago'],
    ['Austin, Texas', 'America/Chicago'],
    ['El Paso, TX', 'America/Denver'],
    ['austin , tx', 'America/Chicago'],
    ['Austin TX', 'America/Chicago'],
    ['Austin, TX 78701', 'America/Chicago'],
    ['1 Main Street, Austin, TX 78701-1234', 'America/Chicago'],
    ['Austin, Travis County, TX, USA', 'America/Chicago'],
    ['Portland, OR', 'America/Los_Angeles'],
    ['Portland, Maine', 'America/New_York'],
    ['Springfield, Illinois, United States', 'America/Chicago'],
    ['Washington, D.C.', 'America/New_York'],
    ['Washington, DC 20500', 'America/New_York'],
    ['Redmond, Washington, USA', 'America/Los_Angeles'],
    ['New York', 'America/New_York'],
    ['Saint Louis, MO', 'America/Chicago'],
    ['Honolulu, HI', 'Pacific/Honolulu'],
    ['San Juan, Puerto Rico', 'America/Puerto_Rico'],
    ['Paris, France', 'Europe/Paris'],
    ['Paris', 'Europe/Paris'],
    ['London, UK', 'Europe/London'],
    ['London, ON', 'America/Toronto'],
    ['Edinburgh, Scotland', 'Europe/London'],
    ['São Paulo, Brazil', 'America/Sao_Paulo'],
    ['Sao Paulo, Brasil', 'America/Sao_Paulo'],
    ["St. John's, NL, Canada", 'America/St_Johns'],
    ['Bengaluru, Karnataka, India', 'Asia/Kolkata'],
    ['Sydney, Australia', 'Australia/Sydney'],
    ['Toronto, CA', 'America/Toronto'],
    ['Berlin, DE', 'Europe/Berlin'],
  ])('%s is in %s', (location, zone) => expect(contactZone(location)).toBe(zone));

  it.each([
    ['Cupertino, CA', 'America/Los_Angeles'],
    ['A Small Town, Ohio', 'America/New_York'],
    ['Ohio', 'America/New_York'],
    ['Kleinstadt, Germany', 'Europe/Berlin'],
    ['Germany', 'Europe/Berlin'],
    ['Pune District, India', 'Asia/Kolkata'],
    ['New Zealand', 'Pacific/Auckland'],
  ])('%s is in %s, the only zone of its region', (location, zone) =>
    expect(contactZone(location)).toBe(zone),
  );

  it.each([
    ['the region has several zones', 'A Small Town, TX'],
    ['the region has several zones', 'Texas'],
    ['the country has several zones', 'USA'],
    ['the country has several zones', 'A Small Town, Canada'],
    ['several cities have the name', 'London'],
    ['several cities have the name', 'Springfield'],
    ['several cities of the country have the name', 'Springfield, USA'],
    ['the city is too small to be meant without its region', 'Winslow'],
    ['it is a state and a city', 'Washington'],
    ['it is a state and a city', 'Washington, USA'],
    ['it is a state and a country', 'Georgia'],
    ['nothing is known', 'Unknown'],
    ['it is no place', 'Remote'],
    ['it is no place', 'HQ, Building 7'],
    ['the last part is no area', 'Paris, Frankreich-Nord'],
    ['there is nothing', ''],
    ['there is nothing', ' , 12345'],
    ['it is the name of a property', 'constructor'],
  ])('is unknown when %s: %s', (_why, location) => expect(contactZone(location)).toBeNull());

  it('knows no zone that clocks do not', () => {
    const zones = new Set([...knownPlaces().zones.values()].flatMap((known) => [...known]));
    expect([...zones].filter((zone) => !IANAZone.isValidZone(zone))).toEqual([]);
  });
});
