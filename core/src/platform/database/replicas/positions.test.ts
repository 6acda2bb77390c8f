import { expect, it } from 'vitest';
import { createPositions } from './positions.ts';

function positionsOf(...known: [at: number, position: bigint][]) {
  const positions = createPositions(5_000);
  for (const [at, position] of known) positions.add(at, position);
  return positions;
}

const EACH_SECOND: [number, bigint][] = [
  [1_000, 10n],
  [2_000, 20n],
  [3_000, 30n],
];

it.each<[string, [number, bigint][], number, bigint | undefined]>([
  ['the oldest that is young enough', EACH_SECOND, 1_500, 20n],
  ['the very one of the bound', EACH_SECOND, 2_000, 10n],
  ['none where the primary is silent', EACH_SECOND.slice(0, 2), 500, undefined],
  ['none before it was asked', [], 1_500, undefined],
])('takes %s', (_what, known, lagMs, position) =>
  expect(positionsOf(...known).within(lagMs, 3_000)).toBe(position),
);

it.each<[string, bigint, number | undefined]>([
  ['has all of it', 30n, 500],
  ['has more than was ever heard of', 31n, 500],
  ['stands between two answers', 25n, 1_500],
  ['has less than is remembered', 9n, undefined],
])('tells the lag of what %s', (_what, replayed, lagMs) =>
  expect(positionsOf(...EACH_SECOND).lagOf(replayed, 3_500)).toBe(lagMs),
);

it('forgets what is of no use any more', () => {
  const positions = positionsOf([0, 1n], [1, 2n], [10_000, 3n]);
  expect(positions.lagOf(1n, 10_000)).toBeUndefined();
  expect(positions.lagOf(2n, 10_000)).toBe(9_999);
});
