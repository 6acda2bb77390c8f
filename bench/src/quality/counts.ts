import type { MeasuredSet } from './run-measures.ts';

/** How often a truth was decided in one way. */
export interface Count {
  set: string;
  group: string;
  truth: string;
  decision: string;
  count: number;
}

/** How good the decisions about one group of a set are. */
export interface Figures {
  right: number;
  cautious: number;
  wrong: number;
}

export function countsOf({ set, cases }: MeasuredSet): Count[] {
  const counts = new Map<string, Count>();
  for (const { group, truth, decision } of cases) {
    const key = JSON.stringify([group, truth, decision]);
    const count = counts.get(key) ?? { set, group, truth, decision, count: 0 };
    counts.set(key, { ...count, count: count.count + 1 });
  }
  return [...counts.keys()].sort().flatMap((key) => counts.get(key) ?? []);
}

/** By set and group, as `claims position`. */
export function figuresOf(sets: readonly MeasuredSet[]): Record<string, Figures> {
  const figures = new Map<string, Figures>();
  for (const { set, cases } of sets) {
    for (const { group, verdict } of cases) {
      const key = `${set} ${group}`;
      const figure = figures.get(key) ?? { right: 0, cautious: 0, wrong: 0 };
      figure[verdict === 'RIGHT' ? 'right' : verdict === 'CAUTIOUS' ? 'cautious' : 'wrong'] += 1;
      figures.set(key, figure);
    }
  }
  return Object.fromEntries(figures);
}

/** What is worse than it was, in words; empty when nothing is. */
export function worseThan(was: Record<string, Figures>, is: Record<string, Figures>): string[] {
  // What has only wrong cases, as values that were invented, is not there where there are none.
  const none = { right: 0, cautious: 0, wrong: 0 };
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((group) => {
    const before = was[group] ?? none;
    const now = is[group] ?? none;
    if (!is[group] && before.right > 0) return [`${group}: is measured no more`];
    if (!was[group] && now.right > 0) return [];
    const words = (figures: Figures) => `${figures.right} right, ${figures.wrong} wrong`;
    return now.right < before.right || now.wrong > before.wrong
      ? [`${group}: ${words(now)}; was ${words(before)}`]
      : [];
  });
}
