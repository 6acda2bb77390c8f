import type { Rule } from '../month-record.ts';

/** No contact gets two messages for one attempt: what arrived bears no name twice. */
export const onceForAttempt: Rule = ({ messages, attempts }) => {
  const searchOf = new Map(attempts.map(({ attemptId, searchId }) => [attemptId, searchId]));
  return [...Map.groupBy(messages, ({ attemptId }) => attemptId)]
    .filter(([, sent]) => sent.length > 1)
    .map(([attemptId, sent]) => ({
      searchId: searchOf.get(attemptId) ?? '',
      words: `${sent.length} messages for the attempt ${attemptId}`,
    }));
};
