// Learns what words say of the kind of a reply, of a denial whether it is the last word, and of a statement whether it calls all
// right that was asked, from the cases that reading is measured on and from examples written for it.
//   npm run learn:reply-kinds
// `--measure` tells instead how many cases are told rightly, each by what was learned without its set.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { kindFeatures, REPLY_KINDS, type ReplyRequest, statementFeatures } from '@credence/core/rules';
import { OWN_CASES } from '../quality/folders.ts';
import { readCases } from '../quality/read-cases.ts';
import { REPLIES_FILE, type ReplyCase, replyCase } from '../quality/reply-case.ts';
import { say } from '../say.ts';
import { type Example, train, votedKind, type Weights } from './train.ts';

/** What is learned to be told of a reply. */
interface Question {
  /** Where the weights are written, in `core/data`. */
  file: string;
  /** The examples beside this file: the choice, a tab, and the reply. */
  examples: string;
  choices: readonly string[];
  /** What is right of a case, first what is learned from it; nothing where it is not asked. */
  rightOf(given: ReplyCase): readonly string[];
  /** By what a text is told: each of these is learned from. */
  featuresOf(text: string, request: ReplyRequest): readonly ReadonlySet<string>[];
  /** Of how many of these in the cases one is learned from, where they would outweigh the examples. */
  oneOf?: number;
}

const ofWhole = (text: string, request: ReplyRequest) => [kindFeatures(text, request)];

const QUESTIONS: readonly Question[] = [
  {
    file: 'reply-kinds.tsv',
    examples: 'examples.tsv',
    choices: REPLY_KINDS,
    rightOf: ({ expect, meta }) => [expect.kind, ...meta.alternativeKinds],
    featuresOf: ofWhole,
  },
  {
    file: 'denials.tsv',
    examples: 'denials.tsv',
    choices: ['FINAL', 'OPEN'],
    rightOf: ({ expect }) => (expect.kind === 'NO_RECORD' ? [expect.settles ? 'FINAL' : 'OPEN'] : []),
    featuresOf: ofWhole,
  },
  {
    file: 'agreements.tsv',
    examples: 'agreements.tsv',
    choices: ['ALL', 'NOT'],
    // What is no answer calls nothing right; of answers the cases do not say which statement does.
    rightOf: ({ expect }) => (expect.kind === 'ANSWER' ? [] : ['NOT']),
    featuresOf: statementFeatures,
    oneOf: 5,
  },
];

/** Weights are written in hundredths; those of a feature that are all smaller than this are left out. */
const UNIT = 100;
const SMALLEST = 10;
/** How many parts the sets are dealt out to, each of which is told by what was learned from the others. */
const PARTS = 4;

interface CaseExample extends Example {
  /** The hand that wrote it, by the letters of its id. */
  set: string;
  /** The choices that are right, by their places. */
  right: readonly number[];
}

const { values } = parseArgs({ options: { measure: { type: 'boolean' } } });

const given = (await readCases(join(OWN_CASES, REPLIES_FILE))).map((value) => replyCase.parse(value));

const casesFor = ({ choices, rightOf, featuresOf, oneOf = 1 }: Question): CaseExample[] =>
  given
    .flatMap((each) => {
      const right = rightOf(each).map((choice) => choices.indexOf(choice));
      const [kind] = right;
      if (kind === undefined) return [];
      const { searchType, applicant, claims, records } = each;
      const set = each.id.replace(/\d.*/, '');
      return featuresOf(each.text, { searchType, applicant, records: records ?? [claims ?? {}] }).map(
        (features) => ({ set, features, kind, right }),
      );
    })
    .filter((_, at) => at % oneOf === 0);

/** Whom all examples are about. */
const ASKED = {
  searchType: 'EMPLOYMENT' as const,
  applicant: { firstName: 'Jordan', lastName: 'Rivera', aliases: [] },
  records: [{ employerName: 'Contoso', position: 'Analyst' }],
};

const examplesFor = async ({ examples, choices, featuresOf }: Question): Promise<Example[]> =>
  (await readFile(new URL(examples, import.meta.url), 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .flatMap((line) => {
      const [choice = '', text = ''] = line.split('\t');
      if (!choices.includes(choice)) throw new Error(`${examples} has no choice ${choice}`);
      return featuresOf(text, ASKED).map((features) => ({ features, kind: choices.indexOf(choice) }));
    });

function written(weights: Weights, choices: readonly string[]): string {
  const rows = [...weights]
    .map(([feature, own]) => ({ feature, own: [...own].map((weight) => Math.round(weight * UNIT)) }))
    .filter(({ own }) => own.some((weight) => Math.abs(weight) >= SMALLEST))
    .sort((one, other) => (one.feature < other.feature ? -1 : 1))
    .map(({ feature, own }) => [feature, ...own].join('\t'));
  const head = [
    '# Written by npm run learn:reply-kinds.',
    '# word, two words or idea of a reply, and what it says for each choice, in hundredths; first what needs no word',
    ['feature', ...choices].join('\t'),
  ];
  return `${[...head, ...rows].join('\n')}\n`;
}

/** How many cases are told rightly by what was learned without their set. */
function toldByOthers(cases: readonly CaseExample[], examples: readonly Example[], choices: number): number {
  const sets = [...new Set(cases.map(({ set }) => set))];
  const partOf = ({ set }: CaseExample) => sets.indexOf(set) % PARTS;
  return Array.from({ length: PARTS }, (_, part) => {
    const weights = train([...cases.filter((each) => partOf(each) !== part), ...examples], choices);
    return cases.filter(
      (each) => partOf(each) === part && each.right.includes(votedKind(weights, each.features, choices)),
    ).length;
  }).reduce((sum, count) => sum + count, 0);
}

for (const question of QUESTIONS) {
  const { file, choices } = question;
  const [cases, examples] = [casesFor(question), await examplesFor(question)];
  if (values.measure) {
    const told = toldByOthers(cases, examples, choices.length);
    say(`${file}: ${told} of ${cases.length} cases by what was learned without their set`);
  } else {
    const weights = train([...cases, ...examples], choices.length);
    await writeFile(
      fileURLToPath(new URL(`../../../core/data/${file}`, import.meta.url)),
      written(weights, choices),
    );
    say(`${file}: ${cases.length + examples.length} replies, ${weights.size} features`);
  }
}
