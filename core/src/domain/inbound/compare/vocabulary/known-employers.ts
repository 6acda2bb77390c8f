import { nameTable } from '../words.ts';

/**
 * Employers that are written by several names, each told by the first, without legal forms and small words: common
 * short names, initials that are nothing else, and the long names in registers.
 */
export const EMPLOYER_NAMES: ReadonlyMap<string, string> = nameTable(`
  3m, minnesota mining manufacturing
  7 eleven, seven eleven, seven 11
  a and p, great atlantic pacific tea
  aaa, american automobile association
  abb, asea brown boveri
  adp, automatic data processing
  aetna, aetna life insurance
  aflac, american family life assurance columbus
  aig, american international
  amazon, amazon com, amazon com services
  amd, advanced micro devices
  american airlines, aa
  american express, amex
  aramark, aramark services, aramark food
  att, american telephone telegraph
  bae systems, british aerospace
  bank america, bofa, b a, bank america merrill lynch
  barnes noble, barnes noble booksellers
  bcg, boston consulting
  best buy, best buy stores
  big lots, big lots stores
  bmw, bayerische motoren werke
  bny mellon, bank new york mellon
  boeing, boeing aircraft
  bp, british petroleum
  burger king, bk
  caterpillar, cat, caterpillar tractor
  cbs, columbia broadcasting system, cbs broadcasting
  cdc, centers disease control, centers disease control prevention
  cbp, customs border protection, us customs border protection, united states customs border protection
  charter spectrum, spectrum
  chipotle, chipotle mexican grill
  cintas, cintas uniform
  chick fil a, chickfila
  cia, central intelligence agency
  coca cola, coke
  comcast, comcast cable, comcast cable communications
  con ed, consolidated edison, coned, consolidated edison new york, consolidated edison company new york
  costco, costco wholesale, costco warehouse
  cracker barrel, cracker barrel old country store
  csc, computer sciences
  cvs, cvs pharmacy, cvs health, consumer value stores
  dairy queen, dq
  deere, john deere
  delta, delta air lines, delta airlines
  dhl, dhl express
  dillards, dillards department stores
  disney, walt disney
  dollar general, dg, dolgencorp
  dollar tree, dollar tree stores
  dod, department defense, us department defense, united states department defense
  dominos, dominos pizza
  dunkin, dunkin donuts, dunkin brands
  dupont, e i du pont de nemours, du pont, ei dupont, dupont de nemours
  enterprise, enterprise rent car, enterprise rental car
  equifax, equifax workforce
  epa, environmental protection agency
  exxon, exxonmobil, exxon mobil
  ey, ernst young, ernst and young, ernst young us, ernst young united states
  faa, federal aviation administration
  fbi, federal bureau investigation
  fda, food drug administration
  fedex, federal express
  fedex ground, fedex ground package system
  fema, federal emergency management agency
  gap, gap stores
  gdit, general dynamics information technology
  ge, general electric
  geico, government employees insurance
  gm, general motors
  gnc, general nutrition centers, general nutrition
  goldman sachs, goldman
  gsa, general services administration, us general services administration
  gsk, glaxosmithkline
  hca, hospital corporation america, hca healthcare
  heb, heb grocery
  hm, hennes mauritz
  home depot, home depot usa, home depot us, the home depot usa
  honda, honda motor
  hsbc, hongkong shanghai banking, hsbc bank
  ibm, international business machines
  ihop, international house pancakes
  ikea, ikea us
  irs, internal revenue service
  jc penney, jcpenney, j c penney, jcp, penney j c
  johnson johnson, j and j, jnj
  jpmorgan chase, jp morgan chase, jpmorgan, jp morgan, jpmorgan chase bank, j p morgan chase, jpmc
  kaiser, kaiser permanente
  kfc, kentucky fried chicken
  kohls, kohls department stores
  kpmg, kpmg peat marwick
  kroger, kroger stores
  lg, lg electronics
  liberty mutual, liberty mutual insurance, liberty mutual fire insurance
  lausd, los angeles unified school district
  lowes, lowes home centers, lowes home improvement, lowes companies
  macys, macys department stores, macys retail, macys retail holdings
  marriott, marriott hotels, marriott international
  mcdonalds, mcdonalds restaurant, mcdonalds restaurants, mcdonalds usa, mcds
  massmutual, massachusetts mutual life insurance, massachusetts mutual
  mckinsey, mckinsey company
  merrill lynch, merrill, merrill lynch pierce fenner smith
  metlife, metropolitan life insurance, metropolitan life
  microsoft, msft
  mit, massachusetts institute technology
  morgan stanley, morgan stanley smith barney
  mta, metropolitan transportation authority
  ncr, national cash register
  new york life, new york life insurance, ny life
  northwestern mutual, northwestern mutual life insurance
  nasa, national aeronautics space administration
  nationwide, nationwide mutual insurance, nationwide insurance
  navy federal, navy federal credit union, nfcu
  micron, micron technology
  nbc, national broadcasting
  nestle, nestle usa
  nih, national institutes health
  northrop grumman, northrop
  nyc doe, new york city department education, nycdoe
  nypd, new york city police department, new york police department
  lapd, los angeles police department
  fdny, new york city fire department, new york fire department
  old navy, old navy stores
  oreilly, oreilly auto parts, oreilly automotive, oreilly automotive stores
  panera, panera bread
  petco, petco animal supplies, petco animal supplies stores
  petsmart, petsmart store
  prudential, prudential insurance, prudential insurance america
  progressive, progressive insurance, progressive casualty insurance
  allstate, allstate insurance
  farmers insurance, farmers
  travelers, travelers insurance, travelers companies
  jb hunt, jb hunt transport, jb hunt transport services
  old dominion, old dominion freight line, old dominion freight lines, odfl
  super 8, super 8 motel
  ross, ross dress less, ross stores
  dicks sporting goods, dicks
  tractor supply, tsc
  texas roadhouse, texas roadhouse restaurant
  outback, outback steakhouse
  applebees, applebees neighborhood grill bar, applebees grill bar
  chilis, chilis grill bar
  tgi fridays, fridays
  red lobster, red lobster restaurants
  olive garden, olive garden italian restaurant
  five below, five below stores
  bass pro, bass pro shops
  hobby lobby, hobby lobby stores
  michaels, michaels stores
  joann, joann fabrics, joann stores, jo ann stores
  advance auto, advance auto parts
  autozone, autozone auto parts
  napa, napa auto parts
  pepsi, pepsico, pepsi cola
  pg e, pge, pacific gas electric
  procter gamble, p and g, pg, proctor gamble
  publix, publix super markets, publix supermarkets
  pwc, pricewaterhousecoopers, price waterhouse coopers, pricewaterhouse coopers
  randstad, randstad us
  rei, recreational equipment
  safeway, safeway stores
  sams club, sams
  sap, sap america
  schwab, charles schwab
  sears, sears roebuck
  six flags, six flags theme parks
  southwest, southwest airlines
  sprint, sprint nextel
  ssa, social security administration
  starbucks, starbucks coffee
  state farm, state farm insurance, state farm mutual automobile insurance, state farm mutual
  target, target stores
  tcs, tata consultancy services
  tiaa, teachers insurance annuity association, tiaa cref
  tj maxx, tjx, t j maxx
  toyota, toyota motor, toyota motor sales
  uber, uber technologies
  uhg, unitedhealth, united health, unitedhealthcare, united healthcare
  united airlines, united air lines
  ups, united parcel service, united parcel
  us air force, usaf, air force, united states air force, department air force, us department air force, united states department air force
  us army, army, united states army, department army, us department army, united states department army
  us bank, united states bank, us bancorp
  us coast guard, uscg, coast guard, united states coast guard
  us marine corps, usmc, marines, marine corps, united states marine corps, united states marines
  us navy, usn, navy, united states navy, department navy, us department navy, united states department navy
  usda, department agriculture, us department agriculture, united states department agriculture
  usps, united states postal service, us postal service, post office, us post office, postal service, united states post office
  usaa, united services automobile association
  va, department veterans affairs, veterans affairs, veterans administration, us department veterans affairs, united states department veterans affairs
  verizon, verizon communications, verizon wireless
  vw, volkswagen
  walgreens, walgreen, walgreens pharmacy
  walmart, walmart supercenter, wal mart supercenter, walmart neighborhood market, walmart distribution center, wal mart, wal mart stores, walmart stores, walmart associates, wal mart associates
  wawa, wawa food markets
  wells fargo, wells fargo bank
  wendys, wendys international, wendys restaurant, wendys old fashioned hamburgers
  whole foods, whole foods market
  winn dixie, winn dixie stores
  world bank, international bank reconstruction development
  xerox, xerox corporation
  self employed, selfemployed, self, self employment, sole proprietor, sole proprietorship, freelance, freelancer, independent contractor, own business
  ymca, young mens christian association, y m c a
  ywca, young womens christian association
  acnielsen, nielsen
  aep, american electric power
  akzo nobel, akzonobel
  ana, all nippon airways
  archer daniels midland, adm
  asda, asda stores
  associated press, ap
  bank montreal, bmo
  bank nova scotia, scotiabank
  barclays, barclays bank
  basf, badische anilin soda fabrik
  bbc, british broadcasting
  bbva, banco bilbao vizcaya argentaria
  bed bath beyond, bb b
  bjs, bjs wholesale, bjs wholesale club
  booz allen, booz allen hamilton
  bosch, robert bosch
  british telecom, british telecommunications, bt
  burlington northern santa fe, bnsf, bnsf railway
  canadian imperial bank commerce, cibc
  canadian national, canadian national railway, cn rail
  capgemini, capgemini america
  cdw, computer discount warehouse
  ch robinson, ch robinson worldwide
  chrysler, chrysler group
  cognizant, cognizant technology solutions
  comed, commonwealth edison
  commonwealth bank, commonwealth bank australia, cba
  csx, csx transportation
  deutsche telekom, telekom
  dte, dte energy, detroit edison
  electronic arts, ea
  ericsson, telefonaktiebolaget lm ericsson, lm ericsson
  espn, entertainment sports programming network
  femsa, fomento economico mexicano
  ford, ford motor
  foxconn, hon hai precision industry, hon hai
  fpl, florida power light
  hcl, hcl technologies, hcltech
  hewlett packard enterprise, hpe
  hindustan unilever, hul
  hbo, home box office
  hyundai, hyundai motor
  illinois tool works, itw
  industrial commercial bank china, icbc
  infosys, infosys technologies
  ing, ing bank
  isro, indian space research organisation, indian space research organization
  itau, itau unibanco
  japan airlines, jal
  kia, kia motors
  kraft, kraft foods
  roche, hoffmann la roche, hoffman la roche, f hoffmann la roche
  larsen toubro, l t
  life insurance india, lic, lic india
  lockheed martin, lockheed, lmco
  maersk, ap moller maersk, a p moller maersk, ap moller
  marks spencer, m s
  national australia bank, nab
  national public radio, npr
  nippon telegraph telephone, ntt
  nissan, nissan motor
  nordstrom, nordstroms
  pemex, petroleos mexicanos
  petrobras, petroleo brasileiro
  philips, koninklijke philips, royal philips
  pseg, public service enterprise, public service electric gas
  public broadcasting service, pbs
  rite aid, rite aid pharmacy
  royal bank canada, rbc
  royal bank scotland, rbs
  shell, royal dutch shell, shell oil
  sainsburys, j sainsbury, sainsburys supermarkets
  san diego gas electric, sdge
  santander, banco santander
  smucker, jm smucker, j m smucker
  southern california edison, sce, socal edison
  space exploration technologies, spacex, space x
  state bank india, sbi
  sumitomo mitsui banking, smbc
  suntrust, suntrust bank, suntrust banks
  taiwan semiconductor manufacturing, tsmc
  tesco, tesco stores
  tesla, tesla motors
  texas instruments, ti
  toys r us, toysrus
  trader joes, trader joe
  union pacific, union pacific railroad
  victorias secret, victorias secret stores, victoria secret
  walt disney world, disney world
  westpac, westpac banking
  wipro, wipro technologies
`);
