import { useState } from 'react';
import { useKeys } from './use-keys.ts';

/**
 * Walks through a list by `j` and `k`, and opens by Enter what they have come to.
 * @param names what the keys do, in the reader's language
 * @returns the index that they have come to, -1 before the first, and what sets it
 */
export function useListKeys<Item>(
  items: readonly Item[],
  open: (item: Item) => void,
  names: { next: string; previous: string; open: string },
) {
  const [active, activate] = useState(-1);
  const move = (by: number) => activate((now) => Math.max(0, Math.min(items.length - 1, now + by)));
  const openActive = () => {
    const item = items[active];
    if (item !== undefined) open(item);
  };
  useKeys([
    { key: 'j', description: names.next, run: () => move(1) },
    { key: 'k', description: names.previous, run: () => move(-1) },
    { key: 'Enter', description: names.open, run: openActive },
  ]);
  return { active, activate };
}
