/** Something that is to happen at a time. */
interface Entry {
  at: number;
  /** Order of entry, which decides between equal times. */
  number: number;
  act: () => Promise<void>;
}

/** What the world outside the service is going to do, and when. */
export interface Agenda {
  add(at: Date, act: () => Promise<void>): void;
  /** When the next thing happens; null when nothing will. */
  next(): Date | null;
  /** Takes out what is due, first things first. */
  due(now: Date): (() => Promise<void>)[];
}

/** A binary heap: a month has tens of thousands of entries. */
export function createAgenda(): Agenda {
  const heap: Entry[] = [];
  let entries = 0;

  const isBefore = (a: Entry | undefined, b: Entry | undefined): boolean =>
    a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.number < b.number));

  function swap(a: number, b: number): void {
    const [first, second] = [heap[a], heap[b]];
    if (!first || !second) return;
    heap[a] = second;
    heap[b] = first;
  }

  function rise(index: number): void {
    for (let at = index; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!isBefore(heap[at], heap[parent])) return;
      swap(at, parent);
      at = parent;
    }
  }

  function sink(): void {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = isBefore(heap[right], heap[left]) ? right : left;
      if (!isBefore(heap[child], heap[at])) return;
      swap(at, child);
      at = child;
    }
  }

  function takeFirst(): Entry | undefined {
    const first = heap[0];
    const last = heap.pop();
    if (last && heap.length > 0) {
      heap[0] = last;
      sink();
    }
    return first;
  }

  return {
    add(at, act) {
      entries += 1;
      heap.push({ at: at.getTime(), number: entries, act });
      rise(heap.length - 1);
    },
    next() {
      const [first] = heap;
      return first ? new Date(first.at) : null;
    },
    due(now) {
      const due: (() => Promise<void>)[] = [];
      while (heap[0] && heap[0].at <= now.getTime()) {
        const entry = takeFirst();
        if (entry) due.push(entry.act);
      }
      return due;
    },
  };
}
