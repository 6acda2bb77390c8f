import { messagesBySearch, type Rule } from '../month-record.ts';

const MINUTE = 60_000;

/** No contact is reminded before the follow-up interval has passed. */
export const keepsDistance: Rule = (month) => {
  const messages = messagesBySearch(month);
  return month.searches.flatMap(({ searchId, planned }) => {
    const { followUpMinutes } = planned.config.outbound;
    const byDestination = Map.groupBy(
      messages.get(searchId) ?? [],
      ({ channel, destination }) => `${channel} ${destination}`,
    );
    return [...byDestination].flatMap(([name, sent]) =>
      sent.flatMap(({ at, attemptId }, index) => {
        const before = sent[index - 1];
        const minutes = before ? (at.getTime() - before.at.getTime()) / MINUTE : followUpMinutes;
        // Two messages for one attempt are another rule's business.
        if (minutes >= followUpMinutes || before?.attemptId === attemptId) return [];
        return [
          { searchId, words: `${name} was written to again after ${minutes} minutes of ${followUpMinutes}` },
        ];
      }),
    );
  });
};
