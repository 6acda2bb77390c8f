import { nameTable, wordSet } from '../words.ts';

export type DegreeLevel =
  | 'school'
  | 'certificate'
  | 'diploma'
  | 'associate'
  | 'bachelor'
  | 'master'
  | 'doctor'
  /** Of another country: to which level it corresponds is for a person. */
  | 'foreign';

/** Words that name a level, alone or with what follows. */
export const LEVEL_WORDS: ReadonlyMap<string, DegreeLevel> = new Map<string, DegreeLevel>([
  ...['associate', 'associates', 'assoc', 'asso'].map((word) => [word, 'associate'] as const),
  ...['bachelor', 'bachelors', 'bachlor', 'bachelour', 'batchelor', 'baccalaureate', 'bach'].map(
    (word) => [word, 'bachelor'] as const,
  ),
  ...['master', 'masters', 'mast'].map((word) => [word, 'master'] as const),
  ...['doctor', 'doctorate', 'doctoral', 'doctors', 'doct'].map((word) => [word, 'doctor'] as const),
  ...['certificate', 'certification', 'cert', 'certificates'].map((word) => [word, 'certificate'] as const),
  ...['diploma', 'dipl', 'dip'].map((word) => [word, 'diploma'] as const),
  ...[
    ...[
      'licenciatura',
      'licenciado',
      'licenciada',
      'lic',
      'licence',
      'licentiate',
      'laurea',
      'diplom',
      'magister',
    ],
    ...[
      'bacharelado',
      'bacharel',
      'maestria',
      'mestrado',
      'doktor',
      'grado',
      'titulo',
      'ingeniero',
      'abitur',
    ],
    ...[
      'staatsexamen',
      'candidatus',
      'specialist',
      'maitrise',
      'baccalaureat',
      'doctorado',
      'doutorado',
      'hnd',
    ],
  ].map((word) => [word, 'foreign'] as const),
]);

/** Words for a degree of another country that are forms of one word, each told by the first. */
export const FOREIGN_WORDS: ReadonlyMap<string, string> = nameTable(`
  licenciatura, licenciado, licenciada, lic, licence, licentiate
  bacharelado, bacharel
  maestria, mestrado, maitrise, magister
  doktor, doctorado, doutorado
  titulo, ingeniero
`);

/** Words for a level that are spelled with slips of the pen. */
export const MISSPELLED_LEVELS: readonly string[] =
  'bachelor bachelors associate associates master masters doctor doctorate certificate'.split(' ');

/** Words before a degree that make it another one at some schools. */
export const VARIANT = /\b(?:executive|emba|post[ -]?basic|post[ -]?bsc|post[ -]?rn)\b/;

/** What people call a degree of a level without its kind. */
export const LEVEL_NAMES: readonly (readonly [string, DegreeLevel])[] = [
  ['high school', 'school'],
  ['secondary school', 'school'],
  ['hs', 'school'],
  ['ged', 'school'],
  ['hse', 'school'],
  ['general educational development', 'school'],
  ['general education development', 'school'],
  ['general equivalency', 'school'],
  ['two year', 'associate'],
  ['2 year', 'associate'],
  ['four year', 'bachelor'],
  ['4 year', 'bachelor'],
];

/** Words that tell a test for the diploma of a high school from the diploma itself. */
export const SCHOOL_TEST =
  /\b(?:ged|hse|equivalency|equivalent|general education(?:al)? development|hiset)\b/;

/** Kinds of degree that are named after "in" as well as after "of". */
export const BROAD_KINDS: ReadonlySet<string> = new Set([
  'arts',
  'science',
  'applied science',
  'applied arts',
  'fine arts',
  'applied arts sciences',
  'general studies',
  'applied business',
  'occupational studies',
]);

/** Short forms of the degrees of other countries. */
export const FOREIGN_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'dipl ing': 'diplom ingenieur',
    'dipl kfm': 'diplom kaufmann',
    'dipl kffr': 'diplom kauffrau',
    'dipl inf': 'diplom informatiker',
    'dipl inform': 'diplom informatiker',
    'dipl math': 'diplom mathematiker',
    'dipl phys': 'diplom physiker',
    'dipl chem': 'diplom chemiker',
    'dipl biol': 'diplom biologe',
    'dipl psych': 'diplom psychologe',
    'dipl vw': 'diplom volkswirt',
    'dipl volksw': 'diplom volkswirt',
    'dipl bw': 'diplom betriebswirt',
    'dipl betriebsw': 'diplom betriebswirt',
    'dipl oec': 'diplom okonom',
    'dipl paed': 'diplom padagoge',
    'dipl soz': 'diplom soziologe',
    'lic oec': 'licentiate economics',
    'dr med': 'doktor medicinae',
    'dr phil': 'doktor philosophiae',
    'dr ing': 'doktor ingenieur',
    'dr iur': 'doktor iuris',
    'dr jur': 'doktor iuris',
    'dr theol': 'doktor theologiae',
    'dr rer nat': 'doktor rerum naturalium',
    'dr rer pol': 'doktor rerum politicarum',
    'dr rer oec': 'doktor rerum oeconomicarum',
  }),
);

/** Words in the name of a degree that say nothing of their own. */
export const SMALL_DEGREE_WORDS = wordSet('the and a an for degree program with de en del di da des');

/** Words that say that a degree has not been awarded. */
export const UNFINISHED =
  /^no\b|\b(?:abd|all but dissertation|anticipated|attended|candida(?:te|cy)|coursework|credits?|dropped|did not|didn'?t|expected|honorary|incomplete|in progress|in process|left|no (?:degree|award)|none|not|ongoing|partial(?:ly)?|pending|pursuing|revoked|rescinded|some|student(?! (?:affairs|counsel\w*|development|life|personnel|services|success)\b)|to be|will be|towards?|uncompleted|unfinished|withdr(?:ew|awn)|withdrawal|working on|currently|enrolled|never|non (?:degree|graduat\w*|complet\w*|matriculat\w*))\b/;

/** What says nothing else than that a degree was not awarded. */
export const NO_DEGREE =
  /^(?:(?:attended|attendance|coursework|some (?:college|coursework|courses)|left)(?: only)? )?(?:(?:but )?(?:no (?:degree|diploma|award)(?: (?:awarded|conferred|earned|received|obtained))?|without (?:a )?degree|did not (?:graduate|earn a degree|receive a degree|complete)|degree not (?:awarded|conferred|completed|earned)|non degree|none awarded))$/;
