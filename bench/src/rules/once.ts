import type { Rule } from './run-record.ts';

/** No contact gets a message more often than one attempt allows: what arrived bears no name twice, where nothing was interrupted. */
export const onceForAttempt: Rule = ({ messages, attempts, copies }) => {
  const searchOf = new Map(attempts.map(({ attemptId, searchId }) => [attemptId, searchId]));
  return [...Map.groupBy(messages, ({ attemptId }) => attemptId)]
    .filter(([, sent]) => sent.length > copies)
    .map(([attemptId, sent]) => ({
      searchId: searchOf.get(attemptId) ?? '',
      words: `${sent.length} messages for the attempt ${attemptId}`,
    }));
};
