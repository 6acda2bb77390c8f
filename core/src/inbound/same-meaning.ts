/**
 * Short form, then the ways to write it out, all as `plain` leaves them. A short form may stand for several words
 * ("st" for saint and street): the comparison then treats those words alike, which never makes two real names equal
 * that a person would tell apart.
 */
const ABBREVIATIONS: Record<string, readonly string[]> = {
  // Companies
  assn: ['association'],
  assoc: ['associate', 'associates'],
  bros: ['brothers'],
  co: ['company'],
  corp: ['corporation'],
  dept: ['department'],
  inc: ['incorporated'],
  intl: ['international'],
  llc: ['limited liability company'],
  ltd: ['limited'],
  mfg: ['manufacturing'],
  natl: ['national'],
  plc: ['public limited company'],
  tech: ['technology', 'technologies'],
  // Schools and places
  coll: ['college'],
  ft: ['fort'],
  inst: ['institute'],
  mt: ['mount'],
  st: ['saint', 'street'],
  univ: ['university'],
  // Positions
  admin: ['administrator', 'administration', 'administrative'],
  asst: ['assistant'],
  ceo: ['chief executive officer'],
  cfo: ['chief financial officer'],
  coo: ['chief operating officer'],
  coord: ['coordinator'],
  cto: ['chief technology officer'],
  dev: ['developer'],
  dir: ['director'],
  eng: ['engineer', 'engineering', 'engr'],
  exec: ['executive'],
  hr: ['human resources'],
  it: ['information technology'],
  jr: ['junior'],
  mgr: ['manager'],
  qa: ['quality assurance'],
  rep: ['representative'],
  sr: ['senior', 'snr'],
  supv: ['supervisor'],
  vp: ['vice president'],
  // Degrees
  aa: ['associate of arts', 'associates of arts'],
  as: ['associate of science', 'associates of science'],
  ba: ['bachelor of arts', 'bachelors of arts'],
  bba: ['bachelor of business administration'],
  bed: ['bachelor of education', 'b ed'],
  beng: ['bachelor of engineering', 'b eng'],
  bs: ['bachelor of science', 'bachelors of science', 'bsc', 'b sc'],
  jd: ['juris doctor'],
  ma: ['master of arts', 'masters of arts'],
  mba: ['master of business administration', 'masters of business administration'],
  md: ['doctor of medicine'],
  med: ['master of education', 'm ed'],
  meng: ['master of engineering', 'm eng'],
  ms: ['master of science', 'masters of science', 'msc', 'm sc'],
  phd: ['doctor of philosophy', 'ph d'],
};

const SHORT_FORMS = new Map(
  Object.entries(ABBREVIATIONS).flatMap(([short, long]) => long.map((form) => [form, short] as const)),
);

/** Longest first, so that a degree is not taken apart by the words in it. */
const LONG_FORM = new RegExp(
  `(?<!\\S)(?:${[...SHORT_FORMS.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\S)`,
  'g',
);

/** Letters that carry their stroke or ligature inside and so have no accent to take off. */
const UNDECOMPOSED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * True when two texts say the same to a reader: case, accents, punctuation, spacing and common abbreviations of
 * companies, schools, positions and degrees make no difference.
 */
export function sameMeaning(one: string, other: string): boolean {
  const meaning = meaningOf(one);
  // A text of punctuation alone means only itself.
  return meaning === '' ? one.trim() === other.trim() : meaning === meaningOf(other);
}

function meaningOf(text: string): string {
  return plain(text).replace(LONG_FORM, (form) => SHORT_FORMS.get(form) ?? form);
}

/** Lower-case words with single spaces; letters that stand alone ("B. S.", "J P") are joined. */
function plain(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ßæœøłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
      .replace(/['’‘ʼ]/g, '')
      .replaceAll('&', ' and ')
      // Plus and hash are part of names such as C++ and C#.
      .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
      .trim()
      .replace(/(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu, (letters) => letters.replaceAll(' ', ''))
  );
}
