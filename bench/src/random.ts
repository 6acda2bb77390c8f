/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, `end`; whole. */
  below(end: number): number;
  /** From `from` up to `to`, whole, both included. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** An item by its share of all weights. */
  weighted<T>(items: readonly (readonly [weight: number, item: T])[]): T;
}

/** Numbers of their own for whatever `seed` names: what one part of the world draws moves no other part. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (probability) => next() < probability,
    pick: (list) => itemAt(list, below(list.length)),
    weighted(items) {
      const total = items.reduce((sum, [weight]) => sum + weight, 0);
      let left = next() * total;
      const found = items.find(([weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? itemAt(items, items.length - 1))[1];
    },
  };
}

function itemAt<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError('There is nothing to choose from');
  return list[index] as T;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
