/** Spellings and abbreviations of one word in the names of schools. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    univ: 'university',
    univeristy: 'university',
    universidad: 'university',
    u: 'university',
    coll: 'college',
    col: 'college',
    colleges: 'college',
    colegio: 'college',
    comm: 'community',
    inst: 'institute',
    institution: 'institute',
    sch: 'school',
    schools: 'school',
    sem: 'seminary',
    tech: 'technical',
    technology: 'technical',
    technological: 'technical',
    arts: 'art',
    acad: 'academy',
    sciences: 'science',
    med: 'medical',
    ctr: 'center',
    centre: 'center',
    intl: 'international',
    natl: 'national',
    theol: 'theological',
    theology: 'theological',
    sys: 'system',
    prof: 'professional',
    agri: 'agricultural',
    agriculture: 'agricultural',
    careers: 'career',
    saint: 'st',
    mount: 'mt',
    fort: 'ft',
    calif: 'california',
    cal: 'california',
    penn: 'pennsylvania',
    mass: 'massachusetts',
    okla: 'oklahoma',
    ark: 'arkansas',
    conn: 'connecticut',
    minn: 'minnesota',
    wisc: 'wisconsin',
    tenn: 'tennessee',
    fla: 'florida',
    no: 'northern',
    so: 'southern',
  }),
);

/** Words that tell nothing. */
const STOP: ReadonlySet<string> = new Set('the of at in and for a an on de del y to main campus'.split(' '));

/** Words that tell a school where its name begins with them: De La Salle University is not La Salle. */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'del']);

/** Abbreviations of several words. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bsuny\b/g, 'state university new york'],
  [/\bcuny\b/g, 'city university new york'],
  [/\bcsu\b/g, 'california state university'],
  [/\buc\b/g, 'university california'],
  [/\bcc\b/g, 'community college'],
  [/\bjr\b/g, 'junior'],
  [/\ba ?(?:&|and) ?m\b/g, 'agricultural mechanical'],
  [/\ba ?(?:&|and) ?t\b/g, 'agricultural technical'],
];

/** Whether a name has one of them: most have none, and there are thousands of names. */
const HAS_PHRASE = new RegExp(PHRASES.map(([{ source }]) => source).join('|'));

const MOST_CHARACTERS = 300;

/** The words of a school's name that count, in their order, each in one spelling. */
export function schoolWords(name: string): string[] {
  const plain = name
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`´]|(?<=\b\p{L})\.(?=\p{L}\b)/gu, '');
  const spelled = HAS_PHRASE.test(plain)
    ? PHRASES.reduce((text, [phrase, words]) => text.replace(phrase, words), plain)
    : plain;
  return spelled
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => SPELLINGS.get(word) ?? word)
    .filter((word, at) => word !== '' && (!STOP.has(word) || (at === 0 && PARTICLES.has(word))));
}

/** Equal for names that are taken for the same, whatever their punctuation, abbreviations and spaces. */
export const schoolKey = (name: string): string => schoolWords(name).join('');

const KINDS: ReadonlySet<string> = new Set(
  'university college institute school academy seminary state technical community'.split(' '),
);

/** Whether a word of a name only says what kind of school it is. */
export const isKind = (word: string): boolean => KINDS.has(word);
