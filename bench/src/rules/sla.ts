import { endOf, type Rule, type RunRecord } from './run-record.ts';

const MINUTE = 60_000;

/** I3: every search ends by its SLA, or as soon as the service is back; the sweeper may find it one step later. */
export const endsBySla: Rule = (run) =>
  run.searches.flatMap((search) => {
    const end = endOf(search);
    const latest = dueAt(search.slaAt, run) + run.stepMinutes * MINUTE;
    if ((end ?? run.readAt).getTime() <= latest) return [];
    const words = `SLA ${search.slaAt.toISOString()}, ended ${end?.toISOString() ?? 'never'}`;
    return [{ searchId: search.searchId, words }];
  });

/** What falls due in an outage, or so shortly before it that there was no time left, is due at its end. */
function dueAt(slaAt: Date, { outages, stepMinutes }: Pick<RunRecord, 'outages' | 'stepMinutes'>): number {
  return outages
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
    .reduce(
      (due, { from, until }) =>
        from.getTime() <= due + stepMinutes * MINUTE ? Math.max(due, until.getTime()) : due,
      slaAt.getTime(),
    );
}
