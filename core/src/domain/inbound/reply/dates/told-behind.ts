/** What the words right behind a date say that it is. */
export interface ToldBehind {
  field: 'startDate' | 'endDate' | 'graduationDate';
  /** How many letters say so: they say nothing of a date that comes after them. */
  length: number;
}

const oneOf = (...words: string[]): string => `(?:${words.join('|')})`;

const BEGAN = oneOf(
  ...['hired', 'started', 'began', 'joined', 'came', 'entered'],
  ...['appointed', 'engaged', 'taken on', 'signed on'],
  ...['empezo', 'entro', 'ingreso', 'comenzo', 'commence', 'entree?', 'arrivee?', 'comecou', 'entrou'],
);
const ENDED = oneOf(
  ...['left', 'quit', 'ended', 'resigned', 'retired', 'finished', 'stopped', 'departed', 'discharged'],
  ...['(?:handed|turned) in', 'let go', 'laid off'],
  ...['fue', 'salio', 'marcho', 'renuncio', 'quitte', 'partie?', 'saiu'],
);
const GRADUATED = oneOf(
  '(?:(?:her|his|their|the) degree was )?(?:posted|conferred|awarded)',
  'graduated',
  'graduo',
  'titulo',
  'formou',
  'diplomee?',
);

/** What the day of it is called. */
const START = oneOf(
  ...[
    '(?:re-?)?hir(?:e|ing)',
    'start(?:ing)?',
    'begin(?:ning)?',
    'entry',
    'joining',
    'first',
    'commencement',
  ],
  ...['alta', 'ingreso', 'inicio', 'entrada', 'embauche', 'entree', 'debut', 'eintritt\\w*', 'admissao'],
);
const END = oneOf(
  ...['terminat\\w+', 'term', 'separat\\w+', 'end(?:ing)?', 'leaving', 'departure', 'resignation', 'last'],
  ...[
    'final',
    'exit',
    'baja',
    'egreso',
    'salida',
    'cese',
    'sortie',
    'depart',
    'fin',
    'austritt\\w*',
    'saida',
  ],
  ...['desligamento', 'demissao'],
);
const AWARD = oneOf('graduation', 'conferral', 'award', 'degree', 'completion', 'graduacion', 'colacao');

const CALLED = `${oneOf(
  ...['as', 'is', 'was', 'for', 'being', 'como', 'comme', 'als', 'es', 'est', 'ist', 'e'],
)} (?:(?:also|officially|actually|tambien|aussi|auch|tambem) )?${oneOf(...['the', 'her', 'his', 'their', 'su', 'la', 'sa', 'son', 'le', 'ihr', 'das', 'sua', 'seu'])} `;
const OWN =
  "(?:(?:actual|official|original|correct|recorded) )?(?:(?:date|day|fecha|data) (?:of |de |d['’])?)?";
const DAY =
  '(?: (?:date|day|month|semester|term|year|week|shift|quarter|class)(?: (?:of|at) \\w+)?)?(?![\\p{L}])';
/** "June 2017 is when she started". */
const IS_WHEN =
  "(?:is|was|,? that['’]s|,? which (?:is|was)|fue|es|foi|e|,? c['’](?:est|etait)) (?:when|cuando|quando|quand|la (?:date|fecha) (?:ou|en que)|the (?:day|date|month|year)(?: that| when| on which)?) (?:(?:s?he|they|el|ella|il|elle|ele|ela) )?(?:(?:we|i) (?=hired (?:her|him|them)\\b))?(?:(?:was|a|est|se) )?";

const BEGUN_IN_GERMAN =
  '(?:angefangen|begonnen|eingetreten|eingestellt|angetreten|aufgenommen|eingeschrieben|immatrikuliert)';
const ENDED_IN_GERMAN =
  '(?:ausgeschieden|verlassen|gekundigt|beendet|gegangen|aufgehort|ausgetreten|abgegangen|exmatrikuliert|in rente gegangen|aus (?:unsere[mr]|dem|der) [^,;.]{2,40} aus)';
const AWARDED_IN_GERMAN =
  '(?:bestanden|abgeschlossen|verliehen|zuerkannt|absolviert|erlangt|graduiert|erworben)';
/** In German the verb stands at the end of its clause: "hat am 2. Mai 2012 angefangen und ist am ...". */
const AT_THE_END = '(?:(?!\\b(?:und|aber|sowie)\\b)[^,;.\\d]){0,60}?\\b';

/** The same told by a verb, by what the day is called, and by that alone: "4/4/2016 hire / 9/30/2019 term". */
const FORMS = [
  `${AT_THE_END}(?:(?<begun>${BEGUN_IN_GERMAN})|(?<ended>${ENDED_IN_GERMAN})|(?<awarded>${AWARDED_IN_GERMAN}))\\b`,
  '\\s+(?<begun>on(?:wards?)?)\\s*(?=[.,;]|$)',
  `\\s*${IS_WHEN}(?:(?<begun>${BEGAN})|(?<ended>${ENDED})|(?<awarded>${GRADUATED}))(?![\\p{L}])`,
  `\\s*,?\\s*(?:(?:which|lo que|ce qui|was|o que) )?(?:(?:listed|shown|recorded|down|given|on file) )?${CALLED}${OWN}(?:(?<begun>${START})|(?<ended>${END})|(?<awarded>${AWARD}))${DAY}`,
].map((form) => new RegExp(`^${form}`, 'iu'));
const LABEL = new RegExp(
  `^\\s*[(]?(?:(?<begun>${START})|(?<ended>${END}))(?: date)?\\)?\\s*(?=[/,;|)]|and\\b|$)`,
  'iu',
);

/** What the words right behind a date tell; null where they tell nothing. */
export function toldBehind(behind: string): ToldBehind | null {
  return told(FORMS, behind);
}

/** What the day is called right behind a date, and nothing more: less sure than words before it. */
export function calledBehind(behind: string): ToldBehind | null {
  return told([LABEL], behind);
}

function told(forms: readonly RegExp[], behind: string): ToldBehind | null {
  for (const form of forms) {
    const { 0: words = '', groups } = form.exec(behind) ?? {};
    const field = groups?.begun
      ? 'startDate'
      : groups?.ended
        ? 'endDate'
        : groups?.awarded
          ? 'graduationDate'
          : null;
    if (field) return { field, length: words.length };
  }
  return null;
}

/** What a German clause says before its verb at the end is over. */
export const FINISHED_IN_GERMAN = new RegExp(
  `^.*\\b(?:${BEGUN_IN_GERMAN}|${ENDED_IN_GERMAN}|${AWARDED_IN_GERMAN})\\b(?=[\\s,;]*(?:und|aber|sowie|bevor|ehe|$))`,
  'i',
);
