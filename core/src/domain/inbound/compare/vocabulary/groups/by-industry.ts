/**
 * More families of companies, by industry: who owns or owned whom, and what was renamed.
 */
export const EMPLOYER_GROUPS = `
  academi, blackwater, xe services, constellis, triple canopy
  aecom, urs, hunt construction, tishman construction
  wsp, parsons brinckerhoff, louis berger, golder
  jacobs, ch2m, ch2m hill, jacobs engineering, amentum
  amec foster wheeler, foster wheeler, amec, wood plc, john wood
  vectrus, vertex aerospace, v2x
  kbr, kellogg brown root
  conduent, acs, affiliated computer services
  ntt data, keane, dell services
  atos, syntel, eviden
  concentrix, convergys, synnex, webhelp
  foundever, sitel, sykes
  ttec, teletech
  teleperformance, majorel
  maximus, attain
  rsm, mcgladrey
  bdo, bdo seidman
  publicis, leo burnett, saatchi saatchi, razorfish, sapient, publicis sapient, digitas
  omnicom, bbdo, ddb, tbwa, omd
  wpp, ogilvy, wunderman, jwt, vml, wunderman thompson
  interpublic, mccann, fcb, mediabrands
  deutsche post, dhl, exel, dhl supply chain
  mercedes benz, daimler, daimler trucks, daimler truck, freightliner, detroit diesel
  volkswagen, audi, porsche, bentley, electrify america
  toyota, lexus
  honda, acura, american honda
  renault, nissan, infiniti
  geely, volvo cars
  volvo, mack trucks, volvo trucks
  paccar, kenworth, peterbilt
  navistar, international truck engine
  cnh, case new holland, new holland, cnh industrial
  forvia, faurecia, hella
  tenneco, federal mogul
  aptiv, delphi automotive, delphi technologies
  adient, yanfeng
  transdev, veolia transportation, first transit
  first student, laidlaw
  norfolk southern, conrail
  canadian pacific, kansas city southern, cpkc
  skywest, expressjet, atlantic southeast airlines
  republic airways, shuttle america, chautauqua airlines
  menzies, asig
  swissport, servisair
  aimbridge, interstate hotels, evolution hospitality
  wyndham, la quinta, days inn, ramada, super 8
  choice hotels, comfort inn, quality inn, radisson
  caesars, harrahs, eldorado resorts
  mgm resorts, mandalay bay, mirage resorts
  penn entertainment, penn national gaming, pinnacle entertainment
  live nation, ticketmaster
  endeavor, wme, img worldwide, ufc, wwe, tko
  amc theatres, carmike cinemas, loews cineplex
  compass group, eurest, bon appetit management, levy restaurants, morrison healthcare, crothall, chartwells, canteen
  sodexo, marriott management services
  aramark, vestis, avendra
  us foods, us foodservice, alliant foodservice
  performance food group, core mark, vistar
  bloomin brands, outback steakhouse, carrabbas, bonefish grill, outback
  dine brands, applebees, ihop
  cke restaurants, hardees, carls jr
  jab holding, panera, einstein bros, krispy kreme, caribou coffee, peets coffee
  nordstrom, nordstrom rack
  tapestry, coach, kate spade
  pvh, calvin klein, tommy hilfiger
  hudsons bay, lord taylor, saks fifth avenue, saks
  signet, kay jewelers, zales, jared
  luxottica, essilorluxottica, lenscrafters, sunglass hut, pearle vision
  ascena, lane bryant, ann taylor, dress barn, charming shoppes
  urban outfitters, anthropologie, free people
  williams sonoma, pottery barn, west elm
  american eagle, aerie
  foot locker, champs sports, eastbay
  designer brands, dsw, value city
  office depot, officemax, odp
  bed bath beyond, buybuy baby, overstock
  southeastern grocers, winn dixie, bi lo, harveys
  petsmart, chewy
  centene, wellcare, health net, fidelis care, magellan health
  molina, molina healthcare, affinity health plan
  humana, kindred at home, centerwell
  carolinas healthcare, atrium health, wake forest baptist, advocate health care, advocate aurora, aurora health care, advocate health
  beaumont health, spectrum health, corewell health, william beaumont hospital
  jefferson health, einstein healthcare, abington memorial hospital, lehigh valley health
  tower health, reading hospital
  northwell, north shore lij, long island jewish medical center
  rwjbarnabas, robert wood johnson university hospital, barnabas health, saint barnabas medical center
  hackensack meridian, hackensack university medical center, meridian health
  essentia health, smdc
  fairview, healtheast
  sanford, good samaritan society
  unitypoint, iowa health
  mercyone, trinity health, saint joseph mercy
  prisma health, greenville health, palmetto health
  novant, novant health, presbyterian healthcare
  encompass health, healthsouth
  lifepoint, kindred, rehabcare
  envision healthcare, amsurg, emcare, american medical response
  sound physicians, teamhealth, team health
  mckesson, us oncology, change healthcare
  cencora, amerisourcebergen, bergen brunswig
  medtronic, covidien
  becton dickinson, bd, c r bard, carefusion
  zimmer biomet, zimmer, biomet
  boston scientific, guidant
  thermo fisher, thermo fisher scientific, fisher scientific, life technologies, ppd, pharmaceutical product development
  danaher, beckman coulter, cytiva, cepheid
  iqvia, quintiles, ims health
  syneos, syneos health, inventiv health, inc research
  icon, pra health sciences
  takeda, shire, millennium pharmaceuticals
  sanofi, genzyme, aventis, sanofi aventis
  astrazeneca, medimmune, alexion
  roche, genentech
  bayer, monsanto
  teva, actavis
  viatris, mylan
  molson coors, coors, miller brewing, millercoors
  post holdings, bob evans, ralcorp
  citizens bank, investors bank
  m t bank, peoples united, peoples united bank, wilmington trust
  huntington bank, firstmerit bank
  first citizens, cit, silicon valley bank, svb
  us bancorp, piper jaffray
  morgan stanley, e trade, eaton vance, dean witter
  franklin templeton, legg mason
  raymond james, morgan keegan
  lpl financial, national planning
  brighthouse, metlife
  corebridge, aig, valic
  marsh mclennan, marsh, mercer, guy carpenter, oliver wyman
  wtw, willis towers watson, towers watson, willis, watson wyatt, towers perrin
  aon, hewitt, aon hewitt, alight
  sedgwick, york risk services, cunningham lindsey
  cotiviti, verscend
  frontier, frontier communications
  altice, optimum, cablevision, suddenlink
  cox, cox communications, cox automotive, manheim, autotrader
  dish, dish network, boost mobile, echostar
  lumentum, jds uniphase
  keysight, agilent technologies
  trane, ingersoll rand, american standard
  parker hannifin, meggitt
  textron, cessna, beechcraft, bell helicopter
  bae systems, united defense
  thales, gemalto
  airbus, eads, eurocopter
  alcoa, arconic, howmet
  us steel, big river steel
  cleveland cliffs, ak steel, arcelormittal usa
  international paper, temple inland, weyerhaeuser
  westrock, rocktenn, meadwestvaco, smurfit
  georgia pacific, koch industries, fort james
  eversource, northeast utilities, nstar
  national grid, niagara mohawk, keyspan
  avangrid, iberdrola, new york state electric gas
  firstenergy, allegheny energy, jersey central power light
  wec energy, we energies, wisconsin electric, peoples gas
  xcel energy, northern states power
`;
