import { nameTable, neighbours, wordSet } from '../words.ts';

/** Whole titles that are two words for the same position wherever it is held. */
export const TITLE_NAMES: ReadonlyMap<string, string> = nameTable(`
  assembler, assembly worker, assembly line worker, assembly operator
  assistant principal, vice principal
  attorney, attorney law, counselor law
  automotive mechanic, auto mechanic, automobile mechanic, automotive technician, auto technician, car mechanic
  bartender, barkeeper, barkeep, bar tender
  bellhop, bellman, bell attendant, bellperson
  busser, busboy, bus boy, busgirl, bus person, busperson, table busser
  butcher, meat cutter
  caregiver, caretaker
  cashier, checker, checkout clerk, checkout operator, retail cashier
  construction worker, construction laborer
  correctional officer, corrections officer, correction officer
  customer service representative, customer care representative
  deputy sheriff, sheriff deputy, sheriffs deputy
  detective, police detective
  diesel mechanic, diesel technician
  drywall installer, drywaller, drywall hanger
  elementary teacher, elementary school teacher
  exterminator, pest control technician
  dishwasher, dish washer, steward dish
  flight attendant, cabin crew, cabin crew member, cabin attendant
  forklift operator, forklift driver, fork truck operator, fork truck driver, lift truck operator, lift truck driver
  front desk agent, front desk clerk, desk clerk
  garbage collector, refuse collector, sanitation worker
  groundskeeper, groundsman, grounds maintenance worker
  hair stylist, hairstylist, hairdresser, salon stylist
  home health aide, home health aid
  housekeeper, housekeeping attendant, housekeeping worker
  insurance agent, insurance sales agent
  landscaper, landscape worker, landscape laborer, landscaping worker
  longshoreman, stevedore
  magnetic resonance imaging technologist, magnetic resonance imaging technician, mri technologist, mri technician
  mail carrier, letter carrier, mailman, postman
  maintenance worker, maintenance man, maintenance person
  medical biller, medical billing specialist
  medical coder, medical coding specialist
  nursing assistant, nurse aide, nurses aide, nursing aide, nurse assistant
  certified nursing assistant, certified nurse aide, certified nursing aide, certified nurses aide
  occupational therapist assistant, occupational therapy assistant
  packer, packager, hand packer, hand packager
  paralegal, legal assistant paralegal
  personal care aide, personal care aid
  phlebotomist, phlebotomy technician
  physical therapist assistant, physical therapy assistant
  physician, medical doctor, doctor medicine
  physician assistant, physicians assistant
  police officer, patrol officer, patrolman, police patrol officer, police officer patrol
  postdoctoral researcher, postdoctoral fellow, postdoctoral scholar, postdoctoral research fellow, postdoctoral research associate, postdoctoral associate, postdoc, post doc
  prekindergarten teacher, pre kindergarten teacher, prek teacher, pre k teacher
  prep cook, preparation cook, food prep cook, food preparation cook
  principal, school principal
  programmer, computer programmer
  radiologic technologist, radiologic technician, radiology technician, radiology technologist, radiographer, x ray technician, x ray technologist, xray technician
  realtor, real estate agent, real estate salesperson
  receptionist, front desk receptionist, front office receptionist
  sales associate, retail sales associate
  salesperson, sales person
  secondary school teacher, high school teacher, secondary teacher
  speech language pathologist, speech pathologist, speech therapist, speech language therapist
  stocker, stock clerk, shelf stocker
  substitute teacher, sub teacher
  surgical technologist, surgical technician, scrub technician
  teacher aide, teachers aide, teacher assistant, teachers assistant
  telemarketer, telemarketing representative
  teller, bank teller
  tractor trailer driver, tractor trailer truck driver, semi truck driver, semi driver
  truck driver, trucker, lorry driver
  ultrasound technician, ultrasound technologist, sonographer, diagnostic medical sonographer
  waiter, wait staff, waitstaff
  warehouse worker, warehouseman, warehouse person
`);

/**
 * Short forms that stand for several positions of different work, each with what one means who says nothing else; nothing
 * where none is usual.
 */
export const SEVERAL_TITLES: ReadonlyMap<string, readonly string[]> = new Map(
  `
  admin
  apm
  asm
  bsa
  cmo
  cra
  csa
  da
  dsm
  fse
  med tech
  pa: physician assistant
  para
  pe
  pm
  po
  psa
  psych
  rsm
  sam
  sec
  super
  tam
  `
    .split('\n')
    .map((line) => line.split(':').map((part) => part.trim()))
    .filter(([short]) => short)
    .map(([short = '', usual]) => [short, usual === undefined ? [] : usual.split(', ')]),
);

/** Words before such a short form that leave open which of its positions is meant. */
export const BEFORE_ANY_WORK = wordSet(
  'technical technology digital information it business global regional local',
);

/** Words of a title that say nothing of their own, and the degrees that nurses put behind it. */
export const SMALL_TITLE_WORDS = wordSet('of the and a an for in at with bsn msn adn');

/** How much an employee worked, and where, is no part of what they were. */
export const WORKING_TIME =
  /\b(?:part[ -]?time|full[ -]?time|p\/t|f\/t|per diem|prn|teilzeit|vollzeit|temps (?:partiel|plein)|tiempo (?:completo|parcial)|medio tiempo|on[ -]?site|remote|hybrid|hourly|salaried|(?:non[ -]?)?exempt)\b/g;

/** Words for a rank. One that only one side gives is another rank. */
export const RANKS = wordSet(
  'senior junior principal chief deputy interim acting trainee apprentice intern assistant associate vice executive',
  'manager director supervisor president head aide helper managing general former entry',
);

