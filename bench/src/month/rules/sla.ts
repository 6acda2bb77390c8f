import { endOf, type Rule } from '../month-record.ts';

const MINUTE = 60_000;

/** I3: every search ends by its SLA; the sweeper may find it one step later. */
export const endsBySla: Rule = ({ searches, stepMinutes }) =>
  searches.flatMap((search) => {
    const end = endOf(search);
    if (end && end.getTime() <= search.slaAt.getTime() + stepMinutes * MINUTE) return [];
    const words = `SLA ${search.slaAt.toISOString()}, ended ${end?.toISOString() ?? 'never'}`;
    return [{ searchId: search.searchId, words }];
  });
