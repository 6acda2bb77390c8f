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
  cbs, columbia broadcasting system
  cdc, centers disease control, centers disease control prevention
  chick fil a, chickfila
  cia, central intelligence agency
  coca cola, coke
  comcast, comcast cable, comcast cable communications
  con ed, consolidated edison, coned
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
  dunkin, dunkin donuts
  dupont, e i du pont de nemours, du pont, ei dupont, dupont de nemours
  enterprise, enterprise rent car, enterprise rental car
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
  goodwill, goodwill industries
  goldman sachs, goldman
  gsk, glaxosmithkline
  hca, hospital corporation america, hca healthcare
  heb, heb grocery
  hm, hennes mauritz
  home depot, home depot usa, home depot us, the home depot usa
  honda, honda motor
  hsbc, hongkong shanghai banking
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
  lausd, los angeles unified school district
  lowes, lowes home centers, lowes home improvement, lowes companies
  macys, macys department stores, macys retail
  marriott, marriott hotels, marriott international
  mcdonalds, mcdonalds restaurant, mcdonalds usa, mcds
  mckinsey, mckinsey company
  merrill lynch, merrill, merrill lynch pierce fenner smith
  metlife, metropolitan life insurance, metropolitan life
  microsoft, msft
  mit, massachusetts institute technology
  morgan stanley, morgan stanley smith barney
  mta, metropolitan transportation authority
  nasa, national aeronautics space administration
  nationwide, nationwide mutual insurance, nationwide insurance
  navy federal, navy federal credit union, nfcu
  nbc, national broadcasting
  nestle, nestle usa
  nih, national institutes health
  northrop grumman, northrop
  nyc doe, new york city department education, nycdoe
  nypd, new york city police department, new york police department
  lapd, los angeles police department
  fdny, new york city fire department, new york fire department
  old navy, old navy stores
  oreilly, oreilly auto parts, oreilly automotive
  panera, panera bread
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
  tsa, transportation security administration
  uhg, unitedhealth, united health, unitedhealthcare, united healthcare
  united airlines, united air lines
  ups, united parcel service, united parcel
  us air force, usaf, air force, united states air force, department air force
  us army, army, united states army, department army
  us bank, united states bank, us bancorp
  us coast guard, uscg, coast guard, united states coast guard
  us marine corps, usmc, marines, marine corps, united states marine corps, united states marines
  us navy, usn, navy, united states navy, department navy
  usda, department agriculture, us department agriculture, united states department agriculture
  usps, united states postal service, us postal service, post office, us post office, postal service, united states post office
  usaa, united services automobile association
  va, department veterans affairs, veterans affairs, veterans administration, us department veterans affairs, united states department veterans affairs
  verizon, verizon communications, verizon wireless
  vw, volkswagen
  walgreens, walgreen, walgreens pharmacy
  walmart, wal mart, wal mart stores, walmart stores, walmart associates, wal mart associates
  wawa, wawa food markets
  wells fargo, wells fargo bank
  wendys, wendys old fashioned hamburgers
  whole foods, whole foods market
  winn dixie, winn dixie stores
  world bank, international bank reconstruction development
  xerox, xerox corporation
  ymca, young mens christian association, y m c a
  ywca, young womens christian association
