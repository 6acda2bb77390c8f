import { locationKey } from '@credence/core/rules';

const [EASTERN, CENTRAL] = ['America/New_York', 'America/Chicago'];
const [MOUNTAIN, PACIFIC] = ['America/Denver', 'America/Los_Angeles'];

/** Where those who live there, or the lists of places, are not agreed. */
const EITHER = null;

/**
 * Towns near the border of two zones: the coarse map of the lookup has it some miles off, and some towns keep by custom
 * the time of the state next to them. The law draws it county by county (49 CFR part 71).
 */
const TOWNS: readonly (readonly [state: string, zone: string | null, cities: string])[] = [
  ['AL', EASTERN, 'Phenix City, Smiths Station, Smiths, Lanett, Valley, Fort Mitchell'],
  ['AK', 'America/Anchorage', 'Nikolski, Gambell, Wrangell, Petersburg'],
  ['AZ', 'America/Phoenix', 'Cibola, Ehrenberg, Yuma, Poston, Littlefield, Beaver Dam, Scenic, Duncan, Blue'],
  ['AZ', 'America/Phoenix', 'Colorado City, Centennial Park, Fredonia, Marble Canyon'],
  // The Hopi live inside the Navajo Nation and do not change their clocks.
  ['AZ', 'America/Phoenix', 'Hotevilla, Keams Canyon, Kykotsmovi Village, Polacca, First Mesa, Second Mesa'],
  ['AZ', MOUNTAIN, 'Gray Mountain, Indian Wells, Dilkon'],
  ['AZ', EITHER, 'Sanders'],
  ['FL', CENTRAL, 'Blountstown, Clarksville, Wewahitchka'],
  ['FL', EASTERN, 'Chattahoochee'],
  [
    'ID',
    PACIFIC,
    'Lucile, White Bird, Eastport, Porthill, Avery, Calder, Clark Fork, Kellogg, Moyie Springs',
  ],
  ['ID', PACIFIC, 'Mullan, Osburn, Pinehurst, Silverton, Smelterville, Wallace, Murray'],
  ['ID', MOUNTAIN, 'Warren'],
  [
    'IN',
    CENTRAL,
    'Rolling Prairie, Ora, Branchville, Bristow, Derby, Leopold, Saint Croix, Goodland, Kentland',
  ],
  ['IN', CENTRAL, 'Elberfeld, Buckskin, Mackey, Oakland City, Somerville'],
  ['IN', EASTERN, 'Saint Bernice, Cayuga, Perrysville'],
  [
    'KS',
    CENTRAL,
    'Bird City, Brewster, McDonald, Mc Donald, Saint Francis, Johnson, Lakin, Leoti, Manter, Ulysses',
  ],
  ['KY', CENTRAL, 'Custer, Russell Springs, Big Clifty, Knifley, Alpha'],
  ['KY', EASTERN, 'Upton'],
  ['KY', EITHER, 'Columbia'],
  ['ME', EITHER, 'Calais'],
  ['MI', CENTRAL, 'Alpha, Amasa, Caspian, Crystal Falls, Gaastra, Iron River, Stambaugh'],
  ['MI', EASTERN, 'Bark River, Cornell, Republic'],
  ['NE', MOUNTAIN, 'Mullen'],
  ['NE', EITHER, 'Kilgore, Nenzel'],
  ['NV', PACIFIC, 'Baker, Montello'],
  ['NV', MOUNTAIN, 'Jackpot, West Wendover'],
  ['ND', CENTRAL, 'Almont, New Salem, Glen Ullin, Mandaree, Wildrose, Williston, Alamo, Alexander, Arnegard'],
  ['ND', CENTRAL, 'Epping, Grenora, Ray, Trenton, Watford City, Zahl, Antler, Bowbells, Columbus, Crosby'],
  ['ND', CENTRAL, 'Flaxton, Lignite, Maxbass, Noonan, Portal, Sherwood, Tolley, Ambrose, Fortuna, Mohall'],
  ['OR', PACIFIC, 'Halfway, Oxbow'],
  ['OR', MOUNTAIN, 'Brogan, Ironside, Jamieson'],
  ['SD', CENTRAL, 'Mobridge, Fort Pierre'],
  ['SD', MOUNTAIN, 'Belvidere'],
  ['TN', CENTRAL, 'Guild, Whiteside, Crab Orchard, Allardt, Pall Mall'],
  ['TN', EASTERN, 'Grandview, Graysville, Spring City, Mowbray Mountain'],
  ['TX', CENTRAL, 'San Ygnacio, La Joya, Los Ebanos, Penitas'],
];

const ZONES: ReadonlyMap<string, string | null> = new Map(
  TOWNS.flatMap(([state, zone, cities]) =>
    cities.split(',').map((city): [string, string | null] => [`${state}/${locationKey(city)}`, zone]),
  ),
);

/** The zone of a town at a border; null where it may be either, and undefined for any other place. */
export const zoneAtBorder = (state: string, city: string): string | null | undefined =>
  ZONES.get(`${state}/${locationKey(city)}`);
