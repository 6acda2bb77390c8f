import { readData } from '../../../../platform/read-data.ts';
import type { ReplyKind } from '../../read/reading.ts';

/** What a reply is by the words that replies of each kind have in common. */
export interface Ballot {
  /** The kinds with how much of the vote each has, together 1; that with most first. */
  shares: readonly (readonly [ReplyKind, number])[];
  /** The features that spoke most for a kind, the strongest first. */
  weighed(kind: ReplyKind): string[];
}

/** What each feature says for each kind, in the order of `kinds`. */
interface Learned {
  kinds: readonly ReplyKind[];
  bias: readonly number[];
  weights: ReadonlyMap<string, readonly number[]>;
}

/** Weights are written in hundredths. */
const UNIT = 100;
const MOST_WEIGHED = 5;

let learned: Learned | undefined;

/** `core/data/reply-kinds.tsv`, which `npm run learn:reply-kinds` writes. */
function readLearned(): Learned {
  const [head = '', ...lines] = readData('reply-kinds.tsv')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
  const [, ...kinds] = head.split('\t');
  const rows = lines.map((line): [string, number[]] => {
    const [feature = '', ...weights] = line.split('\t');
    return [feature, weights.map((weight) => Number(weight) / UNIT)];
  });
  const weights = new Map(rows);
  return { kinds: kinds as ReplyKind[], bias: weights.get('') ?? kinds.map(() => 0), weights };
}

/** Lets the features of a reply vote on what it is; null where none of them is known. */
export function castVote(features: ReadonlySet<string>): Ballot | null {
  learned ??= readLearned();
  const { kinds, bias, weights } = learned;
  const known = [...features].flatMap((feature) => {
    const row = weights.get(feature);
    return row ? [{ feature, row }] : [];
  });
  if (known.length === 0) return null;
  const scale = 1 / Math.sqrt(known.length);
  const scores = kinds.map(
    (_kind, at) => (bias[at] ?? 0) + scale * known.reduce((sum, { row }) => sum + (row[at] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return {
    shares: kinds
      .map((kind, at) => [kind, (parts[at] ?? 0) / whole] as const)
      .toSorted(([, one], [, other]) => other - one),
    weighed: (kind) =>
      known
        .map(({ feature, row }) => ({ feature, weight: (row[kinds.indexOf(kind)] ?? 0) - meanOf(row) }))
        .filter(({ weight }) => weight > 0)
        .sort((one, other) => other.weight - one.weight)
        .slice(0, MOST_WEIGHED)
        .map(({ feature }) => feature),
  };
}

const meanOf = (row: readonly number[]): number => row.reduce((sum, weight) => sum + weight, 0) / row.length;
