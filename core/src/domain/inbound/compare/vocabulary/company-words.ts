import { LEGAL_FORMS } from '../../../records/legal-forms.ts';
import { neighbours, shortForms, wordSet } from '../words.ts';
import { PROVINCE_NAMES, US_STATE_NAMES } from './place-words.ts';

/**
 * Legal forms of companies by the form that each stands for, in addition to those by which employers are kept in the
 * directory: joined letters, as in "S.A. de C.V.", and the long names.
 */
const MORE_LEGAL_FORMS: Readonly<Record<string, string>> = {
  ...{ sapa: 'sapa', snc: 'snc', sasu: 'sasu', eurl: 'eurl', sca: 'sca', scs: 'scs' },
  ...{ kgaa: 'kgaa', mbh: 'gmbh', ohg: 'ohg', gbr: 'gbr', ev: 'ev', eg: 'eg', ug: 'ug', ek: 'ek' },
  ...{ ab: 'ab', asa: 'asa', oyj: 'oy', abp: 'ab', ehf: 'ehf', bvba: 'bvba', sprl: 'sprl', cv: 'cv' },
  ...{ sl: 'sl', slu: 'sl', sau: 'sa', sab: 'sa', sapi: 'sapi', lda: 'lda', ltda: 'ltda', eirl: 'eirl' },
  ...{ kk: 'kk', gk: 'gk', yk: 'yk', bhd: 'bhd', sdn: 'sdn', pte: 'pte', tbk: 'tbk', doo: 'doo' },
  ...{ kft: 'kft', zrt: 'zrt', sro: 'sro', ooo: 'ooo', oao: 'oao', pjsc: 'pjsc', ltee: 'ltd' },
  ...{ psc: 'psc', pllp: 'pllp', lc: 'lc', ulc: 'ulc', cic: 'cic', cio: 'cio', fsb: 'na' },
  ...{ private: 'pvt', incorporation: 'inc', chartered: 'chartered', cos: 'companies' },
  ...{ aktiengesellschaft: 'ag', kommanditgesellschaft: 'kg' },
};

export const COMPANY_FORMS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LEGAL_FORMS),
  ...Object.entries(MORE_LEGAL_FORMS),
]);

/** What is short for what in names of employers. */
export const EMPLOYER_FORMS = shortForms(`
  1 one, first
  2 two
  3 three
  4 four
  5 five
  6 six
  7 seven
  8 eight
  9 nine
  10 ten
  11 eleven
  12 twelve
  20 twenty
  21 twenty one
  24 twenty four
  20th twentieth
  21st twenty first
  1st first
  2nd second
  3rd third
  5th fifth
  acad academy
  acct accounting
  admin administration
  adv advertising, advanced
  agcy agency
  agy agency
  am american
  amer american, america
  assn association
  assoc associates, association
  assocs associates
  asst assistance
  auth authority
  auto automotive, automobile
  bd board
  bev beverage
  bk bank
  bldg building
  bldrs builders
  boe board education
  bros brothers
  bro brothers
  bur bureau
  bus business
  cc community college, country club
  cen central
  cent central
  chem chemical
  cmty community
  cnty county
  co company, county, colorado
  cos companies
  coll college
  comm community, communications, commission, commercial
  comms communications
  commn commission
  comp computer
  cons consulting, construction, consolidated
  const construction
  constr construction
  consult consulting
  coop cooperative
  corp corporation
  ctr center
  centre center
  ctrs centers
  cty county, city
  del delaware
  dep department
  dept department
  depts departments
  det detention
  dev development
  devt development
  dist distribution, district, distributing, distributors
  distr distribution, distributing
  div division
  doc department corrections
  dod department defense
  doe department education, department energy
  doh department health
  doj department justice
  dot department transportation
  dhs department homeland security, department human services
  ed education
  edu education
  educ education, educational
  elec electric, electrical, electronics
  elem elementary
  eng engineering
  engr engineering
  engrs engineers
  ent entertainment, enterprises
  ents enterprises
  env environmental
  eqpt equipment
  equip equipment
  est estate
  exch exchange
  exp express
  fac facilities
  fdn foundation
  fed federal
  fin financial, finance
  finl financial
  fndn foundation
  ft fort
  gen general
  govt government
  grp group
  gp group
  hc health care
  hlth health
  hldg holding
  hldgs holdings
  hosp hospital
  hts heights
  hs high school
  hvac heating ventilation air conditioning
  hwy highway
  inc incorporated
  ind industries, industrial, independent
  inds industries
  indus industries
  info information
  ins insurance
  inst institute
  intl international
  int international
  inv investment, investments
  invs investments
  isd independent school district
  it information technology
  jr junior
  lab laboratory
  labs laboratories
  lib library
  log logistics
  mach machine, machinery
  maint maintenance
  mdse merchandise
  mech mechanical
  med medical, medicine
  meml memorial
  mem memorial
  metro metropolitan
  mfg manufacturing
  mfr manufacturer
  mfrs manufacturers
  mgmt management
  mgt management
  mkt market, marketing
  mktg marketing
  mkts markets
  mt mount, mountain
  mtg mortgage
  mtn mountain
  mtns mountains
  mts mountains
  mun municipal
  mut mutual
  n north
  nat national
  natl national
  ne northeast, nebraska
  nw northwest
  nyc new york city
  nypd new york police department
  ofc office
  org organization
  pac pacific
  pd police department
  pet petroleum
  pharm pharmacy, pharmaceuticals
  pharma pharmaceuticals, pharmaceutical
  pk park
  pkg packaging
  pl place
  plt plant
  prod products, production, productions
  prods products, productions
  prof professional
  prop property
  props properties
  psych psychiatric
  pub public, publishing
  pubs publications
  pwr power
  qsr quick service restaurant
  rd road
  re real estate
  rec recreation
  ref refrigeration
  reg regional
  regl regional
  rehab rehabilitation
  res research, resources
  resrch research
  rest restaurant
  rr railroad
  ry railway
  s south
  sch school
  schs schools
  sci science, sciences, scientific
  sd school district, south dakota
  se southeast
  sec security, securities
  secs securities
  serv services, service
  servs services
  soc society
  sols solutions
  soln solutions
  solns solutions
  spec specialty
  st saint, street, state
  sta station
  std standard
  sub suburban
  supp supply
  surg surgical, surgery
  sv service
  svc service
  svcs services
  svgs savings
  sw southwest, software
  sys systems
  tech technology, technologies, technical
  techs technologies
  tel telephone
  telecom telecommunications
  temp temporary
  tenn tennessee
  theatre theater
  tr trust
  trans transport, transportation
  transp transportation
  transport transportation
  twp township
  u university, union
  un union
  univ university
  us united states
  usa united states america
  usd unified school district
  util utilities
  utils utilities
  va veterans affairs, virginia
  veh vehicle
  vet veterinary
  vly valley
  w west
  whse warehouse
  whsl wholesale
  wks works
  xpress express
  e east
`);

