import { useCallback, useState } from 'react';
import { useKeys } from './use-keys.ts';

/** Where a person is in a list. */
interface ListPosition {
  list: string;
  /** The item that they are at; undefined while that is on its way. */
  id?: string | undefined;
  /** Where it stands, or stood. */
  at: number;
  /** Whether a key led here, and the item has yet to get the focus. */
  isAwaited: boolean;
}

interface ListKeysOptions<Item> {
  /** Tells the list from others that the view shows in its place: each is walked from its beginning. */
  list: string;
  /** Where a person was when they left it. */
  start?: { id: string; at: number } | null;
  items: readonly Item[];
  /** Whether more of them are read by themselves as a person goes on. */
  isReadOn?: boolean;
  open: (item: Item) => void;
  /** What the keys do, in the reader's language. */
  names: { next: string; previous: string; open: string };
}

/**
 * Walks through a list by `j` and `k`, and opens by Enter what they have come to. What is pressed while the list, or what follows
 * in it, is on its way counts once that is there; an item that moves, as others come and go, is still the one that a person is at.
 * @returns the index that they are at, -1 before the first; whether its item is to take the focus; and what a view calls when an
 * item has the focus
 */
export function useListKeys<Item extends { id: string }>({
  list,
  start,
  items,
  isReadOn = false,
  open,
  names,
}: ListKeysOptions<Item>) {
  const [position, setPosition] = useState<ListPosition>(
    start ? { list, id: start.id, at: start.at, isAwaited: true } : { list, at: -1, isAwaited: false },
  );
  const last = items.length > 0 && !isReadOn ? items.length - 1 : Number.POSITIVE_INFINITY;
  const active = position.list === list ? indexOf(items, position, last) : -1;
  const move = (by: number) => {
    const at = Math.max(0, Math.min(last, active + by));
    setPosition({ list, id: items[at]?.id, at, isAwaited: true });
  };
  const openActive = () => {
    const item = items[active];
    if (item !== undefined) open(item);
  };
  useKeys([
    { key: 'j', description: names.next, repeats: true, run: () => move(1) },
    { key: 'k', description: names.previous, repeats: true, run: () => move(-1) },
    { key: 'Enter', description: names.open, run: openActive },
  ]);
  const onFocused = useCallback(
    (id: string, at: number) => setPosition({ list, id, at, isAwaited: false }),
    [list],
  );
  return { active, isAwaited: active in items && position.isAwaited, onFocused };
}

/** Of an item that is gone, what stands there now. */
function indexOf(items: readonly { id: string }[], { id, at }: ListPosition, last: number): number {
  const found = items.findIndex((item) => item.id === id);
  return found >= 0 ? found : Math.min(at, last);
}
