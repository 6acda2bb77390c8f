import { createRandom, type Random } from '../random.ts';

/** A reply by its features, and its kind as a place among the kinds. */
export interface Example {
  features: ReadonlySet<string>;
  kind: number;
}

/** What each feature says for each kind, in the order of the kinds; under an empty name what speaks for each without any. */
export type Weights = Map<string, Float64Array>;

/** In how many examples a feature has to be, to be learned. */
const SEEN = 5;
const ROUNDS = 20;
const RATE = 0.5;
/** How much slower than the rest the kinds themselves are learned, which differ in how many examples they have. */
const BIAS_RATE = 0.05;
/** How strongly weights are held near zero. */
const HOLD = 0.001;
const BIAS = '';

/**
 * Learns a multinomial logistic regression by gradient steps that shrink as a weight is learned.  The order of the examples is shuffled the same way each time, so the same
 * examples give the same weights.
 */
export function train(examples: readonly Example[], kinds: number): Weights {
  const rows = rowsOf(examples);
  const weights: Weights = new Map();
  const squares: Weights = new Map();
  const zeros = (from: number) => new Float64Array(kinds).fill(from);
  for (const feature of [BIAS, ...new Set(rows.flatMap(({ features }) => features))]) {
    weights.set(feature, zeros(0));
    squares.set(feature, zeros(1e-6));
  }
  const step = (feature: string, errors: Float64Array, value: number, rate: number, hold: number) => {
    const [own, squared] = [weights.get(feature), squares.get(feature)];
    if (!own || !squared) return;
    for (let kind = 0; kind < kinds; kind += 1) {
      const gradient = (errors[kind] ?? 0) * value + hold * (own[kind] ?? 0);
      squared[kind] = (squared[kind] ?? 0) + gradient ** 2;
      own[kind] = (own[kind] ?? 0) - (rate * gradient) / Math.sqrt(squared[kind] ?? 1);
    }
  };
  const random = createRandom('kinds of replies');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features, scale, kind } of shuffled(rows, random)) {
      const errors = sharesOf(weights, features, scale, kinds);
      errors[kind] = (errors[kind] ?? 0) - 1;
      step(BIAS, errors, 1, BIAS_RATE, 0);
      for (const feature of features) step(feature, errors, scale, RATE, HOLD);
    }
  }
  return weights;
}

interface Row {
  features: readonly string[];
  scale: number;
  kind: number;
}

function rowsOf(examples: readonly Example[]): Row[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return examples.map(({ features, kind }) => {
    const known = [...features].filter((feature) => (counts.get(feature) ?? 0) >= SEEN);
    return { features: known, scale: scaleOf(known.length), kind };
  });
}

/** The kind, as a place among the kinds, that has most of the vote of these features. */
export function votedKind(weights: Weights, features: ReadonlySet<string>, kinds: number): number {
  const known = [...features].filter((feature) => weights.has(feature));
  const shares = sharesOf(weights, known, scaleOf(known.length), kinds);
  return shares.indexOf(Math.max(...shares));
}

/** A reply's features count together as much as those of a longer one. */
const scaleOf = (features: number): number => 1 / Math.sqrt(Math.max(1, features));

function sharesOf(weights: Weights, features: readonly string[], scale: number, kinds: number): Float64Array {
  const scores = Float64Array.from(weights.get(BIAS) ?? []);
  for (const feature of features) {
    const own = weights.get(feature);
    for (let kind = 0; own && kind < kinds; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + (own[kind] ?? 0) * scale;
  }
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random.below(2 ** 32) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
