import { locationKey } from './location-key.ts';

/** A state, district or territory of the United States. */
export interface UsState {
  /** As the post writes it. */
  code: string;
  name: string;
  /** IANA names, the zone of most people first; where two have the same hours all year, one stands for both. */
  zones: readonly string[];
}

const [EASTERN, CENTRAL] = ['America/New_York', 'America/Chicago'];
const [MOUNTAIN, PACIFIC] = ['America/Denver', 'America/Los_Angeles'];

const TABLE: readonly (readonly [code: string, name: string, ...zones: string[]])[] = [
  // A few towns at its border keep the time of Georgia.
  ['AL', 'Alabama', CENTRAL, EASTERN],
  ['AK', 'Alaska', 'America/Anchorage', 'America/Adak'],
  // The Navajo Nation changes its clocks, the rest of the state does not.
  ['AZ', 'Arizona', 'America/Phoenix', MOUNTAIN],
  ['AR', 'Arkansas', CENTRAL],
  ['CA', 'California', PACIFIC],
  ['CO', 'Colorado', MOUNTAIN],
  ['CT', 'Connecticut', EASTERN],
  ['DE', 'Delaware', EASTERN],
  ['DC', 'District of Columbia', EASTERN],
  ['FL', 'Florida', EASTERN, CENTRAL],
  ['GA', 'Georgia', EASTERN],
  ['HI', 'Hawaii', 'Pacific/Honolulu'],
  ['ID', 'Idaho', MOUNTAIN, PACIFIC],
  ['IL', 'Illinois', CENTRAL],
  ['IN', 'Indiana', EASTERN, CENTRAL],
  ['IA', 'Iowa', CENTRAL],
  ['KS', 'Kansas', CENTRAL, MOUNTAIN],
  ['KY', 'Kentucky', EASTERN, CENTRAL],
  ['LA', 'Louisiana', CENTRAL],
  ['ME', 'Maine', EASTERN],
  ['MD', 'Maryland', EASTERN],
  ['MA', 'Massachusetts', EASTERN],
  ['MI', 'Michigan', EASTERN, CENTRAL],
  ['MN', 'Minnesota', CENTRAL],
  ['MS', 'Mississippi', CENTRAL],
  ['MO', 'Missouri', CENTRAL],
  ['MT', 'Montana', MOUNTAIN],
  ['NE', 'Nebraska', CENTRAL, MOUNTAIN],
  ['NV', 'Nevada', PACIFIC, MOUNTAIN],
  ['NH', 'New Hampshire', EASTERN],
  ['NJ', 'New Jersey', EASTERN],
  ['NM', 'New Mexico', MOUNTAIN],
  ['NY', 'New York', EASTERN],
  ['NC', 'North Carolina', EASTERN],
  ['ND', 'North Dakota', CENTRAL, MOUNTAIN],
  ['OH', 'Ohio', EASTERN],
  ['OK', 'Oklahoma', CENTRAL],
  ['OR', 'Oregon', PACIFIC, MOUNTAIN],
  ['PA', 'Pennsylvania', EASTERN],
  ['RI', 'Rhode Island', EASTERN],
  ['SC', 'South Carolina', EASTERN],
  ['SD', 'South Dakota', CENTRAL, MOUNTAIN],
  ['TN', 'Tennessee', CENTRAL, EASTERN],
  ['TX', 'Texas', CENTRAL, MOUNTAIN],
  ['UT', 'Utah', MOUNTAIN],
  ['VT', 'Vermont', EASTERN],
  ['VA', 'Virginia', EASTERN],
  ['WA', 'Washington', PACIFIC],
  ['WV', 'West Virginia', EASTERN],
  ['WI', 'Wisconsin', CENTRAL],
  ['WY', 'Wyoming', MOUNTAIN],
  ['PR', 'Puerto Rico', 'America/Puerto_Rico'],
  ['VI', 'U.S. Virgin Islands', 'America/Puerto_Rico'],
  ['GU', 'Guam', 'Pacific/Guam'],
  ['MP', 'Northern Mariana Islands', 'Pacific/Guam'],
  ['AS', 'American Samoa', 'Pacific/Pago_Pago'],
];

const STATES = TABLE.map(([code, name, ...zones]): UsState => ({ code, name, zones }));

const BY_KEY: ReadonlyMap<string, UsState> = new Map(
  STATES.flatMap((state) => [
    [locationKey(state.code), state],
    [locationKey(state.name), state],
  ]),
);

/** The state of a name or a code of two letters, in any spelling; undefined when it is none. */
export const usState = (words: string): UsState | undefined => BY_KEY.get(locationKey(words));

const COUNTRY_NAMES: ReadonlySet<string> = new Set(
  ['US', 'USA', 'U S', 'U S A', 'United States', 'United States of America', 'America'].map(locationKey),
);

/** Whether words name the United States. */
export const isUnitedStates = (words: string): boolean => COUNTRY_NAMES.has(locationKey(words));
