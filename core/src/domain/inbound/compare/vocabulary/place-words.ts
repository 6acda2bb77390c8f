import { linesOfNames, nameTable, plainText, shortForms } from '../words.ts';

/** Short forms in the names of places. */
export const PLACE_FORMS = shortForms(`
  st saint
  ste sainte
  ft fort
  mt mount
  mtn mountain
  pt point, port
  n north
  s south
  e east
  w west
  hts heights
  spgs springs
  twp township
  cty city
  vlg village
  pk park
  bch beach
  jct junction
  ctr center
  wash washington
  centre center
  univ university
  vly valley
  hbr harbor
  is island
  ldg landing
`);

/** States of the United States, as `code, name, other short forms`. */
const US_STATES = `
  al, alabama, ala
  ak, alaska
  az, arizona, ariz
  ar, arkansas, ark
  ca, california, calif, cal
  co, colorado, colo
  ct, connecticut, conn
  de, delaware, del
  dc, district of columbia
  fl, florida, fla
  ga, georgia
  hi, hawaii
  id, idaho
  il, illinois, ill
  in, indiana, ind
  ia, iowa
  ks, kansas, kans, kan
  ky, kentucky
  la, louisiana
  me, maine
  md, maryland
  ma, massachusetts, mass
  mi, michigan, mich
  mn, minnesota, minn
  ms, mississippi, miss
  mo, missouri
  mt, montana, mont
  ne, nebraska, neb, nebr
  nv, nevada, nev
  nh, new hampshire
  nj, new jersey
  nm, new mexico
  ny, new york
  nc, north carolina
  nd, north dakota
  oh, ohio
  ok, oklahoma, okla
  or, oregon, ore
  pa, pennsylvania, penn, penna
  pr, puerto rico
  ri, rhode island
  sc, south carolina
  sd, south dakota
  tn, tennessee, tenn
  tx, texas, tex
  ut, utah
  vt, vermont
  va, virginia
  wa, washington, wash
  wv, west virginia
  wi, wisconsin, wis, wisc
  wy, wyoming, wyo
  gu, guam
`;

const CANADIAN_PROVINCES = `
  ab, alberta
  bc, british columbia
  mb, manitoba
  nb, new brunswick
  nl, newfoundland and labrador, newfoundland
  ns, nova scotia
  on, ontario, ont
  pe, prince edward island, pei
  qc, quebec, que
  sk, saskatchewan
`;

/** Those whose codes are no other's. */
const AUSTRALIAN_STATES = `
  nsw, new south wales
  vic, victoria
  qld, queensland
  tas, tasmania
  western australia
  south australia
  northern territory
  australian capital territory
`;

export const AUSTRALIAN_STATE_NAMES = nameTable(AUSTRALIAN_STATES);
export const US_STATE_NAMES = nameTable(US_STATES);
export const PROVINCE_NAMES = nameTable(CANADIAN_PROVINCES);

/** Countries by other names than the English one, and short forms that are nothing else. */
const COUNTRY_NAMES = `
  united states, us, usa, united states of america, america, estados unidos, etats unis
  united kingdom, uk, gb, great britain, england, scotland, wales, northern ireland, britain
  germany, deutschland
  austria, osterreich
  switzerland, schweiz, suisse
  spain, espana
  italy, italia
  netherlands, nederland, holland, the netherlands
  belgium, belgie, belgique
  poland, polska
  sweden, sverige
  norway, norge
  denmark, danmark
  brazil, brasil
  turkey, turkiye
  czechia, czech republic
  united arab emirates, uae
  south korea, korea, republic of korea
  hong kong, hong kong sar china
  ireland, eire
  china, prc, peoples republic of china
  russia, russian federation
  philippines, the philippines
  mexico, mejico
  japan, nippon
`;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries of the world, each by the name that it is told by here. */
interface Countries {
  /** Of Georgia there is also a state. */
  byName: ReadonlyMap<string, string>;
  /** Of two letters. */
  byCode: ReadonlyMap<string, string>;
}

/** Takes some milliseconds: Node has their names in megabytes of its own. */
export function readCountries(): Countries {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const inEnglish = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = english.of(code);
    return name === undefined ? [] : [{ code: code.toLowerCase(), name: plainText(name) }];
  });
  const otherNames = nameTable(COUNTRY_NAMES);
  const toldBy = (name: string) => otherNames.get(name) ?? name;
  const named = inEnglish.filter(({ name }) => name !== 'georgia');
  return {
    byName: new Map([...named.map(({ name }) => [name, toldBy(name)] as const), ...otherNames]),
    byCode: new Map(inEnglish.map(({ code, name }) => [code, toldBy(name)])),
  };
}

