import { nameTable, neighbours, shortForms, wordSet } from '../words.ts';

/** What is short for what in fields of study. */
export const SUBJECT_FORMS = shortForms(`
  acct accounting
  acctg accounting
  accy accountancy
  admin administration
  adm administration
  ag agriculture, agricultural
  ai artificial intelligence
  anth anthropology
  anthro anthropology
  arch architecture
  art art
  astro astronomy
  av aviation
  ba business administration
  bio biology, biological
  biochem biochemistry
  bioeng bioengineering
  biomed biomedical
  biotech biotechnology
  bme biomedical engineering
  biz business
  bus business
  busn business
  che chemical engineering
  chem chemistry, chemical
  cis computer information systems
  civ civil
  cj criminal justice
  clin clinical
  cogsci cognitive science
  comm communication, commerce
  comms communication
  comp computer, composition
  compsci computer science
  coun counseling
  cps computer science
  cpe computer engineering
  crim criminology, criminal
  cs computer science
  csci computer science
  cse computer science engineering
  ece electrical computer engineering, early childhood education
  e engineering
  eco economics, ecology
  econ economics
  ecol ecology
  ed education
  edu education
  educ education
  ee electrical engineering
  el elementary
  elec electrical, electronics
  elect electrical
  elem elementary
  emt emergency medical technology
  eng engineering, english
  engg engineering
  engl english
  engr engineering
  engin engineering
  ent entrepreneurship
  env environmental
  envr environmental
  environ environmental
  ess exercise sport science
  exsc exercise science
  fcs family consumer sciences
  fin finance
  gen general
  geog geography
  geol geology
  gis geographic information systems
  gov government
  govt government
  hist history
  him health information management
  hosp hospitality
  hr human resources
  hrm human resources management
  hs health science, human services
  hum humanities
  hvac heating ventilation air conditioning
  ids interdisciplinary studies
  ie industrial engineering
  info information
  inst instructional
  int international, interior, interdisciplinary
  intl international
  ir international relations
  is information systems
  it information technology
  jour journalism
  journ journalism
  kin kinesiology
  lang language
  las liberal arts sciences
  ling linguistics
  lis library information science
  lit literature
  ma mathematics
  mat materials
  math mathematics
  maths mathematics
  me mechanical engineering
  mech mechanical
  med medical, medicine
  mfg manufacturing
  mgmt management
  mgt management
  micro microbiology
  microbio microbiology
  mis management information systems
  mkt marketing
  mktg marketing
  mls medical laboratory science
  mus music
  neuro neuroscience
  nurs nursing
  nur nursing
  nutr nutrition
  ops operations
  org organizational
  ot occupational therapy
  pa public administration
  pe physical education
  pharm pharmacy, pharmaceutical
  phil philosophy
  philos philosophy
  photo photography
  phys physics, physical, physiology
  physed physical education
  physics physics
  pol political
  poli political
  polisci political science
  pr public relations
  psy psychology
  psych psychology
  psyc psychology
  physcology psychology
  phsychology psychology
  pt physical therapy
  pub public
  rel religion, religious
  rn registered nursing
  rt respiratory therapy
  sci science, sciences
  scis science
  sec secondary
  se software engineering
  soc sociology, social
  socio sociology
  spec special
  sped special education
  stat statistics
  stats statistics
  std studies
  stds studies
  stud studies
  sw social work
  sys systems
  tech technology, technical
  technol technology
  theat theatre
  theater theatre
  univ university
  vet veterinary
  vis visual
  ece electrical computer engineering
`);

/** Words of a field of study that say nothing of their own. */
export const SMALL_SUBJECT_WORDS = wordSet(
  'and the of in a an general other major studies study program degree field emphasis concentration option track',
  'honors honours hons',
);

