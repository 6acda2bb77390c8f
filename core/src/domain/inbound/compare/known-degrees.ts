/** How high a degree is. */
export type DegreeLevel =
  | 'school'
  | 'certificate'
  | 'diploma'
  | 'associate'
  | 'bachelor'
  | 'master'
  | 'doctor';

/** One way to name a degree. */
export interface DegreeName {
  level: DegreeLevel;
  /** The same for every way to name the same degree; null where only the level is named. */
  kind: string | null;
  /** What is studied for it, where its name says so. */
  subject?: string;
}

interface KnownDegree extends DegreeName {
  names: readonly string[];
}

const bachelor = (kind: string | null, names: string[], subject?: string): KnownDegree => ({
  ...{ level: 'bachelor', kind, names },
  ...(subject ? { subject } : {}),
});
const master = (kind: string | null, names: string[], subject?: string): KnownDegree => ({
  ...bachelor(kind, names, subject),
  level: 'master',
});
const other = (level: DegreeLevel, kind: string | null, names: string[]): KnownDegree => ({
  ...{ level, kind, names },
});

/** Names as `plainWords` leaves them, with plurals and without "degree". */
const DEGREES: readonly KnownDegree[] = [
  other('school', 'high school', ['high school diploma', 'high school', 'hs diploma']),
  other('school', 'ged', ['ged', 'general educational development', 'general education development']),
  other('certificate', null, ['certificate', 'certification', 'cert']),
  other('diploma', null, ['diploma']),
  other('associate', null, ['associate', 'associates']),
  other('associate', 'aa', ['aa', 'associate of arts', 'associates of arts']),
  other('associate', 'as', ['as', 'associate of science', 'associates of science']),
  other('associate', 'aas', ['aas', 'associate of applied science', 'associates of applied science']),
  bachelor(null, ['bachelor', 'bachelors']),
  bachelor('ba', ['ba', 'ab', 'bachelor of arts', 'bachelors of arts', 'bachelor of art']),
  bachelor('bs', ['bs', 'bsc', 'b sc', 'bachelor of science', 'bachelors of science']),
  bachelor('bs', ['bsn', 'bachelor of science in nursing', 'bachelors of science in nursing'], 'nursing'),
  bachelor('bba', ['bba', 'bachelor of business administration', 'bachelors of business administration']),
  bachelor('bcom', ['bcom', 'b com', 'bachelor of commerce']),
  bachelor('bed', ['bed', 'b ed', 'bachelor of education']),
  bachelor('beng', ['be', 'beng', 'b eng', 'bachelor of engineering']),
  bachelor('bfa', ['bfa', 'bachelor of fine arts', 'bachelors of fine arts']),
  bachelor('bsw', ['bsw', 'bachelor of social work']),
  bachelor('btech', ['btech', 'b tech', 'bachelor of technology']),
  bachelor('barch', ['barch', 'b arch', 'bachelor of architecture']),
  bachelor('llb', ['llb', 'll b', 'bachelor of laws', 'bachelor of law']),
  master(null, ['master', 'masters']),
  master('ma', ['ma', 'master of arts', 'masters of arts']),
  master('ms', ['ms', 'msc', 'm sc', 'master of science', 'masters of science']),
  master('ms', ['msn', 'master of science in nursing', 'masters of science in nursing'], 'nursing'),
  master('mba', ['mba', 'master of business administration', 'masters of business administration']),
  master('med', ['med', 'm ed', 'master of education', 'masters of education']),
  master('meng', ['meng', 'm eng', 'master of engineering', 'masters of engineering']),
  master('mfa', ['mfa', 'master of fine arts', 'masters of fine arts']),
  master('mpa', ['mpa', 'master of public administration', 'masters of public administration']),
  master('mph', ['mph', 'master of public health', 'masters of public health']),
  master('mphil', ['mphil', 'm phil', 'master of philosophy']),
  master('msw', ['msw', 'master of social work', 'masters of social work']),
  master('llm', ['llm', 'll m', 'master of laws', 'master of law']),
  other('doctor', null, ['doctorate', 'doctoral']),
  other('doctor', 'phd', [
    'phd',
    'ph d',
    'dphil',
    'd phil',
    'doctor of philosophy',
    'doctorate of philosophy',
  ]),
  other('doctor', 'edd', ['edd', 'ed d', 'doctor of education']),
  other('doctor', 'md', ['md', 'doctor of medicine']),
  other('doctor', 'jd', ['jd', 'juris doctor', 'doctor of law']),
  other('doctor', 'dds', ['dds', 'doctor of dental surgery']),
  other('doctor', 'dnp', ['dnp', 'doctor of nursing practice']),
  other('doctor', 'pharmd', ['pharmd', 'pharm d', 'doctor of pharmacy']),
  other('doctor', 'psyd', ['psyd', 'psy d', 'doctor of psychology']),
];

/** Longest first, so that a degree is not taken for the level that its name begins with. */
const BY_NAME: readonly (readonly [string, DegreeName])[] = DEGREES.flatMap(({ names, ...degree }) =>
  names.map((name) => [name, degree] as const),
).sort(([one], [another]) => another.length - one.length);

/** The degree that words begin with, and the words after it; null when they begin with none that is known. */
export function degreeIn(words: string): { degree: DegreeName; rest: string } | null {
  const found = BY_NAME.find(([name]) => words === name || words.startsWith(`${name} `));
  return found ? { degree: found[1], rest: words.slice(found[0].length).trim() } : null;
}
