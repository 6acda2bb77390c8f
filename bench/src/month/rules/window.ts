import { messagesBySearch, type Rule } from '../month-record.ts';

const MINUTE = 60_000;
/** An attempt of the last moment may still go out when a worker is free only a little later. */
const GRACE_MINUTES = 15;

/** No contact is written to once the outbound window has passed; it opens with the first attempt that is planned. */
export const insideWindow: Rule = (month) => {
  const messages = messagesBySearch(month);
  const attempts = Map.groupBy(month.attempts, ({ searchId }) => searchId);
  return month.searches.flatMap(({ searchId, planned }) => {
    const opened = Math.min(...(attempts.get(searchId) ?? []).map(({ createdAt }) => createdAt.getTime()));
    const minutes = planned.config.timing.outboundWindowMinutes + GRACE_MINUTES;
    return (messages.get(searchId) ?? [])
      .filter(({ at }) => at.getTime() > opened + minutes * MINUTE)
      .map(({ at, destination }) => ({
        searchId,
        words: `${destination} was written to at ${at.toISOString()}, the window opened ${new Date(opened).toISOString()}`,
      }));
  });
};
