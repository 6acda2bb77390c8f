import { nameTable, neighbours, wordSet } from '../words.ts';

/** Whole titles that are two words for the same position wherever it is held. */
export const TITLE_NAMES: ReadonlyMap<string, string> = nameTable(`
  attorney, attorney law, counselor law
  bartender, barkeeper, barkeep, bar tender
  caregiver, caretaker
  cashier, checker, checkout clerk, checkout operator
  dishwasher, dish washer, steward dish
  flight attendant, cabin crew member, cabin attendant
  garbage collector, refuse collector, sanitation worker
  longshoreman, stevedore
  nursing assistant, nurse aide, nurses aide, nursing aide, nurse assistant
  certified nursing assistant, certified nurse aide, certified nursing aide, certified nurses aide
  paralegal, legal assistant paralegal
  phlebotomist, phlebotomy technician
  physician, medical doctor, doctor medicine
  realtor, real estate agent, real estate salesperson
  teller, bank teller
  truck driver, trucker, lorry driver
  waiter, wait staff, waitstaff
`);

/** Words of a title that say nothing of their own. */
export const SMALL_TITLE_WORDS = wordSet('of the and a an for in at with');

/** How much an employee worked, and where, is no part of what they were. */
export const WORKING_TIME =
  /\b(?:part[ -]?time|full[ -]?time|p\/t|f\/t|per diem|prn|on[ -]?site|remote|hybrid|hourly|salaried|(?:non[ -]?)?exempt)\b/g;

/** Words for a rank. One that only one side gives is another rank. */
export const RANKS = wordSet(
  'senior junior principal chief deputy interim acting trainee apprentice intern assistant associate vice executive',
  'manager director supervisor president head aide helper managing general former entry',
);

/** Words for who does work of any kind: without what stands before them they tell no trade. */
export const ANY_WORKER = wordSet(
  'associate specialist representative agent coordinator assistant clerk member attendant staff worker team crew advisor',
);

/** Ranks that are a trade where the title ends with them, as in "Sales Associate" and "Account Executive". */
export const RANKS_BEFORE_HEAD = wordSet('associate executive lead leader principal');

/**
 * What work is about, and who does it: words of one line are neighbours, which one employer may call so and another
 * otherwise; words of different lines are different trades.
 */
export const TRADES = neighbours([
  'developer engineer programmer coder development engineering programming software',
  'administrator administration administrative secretary receptionist clerical clerk assistant coordinator office',
  'clerk associate attendant cashier representative salesperson sales agent retail teller member crew service team',
  'manager supervisor leader lead foreman head director superintendent coordinator administrator',
  'technician technologist mechanic repairer maintenance specialist operator installer service',
  'operator driver chauffeur trucker',
  'janitor custodian cleaner housekeeper maintenance cleaning custodial housekeeping porter',
  'teacher instructor educator professor lecturer tutor faculty trainer teaching',
  'attorney counsel paralegal legal',
  'representative specialist agent advisor consultant associate coordinator clerk assistant',
  'waiter server bartender host barista food restaurant dishwasher',
  'cook chef kitchen culinary baker food',
  'accountant bookkeeper accounting accounts auditor finance financial controller payroll bookkeeping treasury tax audit',
  'analyst consultant specialist advisor associate scientist strategist',
  'guard security officer',
  'warehouse shipping receiving logistics picker packer material stocker loader inventory forklift distribution',
  'nurse nursing',
  'physician doctor surgeon medical hospitalist resident pediatrician',
  'therapist counselor psychologist clinician social',
  'pharmacist pharmacy',
  'designer artist graphic design creative illustrator',
  'marketing advertising communications brand media public relations',
  'recruiter human resources talent hiring people',
  'engineer architect technician scientist engineering',
  'builder carpenter construction laborer contractor framer',
  'electrician electrical',
  'plumber plumbing pipefitter',
  'welder fabricator machinist',
  'assembler assembly production manufacturing operator',
  'writer editor journalist author copywriter reporter',
  'librarian library',
  'planner scheduler buyer purchasing procurement',
  'landscaper gardener groundskeeper',
  'dental dentist hygienist',
  'veterinary veterinarian',
  'police firefighter deputy sergeant patrol',
  'caregiver aide companion attendant childcare nanny',
  'assistant aide helper attendant',
  'therapist therapy',
  'stylist hairdresser barber cosmetologist',
  'pilot captain copilot',
  'store shop retail',
  'shift crew',
  'mechanical',
  'chemical chemist',
  'civil structural',
  'marketing',
  'sales',
  'purchasing',
  'licensed practical vocational',
  'registered',
]);
