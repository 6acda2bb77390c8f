// Learns what words say of the kind of a reply, from the cases that reading is measured on and from examples written for it.
//   npm run learn:reply-kinds
// `--without <letters>` leaves out cases whose ids begin with one of them, and `--to <file>` writes elsewhere: to measure what
// is learned on cases that nothing was learned from.
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
import { type Example, train, type Weights } from './train.ts';

const DATA = fileURLToPath(new URL('../../../core/data/reply-kinds.tsv', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('examples.tsv', import.meta.url));
/** Weights are written in hundredths; those of a feature that are all smaller than this are left out. */
const UNIT = 100;
const SMALLEST = 10;

const { values } = parseArgs({
  options: { without: { type: 'string', default: '' }, to: { type: 'string', default: DATA } },
});

const caseExamples = async (): Promise<Example[]> =>
  (await readCases(join(OWN_CASES, REPLIES_FILE)))
    .map((value) => replyCase.parse(value))
    .filter(({ id }) => !values.without.includes(id.charAt(0)))
    .map(({ searchType, applicant, claims, records, text, expect }) => ({
      features: kindFeatures(text, { searchType, applicant, records: records ?? [claims ?? {}] }),
      kind: REPLY_KINDS.indexOf(expect.kind),
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

const examples = [...(await caseExamples()), ...(await writtenExamples())];
const weights = train(examples, REPLY_KINDS.length);
await writeFile(values.to, written(weights));
say(`${examples.length} replies, ${weights.size} features`);
