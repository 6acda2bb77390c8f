import { readData } from '../../../../platform/read-data.ts';
import type { ReplyKind } from '../../read/reading.ts';

/** What the words of a reply vote for, by what replies of each choice have in common. */
export interface Ballot<Choice extends string = ReplyKind> {
  /** The choices with how much of the vote each has, together 1; that with most first. */
  shares: readonly (readonly [Choice, number])[];
  /** The features that spoke most for a choice, the strongest first. */
  weighed(choice: Choice): string[];
}

/** What each feature says for each choice, in their order. */
interface Learned<Choice> {
  choices: readonly Choice[];
  bias: readonly number[];
  weights: ReadonlyMap<string, readonly number[]>;
}

/** Weights are written in hundredths. */
const UNIT = 100;
const MOST_WEIGHED = 5;

/** A file of `core/data` that `npm run learn:reply-kinds` writes. */
function readLearned<Choice extends string>(file: string): Learned<Choice> {
  const [head = '', ...lines] = readData(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
  const [, ...choices] = head.split('\t');
  const rows = lines.map((line): [string, number[]] => {
    const [feature = '', ...weights] = line.split('\t');
    return [feature, weights.map((weight) => Number(weight) / UNIT)];
  });
  const weights = new Map(rows);
  return { choices: choices as Choice[], bias: weights.get('') ?? choices.map(() => 0), weights };
}

/** A vote by what a file says; null where none of the features is known. */
function voteBy<Choice extends string>(
  file: string,
): (features: ReadonlySet<string>) => Ballot<Choice> | null {
  let learned: Learned<Choice> | undefined;
  return (features) => {
    learned ??= readLearned<Choice>(file);
    return count(learned, features);
  };
}

/** Lets the features of a reply vote on what it is. */
export const castVote = voteBy<ReplyKind>('reply-kinds.tsv');
/** Lets the features of a denial vote on whether it is the last word: that nothing was found may have another cause. */
export const castOnDenial = voteBy<'FINAL' | 'OPEN'>('denials.tsv');
/** Lets the features of a statement vote on whether it calls all right that was asked, or all the rest of it. */
export const castOnAgreement = voteBy<'ALL' | 'NOT'>('agreements.tsv');

function count<Choice extends string>(
  { choices, bias, weights }: Learned<Choice>,
  features: ReadonlySet<string>,
): Ballot<Choice> | null {
  const known = [...features].flatMap((feature) => {
    const row = weights.get(feature);
    return row ? [{ feature, row }] : [];
  });
  if (known.length === 0) return null;
  const scale = 1 / Math.sqrt(known.length);
  const scores = choices.map(
    (_, at) => (bias[at] ?? 0) + scale * known.reduce((sum, { row }) => sum + (row[at] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return {
    shares: choices
      .map((choice, at) => [choice, (parts[at] ?? 0) / whole] as const)
      .toSorted(([, one], [, other]) => other - one),
    weighed: (choice) =>
      known
        .map(({ feature, row }) => ({ feature, weight: (row[choices.indexOf(choice)] ?? 0) - meanOf(row) }))
        .filter(({ weight }) => weight > 0)
        .sort((one, other) => other.weight - one.weight)
        .slice(0, MOST_WEIGHED)
        .map(({ feature }) => feature),
  };
}

const meanOf = (row: readonly number[]): number => row.reduce((sum, weight) => sum + weight, 0) / row.length;
