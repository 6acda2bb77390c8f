import { shortForms } from '../words.ts';
import { ORDINAL_FORMS } from './ordinal-forms.ts';
import { STATE_FORMS } from './state-forms.ts';

/** What is short for what in names of employers. */
export const EMPLOYER_FORMS = shortForms(
  STATE_FORMS,
  ORDINAL_FORMS,
  `
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
  acad academy
  acct accounting
  admin administration
  adv advertising, advanced
  agcy agency
  agy agency
  am american
  amer american, america
  assn association
  assoc associates, association, associated
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
  sr senior
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
  htg heating
  clg cooling
  refrig refrigeration
  plbg plumbing
  plmg plumbing
  ac air conditioning
  lndscpg landscaping
  lndscp landscape
  xfer transfer
  whlse wholesale
  cntr center
  contr contracting, contractors
  contg contracting
  rfg roofing
  pkging packaging
  furn furniture
  lbr lumber
  excav excavating, excavation
  trk truck, trucking
  trkg trucking
  cem cemetery
  insp inspection
  sply supply
  whsing warehousing
  stl steel
  fabr fabrication, fabricating
  rlty realty
  clng cleaning
  pntg painting
  ptg printing, painting
  prtg printing
  cu credit union
  fcu federal credit union
  e east
`,
);