/** Cities by what people call them, with the state that goes with it; a name in another language is the same city. */
export const CITY_NAMES: ReadonlyMap<string, string> = nameTable(`
  new york ny, nyc, new york city, new york city ny, nyc ny
  los angeles ca, la ca, l a ca
  philadelphia pa, philly, philly pa, phila, phila pa
  washington dc, dc, d c, washington d c, district of columbia
  san francisco ca, san fran, san fran ca, sf ca
  las vegas nv, vegas, vegas nv
  new orleans la, nola
  dallas fort worth tx, dfw, dfw tx
  indianapolis in, indy, indy in
  minneapolis mn, mpls, mpls mn
  jacksonville fl, jax, jax fl
  oklahoma city ok, okc, okc ok
  salt lake city ut, slc, slc ut
  saint louis mo, stl, stl mo
  atlanta ga, atl, atl ga
  munich, munchen, muenchen
  cologne, koln, koeln
  nuremberg, nurnberg
  frankfurt, frankfurt am main
  hanover, hannover
  vienna, wien
  zurich, zuerich
  geneva, geneve, genf
  rome, roma
  milan, milano
  turin, torino
  florence, firenze
  naples, napoli
  venice, venezia
  seville, sevilla
  lisbon, lisboa
  prague, praha
  warsaw, warszawa
  cracow, krakow
  brussels, bruxelles, brussel
  antwerp, antwerpen
  the hague, den haag
  copenhagen, kobenhavn
  gothenburg, goteborg
  moscow, moskva
  kyiv, kiev
  bucharest, bucuresti
  athens, athina
  mumbai, bombay
  bengaluru, bangalore
  chennai, madras
  kolkata, calcutta
  gurugram, gurgaon
  beijing, peking
  guangzhou, canton
  ho chi minh city, saigon
  mexico city, ciudad de mexico, cdmx, mexico df
  sao paulo, sampa
  quebec city, quebec
  dusseldorf, duesseldorf
  genoa, genova
  padua, padova
  ghent, gent
  liege, luik
  bruges, brugge
  lucerne, luzern
  marseille, marseilles
  lyon, lyons
  porto, oporto
  saint petersburg, st petersburg, sankt peterburg
  wroclaw, breslau
  gdansk, danzig
  mysore, mysuru
  kochi, cochin
  thiruvananthapuram, trivandrum
  vadodara, baroda
  bogota, santa fe de bogota
`);

/** Places of one metropolitan area: who works there may name any of them. */
const METROS = [
  'new york ny, brooklyn ny, queens ny, bronx ny, manhattan ny, staten island ny, harlem ny, soho ny, tribeca ny, midtown ny, williamsburg ny, bushwick ny, bayside ny, long island city ny, flushing ny, jamaica ny, astoria ny, jersey city nj, hoboken nj, newark nj, yonkers ny, white plains ny',
  'los angeles ca, hollywood ca, santa monica ca, burbank ca, culver city ca, el segundo ca, glendale ca, pasadena ca, long beach ca, torrance ca, van nuys ca, sherman oaks ca, inglewood ca, beverly hills ca',
  'san francisco ca, south san francisco ca, oakland ca, berkeley ca, emeryville ca, daly city ca, san mateo ca, redwood city ca',
  'san jose ca, santa clara ca, sunnyvale ca, mountain view ca, palo alto ca, cupertino ca, menlo park ca, milpitas ca',
  'washington dc, arlington va, alexandria va, bethesda md, silver spring md, rockville md, tysons va, mclean va, reston va, fairfax va, herndon va',
  'chicago il, evanston il, oak brook il, rosemont il, schaumburg il, skokie il, oak park il, naperville il',
  'boston ma, cambridge ma, somerville ma, brookline ma, quincy ma, newton ma, waltham ma',
  'dallas tx, fort worth tx, dallas fort worth tx, plano tx, irving tx, arlington tx, richardson tx, frisco tx, addison tx, garland tx, las colinas tx',
  'houston tx, sugar land tx, the woodlands tx, pasadena tx, katy tx, bellaire tx',
  'austin tx, round rock tx, cedar park tx, pflugerville tx',
  'phoenix az, scottsdale az, tempe az, mesa az, chandler az, glendale az, gilbert az',
  'seattle wa, bellevue wa, redmond wa, kirkland wa, renton wa, tukwila wa, bothell wa',
  'minneapolis mn, saint paul mn, bloomington mn, eden prairie mn, minnetonka mn',
  'atlanta ga, sandy springs ga, marietta ga, decatur ga, alpharetta ga, dunwoody ga',
  'miami fl, miami beach fl, coral gables fl, doral fl, hialeah fl, fort lauderdale fl',
  'tampa fl, saint petersburg fl, clearwater fl',
  'denver co, aurora co, lakewood co, englewood co, greenwood village co, centennial co',
  'detroit mi, dearborn mi, southfield mi, warren mi, troy mi',
  'philadelphia pa, camden nj, king of prussia pa, conshohocken pa',
  'raleigh nc, durham nc, cary nc, chapel hill nc, morrisville nc, research triangle park nc',
  'portland or, beaverton or, hillsboro or, tigard or, vancouver wa',
  'saint louis mo, clayton mo, chesterfield mo, maryland heights mo',
  'cleveland oh, beachwood oh, independence oh',
  'cincinnati oh, covington ky, blue ash oh',
  'las vegas nv, henderson nv, north las vegas nv, paradise nv',
  'salt lake city ut, west valley city ut, murray ut, sandy ut',
  'nashville tn, brentwood tn, franklin tn',
  'san diego ca, la jolla ca, chula vista ca, carlsbad ca',
  'norfolk va, virginia beach va, chesapeake va, newport news va, hampton va',
  'orlando fl, winter park fl, lake mary fl, maitland fl',
];

/** The areas in which a place is, by its name with the state and without. */
export const METROS_OF = linesOfNames(
  METROS.map((cities) => `${cities}, ${cities.replace(/ [a-z]{2}(?=,|$)/g, '')}`).join('\n'),
);

/** Last words in the names of counties and regions; "area" is left out of names before. */
export const REGION_WORDS: ReadonlySet<string> = new Set(
  [
    'county counties parish borough district region cities country coast cape bay shore sound delta basin valley',
    'plains peninsula panhandle island islands isles keys triangle triad corridor belt empire metroplex suburbs roads',
  ].flatMap((words) => words.split(' ')),
);

/** What names a part of a state where it has no other name. */
export const PARTS_OF_STATES: ReadonlySet<string> = new Set(
  [
    'north south east west northern southern eastern western northeast northwest southeast southwest',
    'northeastern northwestern southeastern southwestern central mid middle upper lower upstate downstate',
  ].flatMap((words) => words.split(' ')),
);