/** Names of one field of study, without small words; the official long names of the national classification among them. */
export const SUBJECT_NAMES = nameTable(`
  accounting, accountancy, accounting related services, professional accountancy, public accounting
  agriculture, agricultural sciences, agricultural science
  anthropology, anthropological science
  applied mathematics, applied math
  art history, history art, art history criticism conservation
  biochemistry, biological chemistry
  biology, biological sciences, biological science, biology biological sciences, biology biological science, bioscience, biosciences
  biomedical engineering, bioengineering, bioengineering biomedical engineering
  business, business commerce, business studies
  business administration, business administration management, business administration management operations
  chemistry, chemical sciences, chemical science
  communication, communications, communication science, communication rhetoric, speech communication rhetoric
  computer science, computer sciences, computing science, computer computing science
  computer information systems, computer information sciences, computer information science
  criminal justice, criminal justice law enforcement administration, criminal justice safety
  criminal justice, criminal justice administration
  culinary arts, culinary arts chef training
  data science, data sciences
  dental hygiene, dental hygiene hygienist
  early childhood education, early childhood education teaching
  economics, economic science, economic sciences
  education, educational science
  electrical engineering, electrical engineer
  elementary education, elementary education teaching
  english, english language literature, english language literatures, english language arts
  environmental science, environmental sciences
  exercise science, exercise physiology kinesiology
  finance, financial finance
  french, french language literature, french language
  german, german language literature, german language
  geography, geographical science
  geology, geology earth science, geological sciences, geological science
  health administration, health care administration, healthcare administration, health health care administration management
  history, historical science
  hospitality management, hospitality administration management, hospitality administration
  human resources management, human resource management, human resources management personnel administration, human resources management services
  information technology, information technologies
  international relations, international relations affairs
  kinesiology, kinesiology exercise science
  law, laws, legal science, jurisprudence
  liberal arts, liberal arts sciences liberal, liberal arts sciences, liberal arts science
  library science, library information science
  marketing, marketing marketing management
  mathematics, mathematical science, mathematical sciences, pure mathematics
  mechanical engineering, mechanical engineer
  music, musical arts
  nursing, registered nursing, nursing science, nursing sciences, registered nursing registered nurse, nursing registered nurse
  philosophy, philosophical science
  physical education, physical education teaching coaching
  physical therapy, physical therapy therapist, physiotherapy
  physics, physical physics
  political science, political sciences, political science government, politics
  practical nursing, licensed practical nursing, licensed practical vocational nurse training, vocational nursing, licensed vocational nursing
  psychology, psychological science, psychological sciences
  public administration, public administration management
  public health, public health science
  radiologic technology, radiologic technology science, radiography, radiologic technology science radiographer
  religion, religion religious, religious
  respiratory therapy, respiratory care therapy, respiratory care, respiratory care therapy therapist
  social work, social work social welfare
  sociology, sociological science
  spanish, spanish language literature, spanish language
  special education, special education teaching
  speech language pathology, speech pathology, speech language pathology audiology, speech therapy
  supply chain management, supply chain, supply chain logistics management
  sport management, sports management, sport fitness administration management
  statistics, statistical science
  theology, theological
  theatre, theatre arts, drama theatre arts, drama dramatics theatre arts
  veterinary medicine, veterinary science
`);

/** Fields of study in lines of neighbours, of which one school may call one what another calls the other. */
export const SUBJECTS = neighbours([
  'accounting accountancy finance audit taxation bookkeeping',
  'finance banking financial investment',
  'economics econometrics finance',
  'business management administration commerce entrepreneurship leadership operations marketing organizational hospitality',
  'marketing advertising sales merchandising',
  'human resources personnel labor organizational',
  'hospitality tourism hotel restaurant culinary',
  'computer computing informatics information software programming data cybersecurity network systems technology cyber web',
  'electrical electronics computer',
  'mechanical aerospace mechatronics manufacturing industrial automotive',
  'civil structural environmental architectural construction',
  'chemical materials petroleum chemistry',
  'biology life biomedical biotechnology microbiology zoology botany ecology genetics biochemistry physiology',
  'chemistry biochemistry',
  'physics astronomy astrophysics',
  'mathematics statistics actuarial',
  'geology geography earth geoscience environmental',
  'psychology counseling behavioral neuroscience cognitive',
  'sociology social anthropology criminology welfare',
  'criminology criminal justice forensic police law',
  'law legal paralegal jurisprudence',
  'political politics government international policy public diplomacy',
  'public administration policy health',
  'history humanities classics',
  'philosophy religion theology religious divinity ministry biblical',
  'english literature writing linguistics language literacy rhetoric',
  'spanish language',
  'french language',
  'german language',
  'chinese language',
  'japanese language',
  'communication journalism media broadcasting advertising film digital',
  'art fine visual graphic design studio illustration photography drawing painting animation fashion interior',
  'music musical performance vocal jazz',
  'theatre drama dance performing acting',
  'education teaching elementary secondary childhood curriculum instruction pedagogy',
  'nursing health practical nurse',
  'health medical healthcare medicine clinical',
  'medicine pharmacy pharmacology',
  'dental dentistry',
  'veterinary animal',
  'nutrition dietetics food',
  'agriculture agronomy crop horticulture animal',
  'kinesiology exercise sport athletic physical recreation',
  'therapy rehabilitation physical occupational respiratory',
  'radiologic radiography imaging sonography ultrasound',
  'architecture architectural landscape urban planning',
  'aviation aeronautics aeronautical aerospace flight pilot',
  'welding fabrication',
  'cosmetology hairstyling esthetics',
  'automotive diesel mechanic',
  'liberal general interdisciplinary humanities arts',
]);
