import type { Rule, RunMessage } from './run-record.ts';

export interface SentRecord {
  /** Attempts that went out by mail and are called sent. */
  sent: readonly { attemptId: string; searchId: string }[];
  messages: readonly RunMessage[];
}

/** What is called sent has arrived. */
export const sentHasArrived: Rule<SentRecord> = ({ sent, messages }) => {
  const arrived = new Set(messages.map(({ attemptId }) => attemptId));
  return sent
    .filter(({ attemptId }) => !arrived.has(attemptId))
    .map(({ attemptId, searchId }) => ({ searchId, words: `${attemptId} is SENT and nowhere` }));
};