/** Words for who does work of any kind: without what stands before them they tell no trade. */
export const ANY_WORKER = wordSet(
  'associate specialist representative agent coordinator assistant clerk member attendant staff worker team crew advisor',
);

/** A rank before one of these, but no rank before other words: a general laborer is a laborer of any kind. */
export const GENERAL_OF = wordSet(
  'manager supervisor superintendent foreman counsel director partner contractor',
);

/** Whom an executive has: before these it is a trade. */
export const STAFF_OF_EXECUTIVES = wordSet('assistant secretary administrator');

/** Who is at the head of a firm: in a small one the same person is all of these at once. */
export const HEADS_OF_FIRM: ReadonlySet<string> = new Set(
  [
    'owner, co owner, business owner, owner operator, small business owner, shop owner, franchise owner, founder, co founder, cofounder',
    'founding partner, president, chief executive officer, executive director, general manager, managing director, managing member',
    'managing partner, managing principal, partner, principal, proprietor, sole proprietor, director general, operator',
    'inhaber, geschaftsfuhrer, geschaftsfuhrender gesellschafter, gerant, dirigeant, directeur general, fondateur',
    'dueno, propietario, director general, socio, socio gerente, proprietario, socio administrador, titolare, amministratore unico',
  ].flatMap((line) => line.split(', ')),
);

/** Heads who may hold any other office of their firm. */
export const OWNS_FIRM =
  /^(?:(?:co|sole|business|shop) )?(?:owner|founder|cofounder|proprietor)(?: operator)?$/;

/** Ranks that are a trade where the title ends with them, as in "Sales Associate" and "Account Executive". */
export const RANKS_BEFORE_HEAD = wordSet('associate executive lead leader principal');

/**
 * What work is about, and who does it: words of one line are neighbours, which one employer may call so and another
 * otherwise; words of different lines are different trades.
 */
export const TRADES = neighbours([
  'developer engineer programmer coder development engineering programming software',
  'administrator administration administrative secretary receptionist clerical clerk assistant coordinator office',
  'clerk associate attendant cashier representative salesperson sales agent account retail teller member crew service team',
  'manager supervisor leader lead foreman head director superintendent coordinator administrator',
  'technician technologist mechanic repairer maintenance specialist operator installer service',
  'operator driver chauffeur trucker',
  'janitor custodian cleaner housekeeper maintenance cleaning custodial housekeeping porter',
  'teacher instructor educator professor lecturer tutor faculty trainer teaching',
  'attorney counsel paralegal legal',
  'representative specialist agent advisor consultant associate coordinator clerk assistant',
  'waiter server bartender host barista food restaurant dishwasher',
  'cook chef kitchen culinary baker food dishwasher',
  'accountant bookkeeper accounting accounts auditor finance financial controller payroll bookkeeping treasury tax audit',
  'analyst consultant specialist advisor associate scientist strategist',
  'guard security officer',
  'warehouse shipping receiving logistics picker packer material stocker loader inventory forklift distribution',
  'nurse nursing',
  'physician doctor surgeon medical hospitalist resident pediatrician',
  'therapist counselor psychologist clinician social case caseworker',
  'pharmacist pharmacy',
  'designer artist graphic design creative illustrator',
  'marketing advertising communications brand media public relations',
  'recruiter human resources talent hiring people',
  'engineer architect technician scientist engineering',
  'builder carpenter construction laborer contractor framer',
  'electrician electrical maintenance',
  'plumber plumbing pipefitter',
  'welder fabricator machinist',
  'assembler assembly production manufacturing operator',
  'writer editor journalist author copywriter reporter',
  'librarian library media',
  'planner scheduler buyer purchasing procurement',
  'landscaper gardener groundskeeper',
  'dental dentist hygienist',
  'veterinary veterinarian',
  'police firefighter deputy sergeant patrol',
  'caregiver aide companion attendant childcare nanny',
  'childcare preschool daycare',
  'assistant aide helper attendant',
  'therapist therapy',
  'stylist hairdresser barber cosmetologist',
  'pilot captain copilot',
  'store shop retail sales',
  'shift crew',
  'mechanical',
  'chemical chemist',
  'civil structural',
  'marketing',
  'sales',
  'purchasing',
  'web graphic user interface frontend designer developer',
  'administrator engineer technician analyst network database',
  'writer copywriter content marketing',
  'planner coordinator organizer scheduler',
  'barista shift',
  'janitor custodian groundskeeper landscaper maintenance',
  'child childcare daycare preschool nanny babysitter',
  'driver transportation delivery courier',
  'stocker sales associate cashier merchandiser clerk retail',
  'nursing technician',
  'drafter cad designer design architectural architect draftsman engineer',
  'machinist cnc machine operator production manufacturing assembly',
  'planner chain analyst production logistics buyer purchasing inventory',
  'laboratory research scientist researcher',
  'security safety guard loss prevention',
  'tester quality test inspector technician specialist',
  'estimator surveyor inspector',
  'photographer videographer',
  'editor writer producer reporter journalist content',
  'lender loan mortgage banker underwriter',
  'claims adjuster examiner insurance underwriter representative agent',
  'dispatcher logistics transportation operator',
  'correctional corrections detention jail',
  'teller banker bank',
  'leasing property housing',
  'motion video multimedia animation animator',
  'handyman maintenance carpenter repairer',
  'esthetician cosmetologist stylist',
  'merchandiser buyer',
  'licensed practical vocational',
  'registered',
]);
