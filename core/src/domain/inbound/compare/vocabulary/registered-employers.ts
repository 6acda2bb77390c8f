import { nameTable } from '../words.ts';

/**
 * Employers as people call them and as they are registered where that has other words, without legal forms and small
 * words: each is told by the first. Those in `EMPLOYER_NAMES` are not here again.
 */
export const REGISTERED_EMPLOYERS: ReadonlyMap<string, string> = nameTable(`
  24 hour fitness, twenty four hour fitness
  abercrombie, abercrombie fitch, abercrombie fitch stores
  academy sports, academy sports outdoors
  abm, abm industries
  amc theatres, amc entertainment, american multi cinema, amc theaters
  ameriprise, ameriprise financial, ameriprise financial services
  arbys, arbys restaurant
  avis, avis rent car, avis rent car system, avis budget car rental
  baker hughes, baker hughes oilfield operations
  bath body works, bath and body works
  bnp paribas, banque nationale paris paribas
  bright horizons, bright horizons childrens centers, bright horizons family solutions
  burlington coat factory, burlington coat factory warehouse
  caci, caci international
  capital one, capital one bank, capital one financial, capital one services
  carmax, carmax auto superstores
  caseys, caseys general store, caseys general stores
  cbre, cb richard ellis
  chuck e cheese, cec entertainment, chuck e cheeses
  circle k, circle k stores
  citizens bank, citizens financial
  colgate, colgate palmolive
  cox communications, cox cable
  cummins, cummins engine
  davita, davita dialysis, davita healthcare, davita kidney care
  discover, discover financial, discover financial services, discover bank, discover card
  dow, dow chemical
  edward jones, edward d jones
  eli lilly, lilly
  fidelity investments, fmr, fidelity brokerage services
  fifth third, fifth third bank
  foot locker, foot locker retail
  fresenius, fresenius medical care
  gamestop, gamestop retail
  giant eagle, giant eagle markets
  golden corral, golden corral restaurant
  goodyear, goodyear tire rubber, goodyear tire
  halliburton, halliburton energy services
  hartford insurance, hartford fire insurance, hartford financial services, the hartford
  hertz, hertz rent car, hertz rental car
  hilton, hilton hotels, hilton worldwide
  honeywell, honeywell international
  hormel, hormel foods
  hr block, h r block, h and r block, h r block tax services, hrb tax
  hyatt, hyatt hotels
  hy vee, hyvee, hy vee food stores
  jack box, jack box restaurants
  jackson hewitt, jackson hewitt tax service
  jll, jones lang lasalle, jones lang lasalle americas
  keybank, key bank, keycorp, keybank national association
  kimberly clark, kimberly clark worldwide
  kinder care, kindercare, kindercare learning centers, kindercare education, kindercare learning center
  la fitness, la fitness international, fitness international
  labcorp, laboratory corporation america, lab corp, laboratory corp america
  little caesars, little caesar enterprises, little caesars pizza
  m t bank, mt bank, manufacturers traders trust
  meijer, meijer stores, meijers
  menards, menard
  neiman marcus, neiman marcus stores
  northern trust, northern trust bank
  office depot, office depot stores
  papa johns, papa johns pizza
  penske, penske truck leasing
  pep boys, pep boys manny moe jack
  pizza hut, pizza hut america
  pnc, pnc bank, pnc financial services
  quest diagnostics, quest diagnostics clinical laboratories
  quiktrip, quik trip, qt
  racetrac, racetrac petroleum
  regal cinemas, regal entertainment
  regions, regions bank, regions financial
  ryder, ryder truck rental, ryder system
  saic, science applications international
  sally beauty, sally beauty supply
  schneider national, schneider national carriers
  securitas, securitas security services
  sephora, sephora beauty
  sherwin williams, sherwin williams paints
  slb, schlumberger, schlumberger technology
  sncf, societe nationale des chemins de fer francais
  edf, electricite de france
  sodexo, sodexho, sodexo operations
  sonic, sonic drive, sonic drive restaurant
  speedway, speedway superamerica
  staples, staples office superstore
  state street, state street bank trust, state street bank
  stop shop, stop shop supermarket, stop and shop supermarket
  swift transportation, swift transportation arizona
  sysco, sysco food services
  taco bell, taco bell america
  tenet, tenet healthcare, tenet health
  tyson, tyson foods
  ubs, union bank switzerland
  uhaul, u haul, uhaul international, u haul international
  ulta, ulta beauty, ulta salon cosmetics fragrance
  vanguard, vanguard group
  waste management, wm, waste management national services
  weatherford, weatherford international
  werner, werner enterprises

  bcbs alabama, blue cross blue shield alabama, bcbsal
  bcbs arizona, blue cross blue shield arizona, bcbsaz
  bcbs florida, blue cross blue shield florida, bcbsfl
  bcbs illinois, blue cross blue shield illinois, bcbsil
  bcbs kansas, blue cross blue shield kansas, bcbsks
  bcbs louisiana, blue cross blue shield louisiana, bcbsla
  bcbs massachusetts, blue cross blue shield massachusetts, bcbsma
  bcbs michigan, blue cross blue shield michigan, bcbsm
  bcbs minnesota, blue cross blue shield minnesota, bcbsmn
  bcbs north carolina, blue cross blue shield north carolina, bcbsnc, blue cross nc
  bcbs south carolina, blue cross blue shield south carolina, bcbssc
  bcbs tennessee, blue cross blue shield tennessee, bcbst
  bcbs texas, blue cross blue shield texas, bcbstx

  harvard, harvard university, harvard college
  johns hopkins, johns hopkins university, john hopkins university, john hopkins
  johns hopkins hospital, john hopkins hospital
  johns hopkins medicine, john hopkins medicine
  stanford, stanford university, leland stanford junior university
  columbia university, columbia university city new york
  cypress fairbanks independent school district, cy fair independent school district, cfisd
  nhs, national health service
  big y, big y foods
  brookshires, brookshire grocery
  dierbergs, dierbergs markets
  fareway, fareway stores, fareway meat grocery
  food lion, food lion stores
  giant, giant food, giant food stores
  hannaford, hannaford bros, hannaford supermarkets, hannaford brothers
  harps, harps food stores
  ingles, ingles markets
  market basket, demoulas super markets, demoulas supermarkets
  piggly wiggly, piggly wiggly food stores
  price chopper, price chopper supermarkets, golub
  raleys, raleys supermarkets
  save mart, save mart supermarkets
  schnucks, schnuck markets, schnucks markets
  shoprite, shoprite supermarkets
  smart final, smart final stores
  sprouts, sprouts farmers market, sprouts farmers markets
  stater bros, stater bros markets, stater brothers, stater brothers markets
  wegmans, wegmans food markets, wegmans food market
  weis, weis markets
  winco, winco foods
  woodmans, woodmans food market, woodmans food markets
`);
