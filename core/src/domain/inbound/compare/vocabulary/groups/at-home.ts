/**
 * More families of the United States, as `EMPLOYER_FAMILIES` has them: apps with the companies that pay for them, brands,
 * universities with the hospitals that are called otherwise, and the departments of the government with their agencies.
 */
export const GROUPS_AT_HOME = `
  uber, rasier, rasier ca, rasier pa, rasier dc, rasier mt, rasier ny, portier, uber eats, careem, cornershop, hinter, gegen, uber usa, uber freight, schmecken, uber bv
  lyft, flexdrive, flexdrive services, motivate, lyft center
  doordash, caviar, dasher, wolt, doordash essentials, dashmart
  grubhub, seamless, just eat, just eat takeaway, takeaway com, lieferando, menulog, skipthedishes, skip, thuisbezorgd
  instacart, maplebear, caper
  delivery hero, foodpanda, talabat, glovo, pedidosya, baemin, foodora
  amazon, amazon logistics, amazon flex, amazon fresh, amazon robotics, kiva systems, imdb, mgm, souq, goodreads, comixology, quidsi, one medical, pillpack, amazon fulfillment services, golden state fc, amazon web services, eero
  spacex, starlink, swarm, space exploration technologies
  tesla, solarcity, grohmann, tesla energy
  x, xai, twitter
  meta, facebook, instagram, whatsapp, oculus, reality labs
  alphabet, google, verily, calico, mandiant, looker, google fiber, gfiber, intrinsic
  microsoft, xbox, zenimax, bethesda, mojang, skype, activision blizzard, king
  accenture, avanade, accenture federal services, droga5, duck creek
  salesforce, slack, tableau, mulesoft, heroku, exacttarget
  block, square, cash app, afterpay, tidal, weebly
  paypal, venmo, braintree, xoom
  intuit, turbotax, credit karma, mailchimp, quickbooks
  match group, tinder, hinge, okcupid, match
  gap, old navy, banana republic, athleta, intermix
  target, shipt, roundel, target distribution center
  kroger, harris teeter, fry, frys food stores, king soopers, city market, marianos, roundys, vitacost, dillon, pick n save, bakers, gerbes, pay less super markets, ruler foods, smiths, copps, metro market, jayc, qfc
  albertsons, safeway, star market, shaws, carrs, haggen, andronicos, united supermarkets, pavilions, kings food markets, balduccis
  ahold delhaize, giant company, giant martins, peapod, martins, retail business services
  cs wholesale grocers, piggly wiggly, grand union, c s wholesale grocers
  wakefern, shoprite, price rite, fairway, gourmet garage, freshgrocer, inserra supermarkets, village super market, saker shoprites
  spartannash, family fare, d w fresh market, martins super markets
  topco, hy vee, aisles online, dollar fresh
  publix, greenwise, greenwise market
  costco, costco travel, costco logistics
  dollar general, dg market, popshelf, dolgencorp, dolgen, dg retail
  big lots, broyhill, consolidated stores
  best buy, geek squad, pacific sales, magnolia, greatcall, lively
  home depot, hd supply, interline brands, srs distribution, blinds com
  lowes, orchard supply hardware, rona, artisan design
  spencer gifts, spirit halloween, spencer spirit
  barnes noble, bn college, barnes noble education
  hallmark, crayola, crown media
  mars, wrigley, banfield, vca, blue pearl, bluepearl, mars petcare, mars wrigley, antech
  pepsico, quaker oats, quaker, frito lay, gatorade, tropicana, sodastream, rockstar, pepsi bottling, pepsi beverages, pepsi
  coca cola, coca cola enterprises, costa coffee, fairlife, coca cola consolidated, coca cola beverages, reyes coca cola bottling, swire coca cola, coca cola bottling, minute maid, monster beverage
  kraft heinz, oscar mayer, planters, jell o, maxwell house
  general mills, blue buffalo, yoplait, annies, haagen dazs
  campbell, pepperidge farm, pacific foods, swanson, prego, v8
  conagra, birds eye, healthy choice, slim jim, banquet
  hormel, jennie o, applegate, planters, justins, jennie o turkey store
  tyson, hillshire, jimmy dean, aidells, keystone foods, cobb vantress, ibp
  cargill, shady brook farms, cargill meat solutions, black river
  land o lakes, purina animal nutrition, winfield united, kozy shack, purina mills
  dean foods, dairy farmers america, dfa
  yum, kfc, taco bell, pizza hut, habit burger grill, habit
  inspire brands, arbys, sonic, dunkin, baskin robbins, jimmy johns, buffalo wild wings
  darden, olive garden, longhorn, yard house, capital grille, cheddars, seasons 52, eddie v, ruths chris, chuys
  focus brands, auntie annes, cinnabon, jamba, moes, mcalisters, carvel, schlotzskys, goto foods
  fat brands, fatburger, johnny rockets, twin peaks, great american cookies, smokey bones
  denny, dennys, keke
  cracker barrel, maple street biscuit
  mcdonalds, mcopco
  bloomin brands, outback, carrabbas, bonefish, flemings
  cheesecake factory, north italia, grand lux, fox restaurant concepts
  marriott, courtyard, residence inn, fairfield inn, springhill suites, townplace suites, renaissance, gaylord, aloft, ritz carlton, westin, sheraton, st regis, saint regis, delta hotels, moxy, w hotels, w hotel, autograph collection, jw marriott, marriott vacations, four points
  hilton, hilton garden inn, hampton, hampton inn, homewood suites, home2 suites, doubletree, embassy suites, tru, waldorf astoria, hilton grand vacations, graduate hotels
  hyatt, hyatt regency, hyatt place, andaz, grand hyatt, thompson hotels, park hyatt, apple leisure
  wyndham, days inn, super 8, travelodge, howard johnson, microtel, baymont, la quinta, hawthorn suites, wingate, travel leisure
  choice hotels, econo lodge, rodeway inn, sleep inn, clarion, cambria, mainstay suites, comfort suites, comfort inn
  g6 hospitality, motel 6, studio 6
  great wolf lodge, great wolf resorts
  disney, espn, abc, american broadcasting, pixar, lucasfilm, marvel, hulu, disney store, walt disney world, disneyland, disney parks, walt disney parks resorts, 20th century fox, national geographic, esc
  fox, fox news, tubi, news, wall street journal, dow jones, harpercollins, new york post, realtor com
  berkshire hathaway, mclane, geico, see candies, sees, benjamin moore, clayton homes, shaw industries, fruit loom, lubrizol, marmon, precision castparts, pilot flying j, pilot travel centers, nebraska furniture mart, helzberg, bnsf, pampered chef, forest river, acme brick, borsheims, homeservices america, midamerican energy, pacificorp, flightsafety, johns manville, netjets
  caterpillar, solar turbines, progress rail, perkins engines, electro motive diesel, bucyrus, cat financial
  deere, john deere, wirtgen, john deere financial, blue river technology
  johnson johnson, janssen, depuy, depuy synthes, ethicon, biosense webster, abiomed, mcneil, neutrogena, cordis, acclarent, actelion, auris, shockwave medical, innovative medicine
  cardinal health, cordis, kinray, medicine shoppe, assuramed
  stryker, wright medical, mako surgical, vocera, sage products, inari medical
  medtronic, covidien, mazor, minimed, kyphon
  abbott, saint jude medical, alere, cardiovascular systems, abbott laboratories
  baxter, hillrom, hill rom, vantive
  vistra, txu, txu energy, luminant, dynegy, ambit energy, energy harbor
  nrg, reliant, reliant energy, vivint, direct energy, green mountain energy
  southern company, southern, georgia power, alabama power, mississippi power, gulf power, southern nuclear
  aep, appalachian power, ohio power, indiana michigan power, public service oklahoma, swepco
  entergy, entergy louisiana, entergy texas
  ppl, lg e, kentucky utilities, louisville gas electric, rhode island energy
  exelon, pepco, bge, baltimore gas electric, delmarva power, peco, comed
  sempra, socalgas, southern california gas, sdge, san diego gas electric, oncor
  edison international, southern california edison, sce
  abm, able, able services, able building maintenance, onesource
  cintas, g k services, unifirst
  republic services, allied waste, bfi, browning ferris
  waste management, stericycle, shred it, advanced disposal
  aramark, vestis, harrys fresh foods
  cbre, trammell crow, turner townsend, industrious
  jll, lasalle, lasalle investment management, jones lang lasalle, hff
  anywhere real estate, realogy, coldwell banker, century 21, sotheby international realty, cartus
  service corporation international, dignity memorial, neptune society
  h r block, wave financial
  nationwide, harleysville, allied insurance, titan insurance
  allstate, esurance, national general, squaretrade, answer financial
  progressive, arx, american strategic insurance
  prudential, pgim, prudential financial
  voya, reliastar, ing us, benefitfocus
  state street, charles river development
  blackrock, ishares, barclays global investors
  discover, capital one, pulse network
  citizens, citizens bank, charter one
  fifth third, mb financial, dividend finance
  kindred, scionhealth, lifepoint, select medical, gentiva
  hca, tristar, medical city, mission health, mission hospital, sarah cannon, methodist healthcare san antonio, parallon, healthtrust, swedish medical center
  tenet, uspi, conifer, detroit medical center, abrazo, conifer health solutions, united surgical partners
  community health systems, chs, quorum
  kaiser, kaiser permanente, permanente medical, group health cooperative, geisinger, risant health, southern california permanente medical
  providence, swedish, saint joseph health, covenant health, kadlec, pacific medical centers
  commonspirit, virginia mason, saint joseph, chi health, mercy
  trinity health, mercy health, loyola medicine, saint joseph mercy, holy cross hospital, mount carmel
  upmc, pinnacle health, hamot, altoona regional
  university pennsylvania, penn medicine, penn presbyterian, lancaster general, hospital university pennsylvania, chester county hospital, pennsylvania hospital, clinical practices university pennsylvania, upenn
  university michigan, michigan medicine, sparrow health, mott childrens hospital, sparrow
  university colorado, uchealth, poudre valley health, university colorado health, cu medicine, poudre valley hospital, university physicians
  university washington, uw medicine, harborview medical center, valley medical center, seattle cancer care alliance, fred hutch, harborview
  duke, duke university, duke health, duke university health, duke raleigh hospital, durham regional hospital, private diagnostic clinic
  yale, yale university, yale new haven hospital, yale new haven health, yale medicine, bridgeport hospital
  emory, emory university, emory healthcare, grady memorial hospital, emory clinic, saint joseph hospital atlanta, grady
  ohio state university, osu, wexner medical center, ohio state university wexner medical center, james cancer hospital, osu physicians
  university california, uc, ucsf, ucsf health, ucla, ucla health, uc davis health, uci health, uc san diego health, ronald reagan ucla medical center, lawrence berkeley national laboratory, uc health
  university florida, uf health, shands hospital, shands, shands teaching hospital, shands teaching hospital clinics
  university south florida, tampa general hospital, usf health
  university miami, jackson memorial hospital, uhealth, jackson health
  harvard, harvard university, brigham womens hospital, massachusetts general hospital, beth israel deaconess medical center, mclean hospital, dana farber, harvard pilgrim
  tufts, tufts university, tufts medical center, wellforce, floating hospital
  boston university, boston medical center
  johns hopkins, johns hopkins university, johns hopkins hospital, johns hopkins medicine, applied physics laboratory, jhu apl, bayview medical center, suburban hospital, sibley memorial hospital
  stanford, stanford university, stanford health care, lucile packard childrens hospital, stanford hospital clinics, slac, slac national accelerator laboratory
  columbia university, newyork presbyterian, irving medical center
  cornell, cornell university, weill cornell medicine, newyork presbyterian, weill cornell medical college
  new york university, nyu, nyu langone, bellevue hospital
  mount sinai, icahn school medicine, beth israel medical center, saint lukes roosevelt
  northwestern university, northwestern medicine, northwestern memorial hospital, feinberg, lurie childrens hospital
  university chicago, uchicago medicine, argonne national laboratory, ingalls memorial hospital, fermilab
  rush university, rush university medical center, rush copley
  university illinois, ui health, osf healthcare, carle
  indiana university, iu health, indiana university health, clarian health, methodist hospital indianapolis, riley hospital
  university iowa, university iowa hospitals clinics, uihc
  university wisconsin, uw health, meriter, uw madison, unitypoint meriter
  university minnesota, fairview, m health fairview, university minnesota physicians
  washington university, washington university st louis, wustl, barnes jewish hospital, bjc healthcare, bjc
  saint louis university, slucare, ssm health, slu hospital
  vanderbilt, vanderbilt university, vanderbilt university medical center, vumc, monroe carell childrens hospital
  university alabama, uab, uab medicine, uab health system, uab hospital
  university north carolina, unc health, unc healthcare, rex hospital, unc hospitals, rex healthcare
  wake forest, wake forest university, atrium health, wake forest baptist
  university virginia, uva health, novant
  virginia commonwealth university, vcu health, mcv, vcu medical center
  georgetown, georgetown university, medstar health, medstar georgetown university hospital, medstar
  george washington university, gw hospital, gw medical faculty associates
  university maryland, university maryland medical center, umms, university maryland medical system
  university texas, md anderson, ut southwestern, ut health, parkland hospital, utmb, dell seton, memorial hermann
  baylor, baylor college medicine, texas medical center, ben taub hospital, texas childrens
  university utah, intermountain health, huntsman cancer institute
  university oklahoma, ou health, ou medicine
  university kansas, kansas university hospital, ku med, university kansas health system
  university nebraska, nebraska medicine, unmc
  university kentucky, uk healthcare, kings daughters
  university louisville, uofl health
  university cincinnati, uc health, ucmc
  case western reserve university, university hospitals, metrohealth, cleveland clinic
  university pittsburgh, upmc, pitt
  temple university, temple health, fox chase cancer center
  thomas jefferson university, jefferson health, jefferson
  drexel, drexel university, hahnemann university hospital, tower health
  penn state, pennsylvania state university, penn state health, hershey medical center, milton hershey medical center
  rutgers, rutgers university, rwjbarnabas, umdnj, robert wood johnson university hospital
  university rochester, strong memorial hospital, ur medicine, highland hospital
  dartmouth, dartmouth college, dartmouth health, dartmouth hitchcock
  brown university, lifespan, rhode island hospital, brown university health
  oregon health science university, ohsu, doernbecher, adventist
  university southern california, usc, keck medicine, keck medicine usc, keck hospital, la county usc medical center
  loma linda university, loma linda university medical center, loma linda university health
  mayo clinic, mayo, mayo clinic health system, mayo foundation
  medical university south carolina, musc, musc health
  university arkansas, uams
  tulane, tulane university, tulane medical center, lcmc health, hca
  louisiana state university, lsu, ochsner, lsu health, ochsner lsu health
  university new mexico, unm hospital, unm health sciences center, sandoval regional medical center
  university arizona, banner university medical center, banner health
  university hawaii, queens medical center
  university vermont, uvm medical center, fletcher allen
  california institute technology, caltech, jet propulsion laboratory, jpl, nasa
  mit, massachusetts institute technology, lincoln laboratory, mit lincoln laboratory
  battelle, oak ridge national laboratory, pacific northwest national laboratory, brookhaven national laboratory, idaho national laboratory
  department commerce, commerce department, noaa, national oceanic atmospheric administration, census bureau, nist, national institute standards technology, uspto, national weather service, nws, international trade administration, bureau economic analysis
  department energy, nnsa, sandia national laboratories, los alamos national laboratory, lawrence livermore national laboratory, argonne national laboratory, oak ridge national laboratory, bonneville power administration, western area power administration, honeywell federal manufacturing technologies
  department health human services, health human services, hhs, indian health service, ihs, samhsa, nih, cdc, fda, cms, hrsa, health resources services administration, public health service, us public health service, centers medicare medicaid services
  department labor, osha, msha, bls, bureau labor statistics, mine safety health administration, job corps
  department transportation, faa, nhtsa, federal highway administration, fmcsa, federal railroad administration, maritime administration, tsa
  department state, usaid, foreign service, peace corps
  department housing urban development, hud, fha, federal housing administration, ginnie mae
  department education, federal student aid, fsa
  va, veterans health administration, veterans benefits administration, vha, vba, national cemetery administration
  department interior, bureau indian affairs, bia, bureau reclamation, fish wildlife service, us fish wildlife service, national park service, blm, usgs, bureau indian education, nps
  department justice, us attorneys office, fbi, dea, atf, bureau prisons, marshals service, executive office immigration review
  usda, forest service, nrcs, natural resources conservation service, aphis, food safety inspection service, fsis, farm service agency, agricultural research service
  department treasury, irs, us mint, bureau fiscal service, occ, office comptroller currency, fincen, ttb
  dod, dla, dfas, dcma, defense health agency, dha, deca, defense commissary agency, dodea, aafes, army air force exchange service, pentagon force protection agency, disa, us army corps engineers, naval air systems command, navair, navsea, commissary, walter reed national military medical center, army corps engineers, defense logistics agency
  colgate, colgate palmolive, hills, hills pet nutrition, toms maine, pca skin
  clorox, burts bees, kingsford, glad, brita, hidden valley, natural vitality
  church dwight, arm hammer, trojan, waterpik, batiste
  kimberly clark, kleenex, huggies, scott, halyard
  sc johnson, johnson son, method, ziploc
  procter gamble, gillette, tide, pampers, duracell, braun, native, olay, iams
  wk kellogg, kellanova, eggo, morningstar farms, cheez it, pringles, kelloggs
  hershey, reeses, skinnypop, amplify snack, pirate brands
  mccormick, frenchs, lawrys, old bay, zatarains, cholula
  jm smucker, smucker, folgers, jif, milk bone, hostess, uncrustables
  treehouse, treehouse foods, sturm foods, bay valley foods
  airbnb, hoteltonight
  zillow, trulia, streeteasy, hotpads, showingtime
  costar, apartments com, loopnet, homes com
  iac, angi, homeadvisor, care com, dotdash, meredith, handy, angies list
  tripadvisor, viator, thefork
  wayfair, joss main, birch lane, allmodern
  ebay, stubhub, tcgplayer
  etsy, depop, reverb
  chewy, petsmart
  carvana, adesa
  lithia, driveway, greencars
  enterprise, national car rental, alamo, enterprise holdings
  avis, budget, zipcar, payless car rental
  hertz, dollar rent car, thrifty, dollar thrifty, firefly
  carnival, princess cruises, holland america, costa cruises, cunard, seabourn
  royal caribbean, celebrity cruises, silversea, azamara
  norwegian cruise line, oceania cruises, regent seven seas
  vail resorts, beaver creek, park city mountain, whistler blackcomb, breckenridge
  alterra, ikon, steamboat, winter park, deer valley
  six flags, cedar fair, cedar point, knotts berry farm, kings island
  comcast, universal studios, universal orlando, nbcuniversal
  seaworld, busch gardens, united parks
  lifetime, life time fitness
  cerberus, albertsons
  nexstar, tribune media, wgn, the hill
  sinclair, tennis channel, bally sports
  gray television, raycom, quincy media, meredith
  hearst, cosmopolitan, fitch, fdb, first databank
  conde nast, advance publications, advance, reddit, wired, american city business journals
  penske media, rolling stone, variety, billboard
  cengage, gale, mcgraw hill
  pearson, savvas, vue
  houghton mifflin harcourt, hmh, nwea
  laureate, walden university
  adtalem, devry, walden university, chamberlain university, ross university
  strategic education, strayer university, capella university
  grand canyon, grand canyon education, grand canyon university
  lincoln tech, lincoln educational services
  universal technical institute, uti, concorde career colleges
  bright horizons, childtime, learning care, la petite academy, tutor time
  kindercare, champions, knowledge universe
  brookdale, emeritus senior living, sunrise senior living
  genesis healthcare, powerback, skilled healthcare
  davita, villagehealth
  fresenius, liberty dialysis
  amedisys, optum, lhc
  lhc, optum
  bayada, bayada home health
  brightspring, rescare, amerita, pharmerica
  acadia, acadia healthcare, crc health
  uhs, universal health services, fairmount behavioral, windmoor
  mednax, pediatrix, pediatrix medical
  us acute care solutions, vituity, cep america
  vsp, visionworks, eyemed, marchon
  national vision, americas best, eyeglass world
  aspen dental, tag, clear choice
  heartland dental, smile brands
  pacific dental services, pds health
  walgreens, villagemd, shields health solutions, summit health
  mckesson, covermymeds, rxcrossroads, biologics
  owens minor, apria, halyard, byram
  henry schein, darby dental
  patterson, patterson dental, patterson veterinary
  amn healthcare, connetics, medical solutions
  waste connections, progressive waste
  quanta services, infrasource, blattner
  mastec, precision pipeline
  emcor, dynalectric, university mechanical
  comfort systems, dyna ten
  kiewit, mass electric construction
  fluor, stork, aecon
  bechtel, bechtel national, bechtel plant machinery
  leidos, dynetics, gibbs cox
  bah, booz allen
  parsons, sparta, xator
  huntington ingalls, hii, newport news shipbuilding, ingalls shipbuilding, alion
  general dynamics, gd, nassco, electric boat, land systems, jet aviation
  spirit aerosystems, boeing
  transdigm, aerocontrolex, cobham
  howmet, alcoa, firth rixson
  berry, rpc, avintiv
  sealed air, cryovac, diversey
  ball, ball aerospace, rexam
  crown, signode
  sonoco, eviosys
  graphic packaging, altivity
  pactiv evergreen, reynolds, dopaco
  mohawk industries, mohawk, dal tile, karastan
  fortune brands, moen, master lock, therma tru
  masco, delta faucet, behr, kraftmaid
  whirlpool, maytag, kitchenaid, jenn air, insinkerator
  carrier, kidde, chubb, viessmann
  otis, united technologies
  johnson controls, tyco, simplexgrinnell, york international
  lennox, heatcraft
  rockwell automation, rockwell, allen bradley, plex
  eaton, cooper industries, cobham mission systems
  hubbell, aclara
  dover, hillphoenix, opw
  illinois tool works, hobart, miller electric
  fortive, fluke, tektronix, gilbarco
  roper, vertafore, deltek
  ametek, zygo
`;
