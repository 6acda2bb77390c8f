import { median, percentile } from '../statistics.ts';
import {
  endOf,
  type MonthRecord,
  messagesBySearch,
  type SearchRecord,
  type Violation,
} from './month-record.ts';
import { fatesOfWritten } from './rules/read-backs.ts';
import type { MonthRun } from './run-month.ts';
import type { JobFigures } from './workshop.ts';

/** How a search ended, in a word or two, in the order of the table's columns. */
const ENDINGS: readonly (readonly [column: string, is: (search: SearchRecord) => boolean])[] = [
  ['as said', ({ outcomes }) => outcomes[0] === 'VERIFIED_NO_DISCREPANCY'],
  ['differs', ({ outcomes }) => outcomes[0] === 'VERIFIED_DISCREPANCY'],
  ['in part', ({ outcomes }) => outcomes[0] === 'VERIFIED'],
  ['vendor', (search) => reasonOf(search) === 'THIRD_PARTY_RECORD'],
  ['handed on', (search) => reasonOf(search) === 'HUMAN_ESCALATION'],
  ['SLA', (search) => reasonOf(search) === 'SLA_REACHED'],
  ['failed', (search) => reasonOf(search) === 'SYSTEM_FAILURE'],
  ['cancelled', ({ status }) => status === 'CANCELLED'],
  ['open', ({ status }) => status === 'IN_PROGRESS'],
];

const reasonOf = ({ events }: SearchRecord): string | null =>
  events.find(({ event }) => event === 'verification.action_required')?.reasonCode ?? null;

/** Searches by what their first contact does: how they ended, how many messages went out, how long it took. */
export function outcomeTable(month: MonthRecord): string[] {
  const messages = messagesBySearch(month);
  const kinds = Map.groupBy(month.searches, ({ planned: { contacts, namesFirst } }) =>
    namesFirst ? (contacts[0]?.behaviour.name ?? 'there is none') : 'is named by other orders',
  );
  const line = (name: string, searches: readonly SearchRecord[]) => {
    const endings = ENDINGS.map(([, is]) => String(searches.filter(is).length || '·'));
    const sent = searches.reduce((sum, { searchId }) => sum + (messages.get(searchId)?.length ?? 0), 0);
    const hours = searches.filter(({ outcomes }) => outcomes.length > 0).map(hoursOf);
    return row(
      name,
      String(searches.length),
      ...endings,
      (sent / searches.length).toFixed(1),
      ...[median(hours), percentile(hours, 0.9)].map((value) =>
        Number.isNaN(value) ? '·' : value.toFixed(1),
      ),
    );
  };
  return [
    row('first contact', 'searches', ...ENDINGS.map(([column]) => column), 'messages', 'p50 h', 'p90 h'),
    ...[...kinds]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([name, searches]) => line(name, searches)),
    line('all', month.searches),
  ];
}

const HOUR = 3_600_000;

/** From the order to the verified end. */
const hoursOf = (search: SearchRecord): number =>
  ((endOf(search)?.getTime() ?? Number.NaN) - search.placedAt.getTime()) / HOUR;

/** Each rule, how often it was broken, and how it was first. */
export const violationTable = (violations: ReadonlyMap<string, readonly Violation[]>): string[] =>
  [...violations].flatMap(([rule, found]) => [
    `${rule.padEnd(52)}${String(found.length).padStart(8)}`,
    ...found.slice(0, 3).map(({ searchId, words }) => `    ${searchId} ${words}`),
  ]);

/** What became of answers in words. */
export function readBackLines(month: MonthRecord): string[] {
  const confirmed = month.answers.filter(({ door }) => door === 'read-back').length;
  const fates = fatesOfWritten(month);
  return [
    `${month.readBacks.length} answers by mail were read back, ${confirmed} of them confirmed`,
    `${fates.length} searches were answered, in words about one record at least:`,
    ...[...Map.groupBy(fates, (fate) => fate)].map(([fate, own]) =>
      row(`  ${fate}`, String(own.length), `${((100 * own.length) / fates.length).toFixed(0)} %`),
    ),
  ];
}

/** What the machine made of it. */
export function speedLines(
  { searches, messages }: MonthRecord,
  { seconds, steps }: MonthRun,
  jobs: readonly JobFigures[],
): string[] {
  const done = jobs.reduce((sum, { count }) => sum + count, 0);
  return [
    `${searches.length} searches and ${messages.length} messages in ${seconds.toFixed(0)} s and ${steps} steps: ` +
      `${((searches.length / seconds) * 60).toFixed(0)} searches a minute, ${(done / seconds).toFixed(0)} jobs a second`,
    ...jobs
      .filter(({ count }) => count > 0)
      .map(({ name, count, seconds: busy }) =>
        row(`  ${name}`, String(count), `${((busy / count) * 1_000).toFixed(1)} ms`),
      ),
  ];
}

const row = (name: string, ...cells: string[]): string =>
  name.padEnd(28) + cells.map((cell) => cell.padStart(10)).join('');
