import { nameTable } from '../words.ts';

/**
 * Public bodies, hospitals and associations that are written by several names, each told by the first, without small
 * words. A leading "US" may be left out.
 */
export const PUBLIC_EMPLOYERS: ReadonlyMap<string, string> = nameTable(`
  aarp, american association retired persons
  aclu, american civil liberties union
  air national guard, us air national guard
  american red cross, red cross, american national red cross
  amtrak, national railroad passenger
  army corps engineers, usace
  army national guard, us army national guard, national guard army
  atf, bureau alcohol tobacco firearms explosives, bureau alcohol tobacco firearms
  bart, bay area rapid transit, bay area rapid transit district
  blm, bureau land management
  boy scouts america, bsa
  bureau prisons, federal bureau prisons, fed bureau prisons, bop
  cal fire, calfire, california department forestry fire protection
  california highway patrol, chp
  caltrans, california department transportation
  cdcr, california department corrections rehabilitation
  census bureau, bureau census
  chicago transit authority, cta
  citizenship immigration services, uscis
  cms, centers medicare medicaid services
  darpa, defense advanced research projects agency
  dcma, defense contract management agency
  dea, drug enforcement administration
  department education, education department
  department energy, doe
  department health human services, hhs
  department homeland security, homeland security, dhs
  department housing urban development, hud
  department interior, interior department, doi
  department justice, justice department, doj
  department labor, labor department, dol
  department state, state department
  department treasury, treasury department
  dfas, defense finance accounting service
  dia, defense intelligence agency
  dla, defense logistics agency
  fannie mae, federal national mortgage association
  fcc, federal communications commission
  fdic, federal deposit insurance
  federal reserve, federal reserve system
  fdot, florida department transportation
  forest service, usfs, usda forest service
  freddie mac, federal home loan mortgage
  ftc, federal trade commission
  gdot, georgia department transportation
  girl scouts usa, girl scouts united states america, girl scouts
  goodwill, goodwill industries, goodwill industries international
  ice, immigration customs enforcement
  long island rail road, lirr, mta long island rail road
  marshals service, marshals, usms
  massdot, massachusetts department transportation
  mndot, minnesota department transportation
  national guard, us national guard
  national park service, nps
  ncdot, north carolina department transportation
  new jersey transit, nj transit
  njdot, new jersey department transportation
  noaa, national oceanic atmospheric administration
  nsa, national security agency
  nsf, national science foundation
  nycha, new york city housing authority
  nysdot, new york state department transportation
  opm, office personnel management
  osha, occupational safety health administration
  panynj, port authority new york new jersey
  penndot, pennsylvania department transportation
  planned parenthood, planned parenthood federation america
  salvation army, the salvation army
  sba, small business administration
  sec, securities exchange commission
  secret service, usss
  septa, southeastern pennsylvania transportation authority
  space force, ussf, department space force
  tdcj, texas department criminal justice
  tennessee valley authority, tva
  tsa, transportation security administration
  txdot, texas department transportation
  udot, utah department transportation
  usaid, agency international development
  usgs, geological survey
  uspto, patent trademark office
  vdot, virginia department transportation
  wisdot, wisconsin department transportation
  wmata, washington metropolitan area transit authority
  wsdot, washington state department transportation

  hmrc, hm revenue customs, her majestys revenue customs, his majestys revenue customs
  hmcts, hm courts tribunals service, his majestys courts tribunals service
  dwp, department work pensions
  defra, department environment food rural affairs
  dvla, driver vehicle licensing agency
  mod, ministry defence
  moj, ministry justice
  ofsted, office standards education
  tfl, transport london
  crown prosecution service
  met police, metropolitan police, metropolitan police service
  psni, police service northern ireland
  health service executive
  cra, canada revenue agency
  cbsa, canada border services agency
  rcmp, royal canadian mounted police
  esdc, employment social development canada
  ttc, toronto transit commission
  lcbo, liquor control board ontario
  ato, australian taxation office
  csiro, commonwealth scientific industrial research organisation
  imss, instituto mexicano del seguro social
  issste, instituto de seguridad servicios sociales de los trabajadores del estado
  sat, servicio de administracion tributaria
  sep, secretaria de educacion publica
  cfe, comision federal de electricidad
  inegi, instituto nacional de estadistica geografia
  inss, instituto nacional do seguro social
  ibge, instituto brasileiro de geografia e estatistica
  embrapa, empresa brasileira de pesquisa agropecuaria
  embraer, empresa brasileira de aeronautica
  eletrobras, centrais eletricas brasileiras
  correios, empresa brasileira de correios e telegrafos, ect
  sus, sistema unico de saude
  dian, direccion de impuestos aduanas nacionales
  sena, servicio nacional de aprendizaje
  anses, administracion nacional de la seguridad social
  cnrs, centre national de la recherche scientifique
  ratp, regie autonome des transports parisiens
  cnam, caisse nationale assurance maladie, caisse nationale de l assurance maladie
  caf, caisse d allocations familiales, caisse allocations familiales
  ap hp, assistance publique hopitaux de paris, aphp
  inserm, institut national de la sante de la recherche medicale
  bundesagentur fur arbeit, agentur fur arbeit, arbeitsagentur, federal employment agency
  dlr, deutsches zentrum fur luft raumfahrt, german aerospace center
  bvg, berliner verkehrsbetriebe
  mvg, munchner verkehrsgesellschaft
  wdr, westdeutscher rundfunk
  ndr, norddeutscher rundfunk
  zdf, zweites deutsches fernsehen
  inps, istituto nazionale della previdenza sociale
  rai, radiotelevisione italiana
  drdo, defence research development organisation
  bhel, bharat heavy electricals
  ongc, oil natural gas
  ntpc, national thermal power
  sail, steel authority india
  gail, gas authority india
  bsnl, bharat sanchar nigam
  hal, hindustan aeronautics
  ioc, indian oil, iocl
  indian railways, ministry railways
  irctc, indian railway catering tourism
  eskom, electricity supply commission
  saps, south african police service
  philhealth, philippine health insurance
  afp, armed forces philippines

  chicago public schools, cps
  fairfax county public schools, fcps
  houston isd, hisd, houston independent school district
  miami dade county public schools, mdcps
  montgomery county public schools, mcps

  baylor scott white, baylor scott white health, bswh
  brigham womens hospital, brigham womens
  cedars sinai, cedars sinai medical center, cedars sinai hospital
  childrens hospital los angeles, chla
  childrens hospital philadelphia, chop
  cleveland clinic, cleveland clinic foundation
  dana farber, dana farber cancer institute
  hospital special surgery, hss
  houston methodist, houston methodist hospital
  intermountain health, intermountain healthcare, intermountain
  massachusetts general hospital, mass general, mass general hospital, mgh
  md anderson, md anderson cancer center, university texas md anderson cancer center, ut md anderson, ut md anderson cancer center
  memorial sloan kettering, memorial sloan kettering cancer center, sloan kettering, msk, mskcc
  newyork presbyterian, new york presbyterian, new york presbyterian hospital, newyork presbyterian hospital, nyp
  northwell, northwell health
  nyu langone, nyu langone health, nyu langone medical center, nyu langone hospitals
  saint jude, saint jude hospital, saint jude childrens hospital, saint jude childrens research hospital
  texas childrens, texas childrens hospital
  university pittsburgh medical center, upmc
  vanderbilt university medical center, vumc
`);
