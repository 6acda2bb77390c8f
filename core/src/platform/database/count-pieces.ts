/** A stretch of time, in milliseconds since 1970; the end is not part of it, and either side may be infinite. */
export interface Range {
  from: number;
  to: number;
}

/** What to add up to learn how many rows came about in a range of time. */
export interface CountPieces {
  /** Whole days, of which there are sums. */
  days: Range[];
  /** Whole hours, of which there are sums. */
  hours: Range[];
  /** The whole hours and days together, for changes that no sum has taken up yet. */
  whole: Range[];
  /** What is left at the edges: less than an hour each, counted row by row. */
  edges: Range[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Takes a range apart so that as much of it as possible is covered by few sums. */
export function countPieces({ from, to }: Range): CountPieces {
  const [firstHour, lastHour] = [up(from, HOUR), down(to, HOUR)];
  if (firstHour >= lastHour) return { days: [], hours: [], whole: [], edges: present([{ from, to }]) };
  const [firstDay, lastDay] = [up(from, DAY), down(to, DAY)];
  const hasDays = firstDay < lastDay;
  return {
    days: hasDays ? [{ from: firstDay, to: lastDay }] : [],
    hours: present(
      hasDays
        ? [
            { from: firstHour, to: firstDay },
            { from: lastDay, to: lastHour },
          ]
        : [{ from: firstHour, to: lastHour }],
    ),
    whole: [{ from: firstHour, to: lastHour }],
    edges: present([
      { from, to: firstHour },
      { from: lastHour, to },
    ]),
  };
}

const up = (time: number, unit: number): number => Math.ceil(time / unit) * unit;
const down = (time: number, unit: number): number => Math.floor(time / unit) * unit;
const present = (ranges: Range[]): Range[] => ranges.filter(({ from, to }) => from < to);
