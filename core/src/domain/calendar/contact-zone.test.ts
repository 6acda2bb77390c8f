import { IANAZone } from 'luxon';
import { describe, expect, it } from 'vitest';
import { contactCalendar, contactZone, stateOf } from './contact-zone.ts';
import { knownLocations } from './locations.ts';

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
    ['Columbia, MD', 'America/New_York'],
    ['A Small Town, MD', 'America/New_York'],
    ['Milan, IN', 'America/New_York'],
    ['Evansville, IN 47708', 'America/Chicago'],
    ['Gary, Indiana', 'America/Chicago'],
    ['Salt Lake City Utah', 'America/Denver'],
    ['austin tx', 'America/Chicago'],
    ['Temple Terrace, FL', 'America/New_York'],
    ['Pensacola, FL', 'America/Chicago'],
    ['Fort Worth (TX)', 'America/Chicago'],
    ['Ft. Worth, TX', 'America/Chicago'],
    ['Hilo, HI', 'Pacific/Honolulu'],
    ['Tuba City, AZ', 'America/Denver'],
    ['Tucson, AZ', 'America/Phoenix'],
    ['Phenix City, AL', 'America/New_York'],
    // At the border of two zones, where the law draws it.
    ['Williston, ND 58801', 'America/Chicago'],
    ['Ulysses, KS', 'America/Chicago'],
    ['Kellogg, ID', 'America/Los_Angeles'],
    ['Crystal Falls, MI', 'America/Chicago'],
    ['Second Mesa, AZ', 'America/Phoenix'],
    // Their state has one zone, whatever a map of coordinates says.
    ['Needles, CA 92363', 'America/Los_Angeles'],
    ['Pago Pago, AS', 'Pacific/Pago_Pago'],
    ['Columbia, KY', null],
    [' , 12345', 'America/New_York'],
    ['37402', 'America/New_York'],
    ['Suite 200; 37203, USA', 'America/Chicago'],
    ['10115 Main Street, Nashville, TN', 'America/Chicago'],
    // The state goes before a ZIP code of another one.
    ['Boise, ID 10001', 'America/Denver'],
    ['Tbilisi, Georgia', 'Asia/Tbilisi'],
    ['Macon, Georgia', 'America/New_York'],
    ['New York, NY', 'America/New_York'],
  ])('%s is in %s', (location, zone) => expect(contactZone({ location })).toBe(zone));

  it.each([
    ['Cupertino, CA', 'America/Los_Angeles'],
    ['A Small Town, Ohio', 'America/New_York'],
    ['Ohio', 'America/New_York'],
    ['Kleinstadt, Germany', 'Europe/Berlin'],
    ['Germany', 'Europe/Berlin'],
    ['Pune District, India', 'Asia/Kolkata'],
    ['New Zealand', 'Pacific/Auckland'],
  ])('%s is in %s, the only zone of its region', (location, zone) =>
    expect(contactZone({ location })).toBe(zone),
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
    ['there is nothing', ' , '],
    ['it is the name of a property', 'constructor'],
  ])('is unknown when %s: %s', (_why, location) => expect(contactZone({ location })).toBeNull());

  it.each([
    ['Unknown', ['+18085550123'], 'Pacific/Honolulu'],
    ['Somewhere, TN', ['+18655550100'], 'America/New_York'],
    ['Nashville, TN', ['+18655550100'], 'America/Chicago'],
    ['Records office', ['+442079460100'], 'Europe/London'],
    ['A Small Town, France', ['+33142685300'], 'Europe/Paris'],
    ['Unknown', ['+442079460100', '+441614960100'], 'Europe/London'],
  ])('counts a number after the words: %s %s', (location, numbers, zone) =>
    expect(contactZone({ location, numbers })).toBe(zone),
  );

  it.each([
    ['it lies in several zones', 'Unknown', ['+18505550100']],
    ['it is no area', 'Unknown', ['+18005550100']],
    ['it is in another state', 'Somewhere, TN', ['+18085550100']],
    ['two say different things', 'Unknown', ['+18085550100', '+12125550100']],
    ['its country has several zones', 'Unknown', ['+61255501234']],
    ['it is in another country', 'A Small Town, Canada', ['+442079460100']],
    ['it is in another country', 'Somewhere, TN', ['+442079460100']],
  ])('counts no number when %s', (_why, location, numbers) =>
    expect(contactZone({ location, numbers })).toBeNull(),
  );

  it('takes a name of any length for what it is worth', () => {
    expect(contactZone({ location: `${'a, '.repeat(50_000)}Austin, TX` })).toBeNull();
  });

  it('knows no zone that clocks do not', () => {
    const zones = new Set([...knownLocations().zones.values()].flatMap((known) => [...known]));
    expect([...zones].filter((zone) => !IANAZone.isValidZone(zone))).toEqual([]);
  });
});

describe('contactCalendar', () => {
  it.each([
    ['Austin, TX', [], { country: 'US', state: 'TX' }],
    ['Denver 80202', [], { country: 'US', state: 'CO' }],
    ['Paris, France', [], { country: 'FR', state: null }],
    ['London, ON', [], { country: 'CA', state: null }],
    ['Unknown', ['+442079460958'], { country: 'GB', state: null }],
    ['Unknown', [], null],
    ['Springfield, USA', [], { country: 'US', state: null }],
  ])('of %s %s', (location, numbers, calendar) =>
    expect(contactCalendar({ location, numbers })).toEqual(calendar),
  );
});

describe('stateOf', () => {
  it.each([
    ['Columbia, MD', 'MD'],
    ['Columbia, Maryland 21044', 'MD'],
    ['94105', 'CA'],
    ['Toronto, CA', undefined],
    ['Paris', undefined],
  ])('of %s is %s', (location, code) => expect(stateOf(location)?.code).toBe(code));
});
