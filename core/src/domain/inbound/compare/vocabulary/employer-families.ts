import { wordSet } from '../words.ts';

/**
 * Names of one family of companies, a family a line: who owns or owned whom, or what was renamed. Whether it is the same
 * employer is open. A name may be in several families.
 */
export const EMPLOYER_FAMILIES = `
  dod, us army, us navy, us air force, us marine corps, space force, national guard, army national guard, air national guard, us army reserve, army reserve, us navy reserve, navy reserve, naval reserve, us air force reserve, air force reserve, us marine corps reserve, dla, dfas, dcma, dia, darpa, nsa, army corps engineers
  department homeland security, tsa, cbp, ice, us coast guard, fema, secret service, citizenship immigration services
  department justice, fbi, dea, atf, bureau prisons, marshals service
  department health human services, nih, cdc, fda, cms
  department treasury, irs, us mint, bureau engraving printing
  usda, forest service
  department interior, national park service, blm, usgs
  department transportation, faa
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
  nbcuniversal, nbc, universal, comcast, xfinity, sky
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
  elevance, elevance health, anthem, wellpoint, blue cross blue shield, health care service, hcsc, highmark, carefirst, premera, regence, cambia, wellmark, florida blue, guidewell, horizon blue cross blue shield, independence blue cross, capital blue cross, excellus, blue shield
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
  leidos, saic
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
  labcorp, covance
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
  general mills, pillsbury, betty crocker, haagen dazs, cheerios
  pepsi, tropicana, quaker oats, frito lay, gatorade, quaker, frito lay north
  coca cola, minute maid, dasani
  nestle, gerber, purina, nestle purina, stouffers
  mars, wrigley, royal canin, banfield, petcare
  kellogg, kelloggs, kellanova, wk kellogg, pringles
  conagra, pinnacle foods
  tyson, hillshire, hillshire brands, jimmy dean
  smithfield, wh group
  jbs, pilgrims, pilgrims pride, swift
  campbell, campbell soup, pepperidge farm, snyders lance
  hershey, dots pretzels
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
  jll, lasalle partners
  cushman wakefield, dtz
`;

/** Groups of hospitals and homes, most of which have names of their own. */
export const CARE_GROUPS: ReadonlySet<string> = new Set(
  `
  ap hp, assistance publique hopitaux de paris, health service executive, helios kliniken, hse, imss, insabi, instituto mexicano del seguro social,
  issste, nhs, nhs england, nhs scotland, nhs wales, secretaria de salud, secretaria de estado de saude
  adventhealth, adventist health, advocate aurora, advocate health, ascension, atrium health, aveanna, banner health
  baycare, baylor scott white, bon secours, bon secours mercy health, brookdale, catholic health initiatives, centura
  christus, christus health, commonspirit, community health systems, davita, dignity health, encompass health, ensign
  fresenius, genesis healthcare, hca, kaiser, kindred, lifepoint, lifepoint health, mednax, northwell, ochsner, optum
  prime healthcare, prisma health, providence, psychiatric solutions, quorum health, sanford health, scionhealth
  select medical, ssm health, steward, steward health care, sunrise senior living, surgery partners, surgical care affiliates
  sutter, tenet, tenet healthcare, trinity health, uhs, universal health services, us physical therapy, vibra, welltower
  `
    .split(/[,\n]/)
    .map((name) => name.trim()),
);

/** What the places of such groups call themselves. */
export const CARE_WORDS = wordSet(
  'hospital medical medicine clinic health healthcare center rehabilitation nursing surgery surgical care memorial hospice dialysis',
  'hospitals hopital hopitaux hospitalier klinik kliniken klinikum krankenhaus ospedale ospedaliera clinica clinique ziekenhuis infirmary',
  'saude salud sante',
);

/** Brands whose stores and hotels are run by companies of other names. */
export const RUN_BY_OTHERS: ReadonlySet<string> = new Set(
  `
  7 eleven, ace hardware, anytime fitness, applebees, arbys, auntie annes, baskin robbins, ben jerrys, best western
  blimpie, bojangles, buffalo wild wings, burger king, carls jr, carvel, century 21, checkers, chick fil a, chilis
  church chicken, churchs chicken, circle k, coldwell banker, comfort inn, courtyard, crunch fitness, culvers, curves
  dairy queen, dennys, dominos, doubletree, dunkin, edible arrangements, einstein bros, embassy suites, exxon
  fairfield inn, fantastic sams, firehouse subs, five guys, freddys, gnc, goddard school, golden corral, great clips
  h r block, hampton inn, hardees, hilton, hilton garden inn, holiday inn, home instead, homewood suites, hooters
  huddle house, hyatt place, ihop, jackson hewitt, jason deli, jersey mikes, jiffy lube, jimmy johns, keller williams
  kfc, kiddie academy, krispy kreme, kumon, la quinta, liberty tax, little caesars, long john silvers, marcos pizza
  marriott, massage envy, mathnasium, mcalisters deli, mcdonalds, meineke, merry maids, midas, moes southwest, molly maid
  motel 6, orangetheory, panda express, panera, papa johns, papa murphys, pearle vision, perkins, pizza hut, planet fitness
  popeyes, primrose school, qdoba, quiznos, ramada, re max, red lobster, red roof inn, residence inn, right at home, sbarro
  servpro, sheraton, shell, smoothie king, snap fitness, sonic, sonic drive in, sport clips, state farm, steak n shake
  subway, super 8, supercuts, taco bell, taco john, tgi fridays, tim hortons, tropical smoothie cafe, two men truck
  ups store, valvoline, verizon, visiting angels, waffle house, wendys, westin, whataburger, wingstop, wyndham, zaxbys
  `
    .split(/[,\n]/)
    .map((name) => name.trim()),
);

/** Firms that pay the staff of others, well-known employers among them. */
export const STAFFING_FIRMS: ReadonlySet<string> = new Set(
  `
  adecco, adia, aerotek, allegis, apex systems, aston carter, blue arrow, elwood, employbridge, express employment, express employment professionals, insight global
  kelly, kelly services, labor ready, manpower, manpowergroup, peopleready, randstad, robert half, snelling, spherion
  advantage resourcing, aya healthcare, bluecrew, cross country healthcare, eurofirms, gi group, hays, kforce, labor finders, michael page
  modis, nesco resource, pagegroup, proman, prologistix, staffmark, start people, surestaff, synergie, teamlease, teksystems, tempo team
  timepartner, trueblue, volt, adp totalsource, barrett business services, coemployer, insperity, justworks, oasis outsourcing
  paychex, rippling, trinet, vensure
  `
    .split(/[,\n]/)
    .map((name) => name.trim()),
);

/** What such firms call themselves, in several languages. */
export const STAFFING_WORDS = wordSet(
  'staffing personnel temps temporaries workforce payroll payrolling peo zeitarbeit personaldienstleistungen personalservice interim',
  'uitzendbureau temporaria temporario terceirizacao outsourcing manpower',
);
