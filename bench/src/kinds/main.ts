// Learns what words say of the kind of a reply, from the cases that reading is measured on and from examples written for it.
//   npm run learn:reply-kinds
// `--measure` tells instead how many cases the vote alone tells rightly, each by what was learned without its set. `--without
// <letters>` leaves out cases whose ids begin with one of them, and `--to <file>` writes elsewhere: to measure the whole reading so.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { kindFeatures, REPLY_KINDS } from '@credence/core/rules';
import { z } from 'zod';
import { OWN_CASES } from '../quality/folders.ts';
import { readCases } from '../quality/read-cases.ts';
import { REPLIES_FILE, replyCase } from '../quality/reply-case.ts';
import { say } from '../say.ts';
import { type Example, train, votedKind, type Weights } from './train.ts';

const DATA = fileURLToPath(new URL('../../../core/data/reply-kinds.tsv', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('examples.tsv', import.meta.url));
/** Weights are written in hundredths; those of a feature that are all smaller than this are left out. */
const UNIT = 100;
const SMALLEST = 10;

const { values } = parseArgs({
  options: {
    measure: { type: 'boolean' },
    without: { type: 'string', default: '' },
    to: { type: 'string', default: DATA },
  },
});

interface CaseExample extends Example {
  /** The hand that wrote it, by the letters of its id. */
  set: string;
  /** The kinds that are right. */
  right: readonly number[];
}

const caseExamples = async (): Promise<CaseExample[]> =>
  (await readCases(join(OWN_CASES, REPLIES_FILE)))
    .map((value) => replyCase.parse(value))
    .filter(({ id }) => !values.without.includes(id.charAt(0)))
    .map(({ id, searchType, applicant, claims, records, text, expect, meta }) => ({
      set: id.replace(/\d.*/, ''),
      features: kindFeatures(text, { searchType, applicant, records: records ?? [claims ?? {}] }),
      kind: REPLY_KINDS.indexOf(expect.kind),
      right: REPLY_KINDS.flatMap((kind, at) =>
        kind === expect.kind || meta.alternativeKinds.includes(kind) ? [at] : [],
      ),
    }));

/** Whom all examples are about. */
const ASKED = {
  searchType: 'EMPLOYMENT' as const,
  applicant: { firstName: 'Jordan', lastName: 'Rivera', aliases: [] },
  records: [{ employerName: 'Contoso', position: 'Analyst' }],
};

const writtenExamples = async (): Promise<Example[]> =>
  (await readFile(EXAMPLES, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const [kind, text = ''] = line.split('\t');
      const features = kindFeatures(text, ASKED);
      return { features, kind: REPLY_KINDS.indexOf(z.enum(REPLY_KINDS).parse(kind)) };
    });

function written(weights: Weights): string {
  const rows = [...weights]
    .map(([feature, own]) => ({ feature, own: [...own].map((weight) => Math.round(weight * UNIT)) }))
    .filter(({ own }) => own.some((weight) => Math.abs(weight) >= SMALLEST))
    .sort((one, other) => (one.feature < other.feature ? -1 : 1))
    .map(({ feature, own }) => [feature, ...own].join('\t'));
  const head = [
    '# Written by npm run learn:reply-kinds.',
    '# word, two words or idea of a reply, and what it says for each kind, in hundredths; first what needs no word',
    ['feature', ...REPLY_KINDS].join('\t'),
  ];
  return `${[...head, ...rows].join('\n')}\n`;
}

/** How many parts the sets are dealt out to, each of which is told by what was learned from the others. */
const PARTS = 4;

/** How many cases are told rightly by what was learned without their set. */
function toldByOthers(cases: readonly CaseExample[], examples: readonly Example[]): number {
  const sets = [...new Set(cases.map(({ set }) => set))];
  const partOf = ({ set }: CaseExample) => sets.indexOf(set) % PARTS;
  return Array.from({ length: PARTS }, (_, part) => {
    const others = cases.filter((each) => partOf(each) !== part);
    const weights = train([...others, ...examples], REPLY_KINDS.length);
    return cases.filter(
      (each) =>
        partOf(each) === part && each.right.includes(votedKind(weights, each.features, REPLY_KINDS.length)),
    ).length;
  }).reduce((sum, count) => sum + count, 0);
}

const [cases, examples] = [await caseExamples(), await writtenExamples()];
if (values.measure) {
  const told = toldByOthers(cases, examples);
  say(`${told} of ${cases.length} cases by what was learned without their set`);
} else {
  const weights = train([...cases, ...examples], REPLY_KINDS.length);
  await writeFile(values.to, written(weights));
  say(`${cases.length + examples.length} replies, ${weights.size} features`);
}