`);

/** Names of one family of companies: who owns or owned whom, or what was renamed. Whether it is the same employer is open. */
export const EMPLOYER_FAMILIES: ReadonlyMap<string, string> = nameTable(`
  alphabet, google, youtube, waymo, fitbit, nest, deepmind
  meta, meta platforms, facebook, instagram, whatsapp, oculus
  hewlett packard, hp, hewlett packard enterprise, hpe, compaq, agilent, micro focus, dxc, dxc technology, eds, electronic data systems, csc
  citi, citigroup, citibank, citicorp, smith barney, salomon smith barney
  kraft heinz, kraft, heinz, kraft foods, h j heinz, mondelez, nabisco
  raytheon, rtx, raytheon technologies, united technologies, utc, pratt whitney, collins aerospace, rockwell collins, otis, carrier
  l3harris, l3, l 3, harris, l3 communications, l3 technologies
  warner bros discovery, warner media, warnermedia, time warner, hbo, turner, cnn, discovery
  charter, charter communications, spectrum, time warner cable, bright house
  paramount, viacom, viacomcbs, cbs, mtv, nickelodeon
  nbcuniversal, nbc, universal, comcast, sky
  att, directv, bellsouth, cingular, cingular wireless, sbc, southwestern bell, ameritech, pacific bell
  verizon, gte, bell atlantic, nynex, alltel, yahoo, aol, mci, worldcom
  t mobile, sprint, nextel, metropcs, metro pcs, mint mobile
  lumen, lumen technologies, centurylink, qwest, level 3, level 3 communications
  truist, bb t, bbt, suntrust, branch banking trust
  wells fargo, wachovia, first union, norwest, a g edwards
  bank america, merrill lynch, merrill, countrywide, countrywide financial, fleet, fleetboston, nationsbank, mbna
  jpmorgan chase, chase, chase bank, bear stearns, washington mutual, wamu, bank one, chase manhattan
  pnc, national city, bbva, bbva usa, compass bank
  td, td bank, commerce bank, td ameritrade, ameritrade, td banknorth
  schwab, td ameritrade
  us bank, mufg union bank, union bank
  capital one, ing direct, hsbc usa
  huntington, tcf bank, firstmerit
  cvs, aetna, caremark, cvs caremark, omnicare, target pharmacy
  walgreens, walgreens boots alliance, boots, rite aid, duane reade, eckerd
  cigna, express scripts, evernorth, medco
  elevance, elevance health, anthem, wellpoint, blue cross blue shield
  uhg, optum, optumrx
  macys, bloomingdales, may department stores, marshall fields, federated department stores, hechts, kaufmanns
  transformco, sears, kmart, sears holdings, lands end
  kroger, ralphs, fred meyer, harris teeter, king soopers, smiths food drug, frys, dillons, food 4 less, qfc
  albertsons, safeway, vons, jewel osco, acme markets, shaws, randalls, tom thumb, supervalu
  ahold delhaize, stop shop, giant, giant food, food lion, hannaford, ahold
  dollar tree, family dollar
  walmart, sams club, jet com
  amazon, whole foods, audible, twitch, zappos, aws, amazon web services, ring
  tjx, tj maxx, marshalls, homegoods, sierra, t j maxx
  gap, old navy, banana republic, athleta
  l brands, victorias secret, bath body works, limited brands, limited
  darden, olive garden, longhorn steakhouse, red lobster, bahama breeze
  yum, yum brands, kfc, pizza hut, taco bell
  inspire brands, arbys, buffalo wild wings, sonic, dunkin, baskin robbins, jimmy johns
  restaurant brands international, burger king, popeyes, tim hortons
  brinker, brinker international, chilis, maggianos
  landrys, bubba gump, mccormick schmicks, mortons
  marriott, starwood, ritz carlton, westin, sheraton, starwood hotels
  hilton, hampton inn, embassy suites, doubletree
  ihg, intercontinental hotels, holiday inn, crowne plaza
  united airlines, continental, continental airlines
  american airlines, us airways, america west, america west airlines, twa
  delta, northwest airlines, northwest
  southwest, airtran, airtran airways
  alaska airlines, virgin america, hawaiian airlines
  fedex, kinkos, fedex office, fedex kinkos, fedex ground, fedex freight, roadway package system, rps, tnt
  ups, mail boxes etc, ups store, overnite, coyote logistics
  xpo, xpo logistics, gxo, gxo logistics, rxo, con way
  stellantis, fiat chrysler, fca, fca us, chrysler, daimlerchrysler, daimler chrysler, jeep, dodge
  gm, delphi, saturn, cadillac, chevrolet, buick, gmac, ally
  berkshire hathaway, geico, bnsf, burlington northern santa fe, dairy queen, netjets, duracell
  accenture, andersen consulting
  arthur andersen, andersen
  deloitte, deloitte touche, deloitte consulting, monitor
  pwc, price waterhouse, coopers lybrand, booz, strategy
  booz allen, booz allen hamilton, booz
  kpmg, bearingpoint, kpmg consulting
  leidos, saic, science applications international
  peraton, perspecta, northrop grumman it
  gd, general dynamics, gdit, csra, gulfstream, electric boat, bath iron works
  lockheed martin, lockheed, martin marietta, sikorsky
  northrop grumman, trw, orbital atk, litton
  boeing, mcdonnell douglas
  oracle, sun microsystems, peoplesoft, cerner, netsuite
  dell, dell technologies, emc, dell emc, vmware, perot systems
  broadcom, vmware, ca technologies, symantec, avago
  microsoft, linkedin, github, activision, activision blizzard, nuance, nokia mobile
  salesforce, slack, tableau, mulesoft
  adobe, macromedia, marketo, magento
  ibm, red hat, kyndryl, lotus
  cisco, splunk, webex
  x, twitter
  block, square
  intuit, mint, credit karma, mailchimp
  paypal, venmo, ebay
  match, tinder
  booking holdings, priceline, booking com, kayak, opentable
  expedia, orbitz, travelocity, hotels com
  uber, postmates, drizly
  adecco, lhh, modis, akkodis, mps
  manpower, manpowergroup, experis, right management
  robert half, accountemps, officeteam, protiviti
  allegis, aerotek, teksystems, actalent
  kelly, kelly services
  randstad, spherion, monster
  hca, columbia hca, hospital corporation america
  kaiser, kaiser foundation hospitals, kaiser foundation health plan, permanente medical
  commonspirit, commonspirit health, dignity health, catholic health initiatives, chi, catholic healthcare west
  ascension, ascension health
  providence, providence saint joseph, swedish
  sutter, sutter health
  mass general brigham, partners healthcare, massachusetts general hospital, brigham womens hospital
  labcorp, laboratory corporation america, covance
  quest, quest diagnostics
  pfizer, wyeth, pharmacia, upjohn, warner lambert
  merck, schering plough
  johnson johnson, janssen, kenvue, ethicon, depuy
  bristol myers squibb, celgene, bms
  abbvie, allergan, abbott
  novartis, sandoz, alcon
  dow, dowdupont, dupont, corteva, dow corning, union carbide
  exxon, mobil, esso
  chevron, texaco, unocal
  conocophillips, conoco, phillips, phillips 66
  bp, amoco, arco
  shell, equilon, motiva
  exelon, constellation, constellation energy, comed, commonwealth edison, peco
  duke energy, progress energy, cinergy
  dominion, dominion energy, virginia power, scana
  nextera, nextera energy, florida power light, fpl
  altria, philip morris, pmi
  abinbev, anheuser busch, anheuser busch inbev, budweiser
  keurig dr pepper, dr pepper snapple, keurig green mountain
  unilever, best foods, ben jerrys
  procter gamble, gillette
  coty, avon
  estee lauder, clinique, mac cosmetics
  nike, converse
  vf, north face, timberland, vans
  newell, newell brands, newell rubbermaid, jarden
  stanley black decker, black decker, stanley works
  honeywell, alliedsignal
  emerson, emerson electric
  ge, ge healthcare, ge aviation, ge aerospace, ge vernova, ge capital, synchrony, genworth, wabtec
  tyco, adt, johnson controls
  siemens, siemens healthineers, siemens energy
  philips, signify
  first data, fiserv
  fis, worldpay, fidelity national information services, sungard
  thomson reuters, refinitiv, west publishing, thomson
  s p global, mcgraw hill, ihs markit, standard poors
  gannett, usa today, gatehouse media
  iheartmedia, clear channel, iheart media
  outfront, cbs outdoor
  wework, we company
  corecivic, corrections corporation america, cca
  geo group, wackenhut, g4s
  allied universal, alliedbarton, g4s, universal protection service, securitas
  cbre, trammell crow
  jll, jones lang lasalle, lasalle partners
  cushman wakefield, dtz
`);