/** Words of a name that say nothing of their own. */
export const SMALL_NAME_WORDS = wordSet('the and a of for at in on by');

/** What large employers add for a country or for all the world: of two names the same without it. */
export const COUNTRY_TAILS = wordSet('usa us united states america north com worldwide');

/** What goes with the structure of a company, and may be another company of it. */
export const STRUCTURE_TAILS = wordSet(
  'group holdings holding international companies enterprises global industries communications',
);

/** Words that many employers have in their names: to share only these is nothing. */
export const COMMON_NAME_WORDS: ReadonlySet<string> = new Set([
  ...wordSet(
    'first second national united american america general central southern northern eastern western south north east',
    'west southwest southeast northwest northeast midwest pacific atlantic global world worldwide international',
    'universal premier quality advanced integrated allied associated consolidated standard superior modern new best',
    'great greater grand royal golden silver blue green red black white sun star eagle liberty freedom heritage',
    'community county city state federal public private local regional metropolitan metro municipal township village',
    'memorial saint mount fort lake river valley mountain hill hills park beach island bay ocean coast coastal',
    'health healthcare care medical hospital clinic center dental nursing rehabilitation pharmacy pharmaceuticals',
    'bank financial finance insurance trust savings credit union capital investment investments mortgage securities',
    'services service solutions systems technology technologies tech software data digital information consulting',
    'group company companies corporation holdings partners associates enterprises industries ventures management',
    'construction builders homes properties realty estate development engineering design architects electric power energy',
    'gas oil petroleum water utilities resources materials steel metal chemical plastics paper packaging products',
    'manufacturing machine tool equipment supply distribution logistics transport transportation trucking freight',
    'foods food restaurant restaurants grill pizza coffee cafe bakery kitchen catering markets market stores store',
    'retail wholesale auto automotive motors motor airlines air aviation aerospace marine railroad express delivery',
    'media entertainment communications network networks telecom wireless press publishing news radio television',
    'education school schools district academy college university institute learning child children family youth',
    'staffing security cleaning landscaping plumbing heating cooling hotel hotels resort inn travel sports fitness',
    'police fire department agency office authority bureau commission board government army navy force guard service',
    'law legal church ministries foundation society association council home house life mutual',
    'research laboratories laboratory scientific biotech bio therapeutics sciences science realty income dominion',
  ),
  ...[...US_STATE_NAMES.values(), ...US_STATE_NAMES.keys(), ...PROVINCE_NAMES.keys()].flatMap((name) =>
    name.split(' '),
  ),
]);

/** What employers do, in lines of neighbours; the same name before words of different lines is another employer. */
export const INDUSTRIES = neighbours([
  'bank financial finance credit savings mortgage capital investment trust',
  'insurance assurance',
  'airlines air airways aviation aerospace',
  'healthcare health medical hospital clinic care',
  'construction builders contracting contractors homes',
  'consulting advisors advisory',
  'motors automotive auto motor',
  'foods food mills restaurant grill pizza coffee',
  'plumbing heating',
  'electric electrical power energy',
  'trucking transport freight logistics',
  'staffing',
  'landscaping',
  'realty',
  'dental',
  'law legal',
  'media broadcasting',
]);
