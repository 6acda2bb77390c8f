import { shortForms } from '../words.ts';
import { MILITARY_FORMS } from './military-forms.ts';
import { ORDINAL_FORMS } from './ordinal-forms.ts';

/** What is short for what in titles of positions; a form that people of one sex carry stands for the plain one. */
export const TITLE_FORMS = shortForms(
  ORDINAL_FORMS,
  MILITARY_FORMS,
  `
  11th eleventh
  12th twelfth
  acct accountant, accounting, account, accounts
  accts accounts
  admin administrator, administration, administrative, administrative assistant
  adm administrator, administrative, administration
  adv advertising, advanced
  ad advertising
  advr advisor
  adviser advisor
  agt agent
  analyt analytics
  ap accounts payable
  app application, applications
  apps applications
  appr apprentice
  apprent apprentice
  ar accounts receivable
  arch architect
  archt architect
  assoc associate
  asso associate
  asst assistant
  assy assembly
  ast assistant
  asstnt assistant
  atty attorney
  couns counselor
  counsl counselor
  cshr cashier
  custd custodian
  electr electrician, electrical
  fld field
  hskpg housekeeping
  hskpr housekeeper
  inspt inspector
  lawyer attorney
  auto automotive, automobile, automation
  avp assistant vice president
  bd business development
  ba business analyst
  bdr business development representative
  bi business intelligence
  biz business
  bkpr bookkeeper
  bus business, bus
  capt captain
  cc call center, credit card
  ccu critical care unit, coronary care unit
  ceo chief executive officer
  cert certified
  cfo chief financial officer
  chf chief
  chw community health worker
  cio chief information officer
  ciso chief information security officer
  clk clerk
  clin clinical
  cma certified medical assistant
  cmo chief marketing officer, chief medical officer
  comptroller controller
  cna certified nursing assistant, certified nurse assistant, certified nurse aide, certified nursing aide
  cno chief nursing officer
  cnc computer numerical control, computer numerically controlled, computer numeric control
  comm communications, commercial, community
  comms communications
  comp computer, compensation
  const construction
  constr construction
  consult consultant
  coo chief operating officer
  coord coordinator
  coordr coordinator
  corp corporate
  cota certified occupational therapy assistant, certified occupational therapist assistant
  cpa certified public accountant
  cpht certified pharmacy technician
  cpl corporal
  crm customer relationship management
  crna certified registered nurse anesthetist
  csr customer service representative
  ct computed tomography
  cto chief technology officer, chief technical officer
  ctr center, contractor
  cust customer
  cx customer experience
  da data analyst, district attorney
  db database
  dba database administrator
  dep deputy
  dept department
  dev developer, development
  devel development, developer
  devops development operations
  dir director
  dist distribution, district
  div division
  dj disc jockey
  dpt department, physical therapy doctor
  dr doctor
  drv driver
  drvr driver
  ea executive assistant
  ece early childhood education
  ecomm e commerce
  ed education, emergency department
  edu education
  ee electrical engineer
  ekg electrocardiogram
  ecg electrocardiogram
  elec electrical, electronics
  elect electrical
  elem elementary
  emt emergency medical technician
  eng engineer, engineering, english
  engg engineer, engineering
  engr engineer, engineering
  engrg engineering
  env environmental
  equip equipment
  equipt equipment
  er emergency room
  esl english as second language, english second language
  est estimator
  evp executive vice president
  exec executive
  fac facilities, facility
  fin financial, finance
  fire fire
  fnp family nurse practitioner
  fo front office, field officer
  fp family practice, fire protection
  fs food service
  fsr field service representative
  gen general
  genl general
  gis geographic information systems
  gm general manager
  govt government
  hd head
  hha home health aide
  hr human resources
  hrbp human resources business partner
  hris human resources information systems
  hs high school
  hse health safety environment
  hvac heating ventilation air conditioning
  hygn hygienist
  ic intensive care
  icu intensive care unit
  info information
  inst instructor, instrument
  instr instructor, instructional
  ins insurance
  insp inspector
  int international, internal
  intl international
  inv inventory
  invest investment
  is information systems
  it information technology
  jr junior
  jnr junior
  jour journeyman
  lab laboratory
  ld lead
  ldr leader
  leg legal
  lib library, librarian
  librn librarian
  lic licensed
  lmft licensed marriage family therapist
  lmt licensed massage therapist
  log logistics
  lpc licensed professional counselor
  lpn licensed practical nurse
  lcsw licensed clinical social worker
  lsw licensed social worker
  lt lieutenant
  lvn licensed vocational nurse
  ma medical assistant
  mach machine, machinist
  maint maintenance
  maj major
  mat material
  md medical doctor, doctor
  mech mechanical, mechanic
  med medical, medication
  mfg manufacturing
  mfr manufacturer
  mftg manufacturing
  mgmt management
  mgt management
  mgr manager
  mngr manager
  mgnt management
  micu medical intensive care unit
  ml machine learning
  mktg marketing
  mkt marketing, market
  mri magnetic resonance imaging
  msg master sergeant
  mt medical technologist
  mts member technical staff
  natl national
  nicu neonatal intensive care unit
  np nurse practitioner
  nsg nursing
  ob obstetrics, obstetrician
  obgyn obstetrics gynecology, obstetrician gynecologist
  oem original equipment manufacturer
  off officer, office
  ofc office, officer
  ofcr officer
  op operator, operations
  oper operator, operations
  opn operations
  opr operator
  opns operations
  ops operations
  or operating room, operations research
  org organizational, organization
  ot occupational therapist, occupational therapy
  otr over road
  pa physician assistant, production assistant, personal assistant
  pac physician assistant
  para paralegal, paraprofessional
  paraeducator paraprofessional
  parapro paraprofessional
  pca personal care assistant, personal care attendant, personal care aide
  pct patient care technician
  pcu progressive care unit
  pe physical education, professional engineer
  pfc private first class
  pharm pharmacy, pharmacist
  phlb phlebotomist
  phleb phlebotomist
  photog photographer
  phys physical
  pkg packaging, package
  pl product line
  pm project manager, product manager, program manager
  pmo project management office
  pmt payment
  po police officer, probation officer, purchase order
  pr public relations
  prac practitioner
  prep preparation
  pres president
  prin principal, principle
  princ principal
  prod production, product
  prof professor, professional
  prog program, programmer
  prgmr programmer
  proj project
  psr patient service representative
  psych psychiatric, psychologist, psychology
  pt physical therapist, physical therapy, patient
  pta physical therapist assistant, physical therapy assistant
  purch purchasing
  pv photovoltaic
  qa quality assurance
  qc quality control
  qlty quality
  rbt registered behavior technician
  rcp respiratory care practitioner
  rd registered dietitian, research development
  rdh registered dental hygienist
  recep receptionist
  recept receptionist
  recv receiving
  reg registered, regional, regulatory
  rehab rehabilitation
  rel relations
  rep representative
  repr representative
  res research, residential
  resp respiratory
  ret retail
  rf radio frequency
  rgnl regional
  rma registered medical assistant
  rn registered nurse
  rpt registered physical therapist
  rr railroad
  rrt registered respiratory therapist
  rt respiratory therapist, radiologic technologist, recreational therapist
  rvp regional vice president
  sch school
  sci science, scientist
  sdr sales development representative
  sde software development engineer
  sdet software development engineer test
  sec secretary, security
  secy secretary
  secr secretary
  seo search engine optimization
  serv service
  sgt sergeant
  shp shipping
  ssgt staff sergeant
  sfc sergeant first class
  slp speech language pathologist
  sls sales
  sme subject matter expert
  sped special education
  spec specialist
  splst specialist
  spclst specialist
  sr senior
  snr senior
  sre site reliability engineer
  srn senior registered nurse
  stat statistical, statistics
  std standard
  stdnt student
  sup supervisor
  super supervisor, superintendent
  supr supervisor
  supt superintendent
  supv supervisor
  supvr supervisor
  spvr supervisor
  svsr supervisor
  surg surgical
  svc service
  svcs services
  svp senior vice president
  sw software, social worker
  swe software engineer
  sys systems, system
  sysadmin systems administrator
  ta teaching assistant, teacher assistant, teacher aide, talent acquisition
  tch teacher
  tchr teacher
  tech technician, technical, technology, technologist
  techn technician, technical
  technol technologist
  tele telephone, telemetry
  telecom telecommunications, telecommunication
  temp temporary
  ther therapist, therapy
  tl team leader, team lead
  tpm technical program manager
  trk truck
  trnr trainer
  tv television
  ui user interface
  univ university
  us ultrasound
  ux user experience
  veh vehicle
  vet veterinary, veterinarian, veterans
  vip very important person
  vp vice president
  vpres vice president
  web web
  wfm workforce management
  whse warehouse
  whs warehouse
  wh warehouse
  wrhs warehouse
  wrhse warehouse
  wkr worker
  xray x ray
  yr year
  lead leader
  `,
  `
  salesman salesperson
  saleswoman salesperson
  waitress waiter
  hostess host
  fireman firefighter
  policeman police officer
  stewardess flight attendant
  steward flight attendant
  chairman chair
  chairwoman chair
  chairperson chair
  foreperson foreman
  forewoman foreman
  cameraman camera operator
  seamstress sewer
  repairman repairer
  repairperson repairer
  handyperson handyman
  draughtsman draftsman
  draftsperson draftsman
  drafter draftsman
  serviceman service technician
  deliveryman delivery driver
  canine k 9
  k9 k 9
  `,
  // Slips of the pen in short words, of which some are words of their own.
  `
  manger manager
  maneger manager
  mananger manager
  forman foreman
  cheif chief
  techician technician
  machanic mechanic
  plummer plumber
  enginer engineer
  custumer customer
  analist analyst
  cashire cashier
  casheir cashier
  liason liaison
  recieving receiving
  nusre nurse
  nures nurse
  assitant assistant
  assistent assistant
  superviser supervisor
  secratary secretary
  cleark clerk
  teachor teacher
  drivier driver
  waiteress waiter
  `,
);
