import { messagesBySearch, type Rule } from '../month-record.ts';

/** I8: no destination is written to more often than its cap allows, and none of those who know one record together. */
export const belowCaps: Rule = (month) => {
  const messages = messagesBySearch(month);
  return month.searches.flatMap(({ searchId, planned, contacts }) => {
    const { maxAttemptsPerMethod, maxTotalAttempts } = planned.config.outbound;
    const own = messages.get(searchId) ?? [];
    const perDestination = [...Map.groupBy(own, ({ channel, destination }) => `${channel} ${destination}`)]
      .filter(([, sent]) => sent.length > maxAttemptsPerMethod)
      .map(([name, sent]) => `${name} was written to ${sent.length} times of ${maxAttemptsPerMethod}`);
    const inAll = [...Map.groupBy(own, ({ destination }) => contacts.get(destination)?.record)]
      .filter(([, sent]) => sent.length > maxTotalAttempts)
      .map(([record, sent]) => `${sent.length} messages of ${maxTotalAttempts} in all for record ${record}`);
    return [...perDestination, ...inAll].map((words) => ({ searchId, words }));
  });
};
