import type { SearchConfig } from '@credence/contract';
import type { Door, Statement } from './world/behaviours.ts';

/** What becomes of a record by structured answers that leave no doubt. */
const STATUSES: Partial<Record<Statement, string>> = {
  'all is right': 'VERIFIED',
  'one thing is wrong': 'DISCREPANCY',
  'only part is known': 'PARTIAL',
};

/** What becomes of its record by an answer alone, at once; null where nothing does. */
export function expectedStatus(
  { inbound, outbound }: Pick<SearchConfig, 'inbound' | 'outbound'>,
  { statement, door }: { statement: Statement; door: Door },
): string | null {
  // A mail can be written in any name.
  if (inbound.requireManualReview || door === 'mail') return null;
  if (statement === 'a vendor keeps the records') return outbound.deferToThirdParty ? null : 'THIRD_PARTY';
  return inbound.autoCompleteVerified ? (STATUSES[statement] ?? null) : null;
}

/** The outcome or the reason with which a search ends whose records stand like this; null where it goes on. */
export function expectedEnding(statuses: readonly string[]): string | null {
  const some = (...wanted: string[]) => statuses.some((status) => wanted.includes(status));
  const all = (wanted: string) => statuses.every((status) => status === wanted);
  if (some('OPEN', 'REVIEW')) return null;
  if (some('DISCREPANCY', 'NO_RECORD')) return 'VERIFIED_DISCREPANCY';
  if (all('VERIFIED')) return 'VERIFIED_NO_DISCREPANCY';
  if (some('VERIFIED', 'PARTIAL')) return 'VERIFIED';
  return all('THIRD_PARTY') ? 'THIRD_PARTY_RECORD' : null;
}

const FOR_A_PERSON: readonly Statement[] = [
  'all is right',
  'one thing is wrong',
  'only part is known',
  'there is no record',
  'perhaps all is right',
  'words of a person',
];

/** Whether the client has to look at an answer, and may close the search or settle the record by it. */
export const waitsForClient = (
  config: Pick<SearchConfig, 'inbound' | 'outbound'>,
  answer: { statement: Statement; door: Door },
): boolean => FOR_A_PERSON.includes(answer.statement) && expectedStatus(config, answer) === null;
