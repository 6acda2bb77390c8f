import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountPieces, countPieces, type Range } from './count-pieces.ts';

const at = (text: string) => Date.parse(`2026-03-${text}Z`);
const range = (from: string, to: string): Range => ({ from: at(from), to: at(to) });
const [START, END] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

describe('countPieces', () => {
  it.each<[string, Range, Partial<CountPieces>]>([
    [
      'whole days',
      range('02T00:00', '05T00:00'),
      { days: [range('02T00:00', '05T00:00')], hours: [], edges: [] },
    ],
    [
      'whole hours',
      range('02T03:00', '02T07:00'),
      { days: [], hours: [range('02T03:00', '02T07:00')], edges: [] },
    ],
    [
      'days, hours and edges',
      range('02T22:30', '05T01:15'),
      {
        days: [range('03T00:00', '05T00:00')],
        hours: [range('02T23:00', '03T00:00'), range('05T00:00', '05T01:00')],
        whole: [range('02T23:00', '05T01:00')],
        edges: [range('02T22:30', '02T23:00'), range('05T01:00', '05T01:15')],
      },
    ],
    [
      'hours over midnight',
      range('02T22:00', '03T02:00'),
      { days: [], hours: [range('02T22:00', '03T02:00')], edges: [] },
    ],
    [
      'less than an hour',
      range('02T10:15', '02T10:45'),
      { edges: [range('02T10:15', '02T10:45')], whole: [] },
    ],
    ['less than an hour on either side of one', range('02T10:30', '02T11:30'), { hours: [], whole: [] }],
    ['nothing', range('03T00:00', '02T00:00'), { days: [], hours: [], whole: [], edges: [] }],
    [
      'until a day',
      { from: START, to: at('02T00:00') },
      { days: [{ from: START, to: at('02T00:00') }], edges: [] },
    ],
    [
      'since an instant',
      { from: at('02T23:30'), to: END },
      { days: [{ from: at('03T00:00'), to: END }], edges: [range('02T23:30', '03T00:00')] },
    ],
    ['always', { from: START, to: END }, { days: [{ from: START, to: END }], hours: [], edges: [] }],
  ])('%s', (_name, given, expected) => {
    expect(countPieces(given)).toMatchObject(expected);
  });

  it('covers every moment of the range once, and no other', () => {
    const quarter = fc.integer({ min: 0, max: 400 }).map((quarters) => at('01T00:00') + quarters * 900_000);
    fc.assert(
      fc.property(quarter, quarter, quarter, (from, to, moment) => {
        const { days, hours, whole, edges } = countPieces({ from, to });
        const covering = (ranges: Range[]) => ranges.filter((r) => r.from <= moment && moment < r.to).length;
        const inside = from <= moment && moment < to ? 1 : 0;
        expect(covering([...days, ...hours, ...edges])).toBe(inside);
        expect(covering([...whole, ...edges])).toBe(inside);
      }),
    );
  });

  it('counts less than two hours order by order', () => {
    const moment = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(moment, moment, (from, to) => {
        const counted = countPieces({ from, to }).edges.reduce((sum, r) => sum + r.to - r.from, 0);
        expect(counted).toBeLessThan(2 * 3_600_000);
      }),
    );
  });
});
