import { messagesBySearch, type Rule } from './run-record.ts';

/** I8: no destination is written to more often than its cap allows, and none of those who know one record together. */
export const belowCaps: Rule = (run) => {
  const messages = messagesBySearch(run);
  return run.searches.flatMap(({ searchId, planned, contacts }) => {
    const { maxAttemptsPerMethod, maxTotalAttempts } = planned.config.outbound;
    // Copies of one message are another rule's business.
    const own = [...new Map((messages.get(searchId) ?? []).map((sent) => [sent.attemptId, sent])).values()];
    const perDestination = [...Map.groupBy(own, ({ channel, destination }) => `${channel} ${destination}`)]
      .filter(([, sent]) => sent.length > maxAttemptsPerMethod)
      .map(([name, sent]) => `${name} was written to ${sent.length} times of ${maxAttemptsPerMethod}`);
    const inAll = [...Map.groupBy(own, ({ destination }) => contacts.get(destination)?.record)]
      .filter(([, sent]) => sent.length > maxTotalAttempts)
      .map(([record, sent]) => `${sent.length} messages of ${maxTotalAttempts} in all for record ${record}`);
    return [...perDestination, ...inAll].map((words) => ({ searchId, words }));
  });
};
