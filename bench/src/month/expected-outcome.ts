import type { SearchConfig } from '@credence/contract';
import type { Door, Statement } from './world/behaviours.ts';

/** What structured answers that leave no doubt come to. */
const OUTCOMES: Partial<Record<Statement, string>> = {
  'all is right': 'VERIFIED_NO_DISCREPANCY',
  'one thing is wrong': 'VERIFIED_DISCREPANCY',
  'only part is known': 'VERIFIED',
};

/** The reason with which a search closes whose records a third party keeps. */
const VENDOR_KEEPS = 'THIRD_PARTY_RECORD';

/** The outcome or the reason with which an answer ends its search at once; null where it does not. */
export function expectedOutcome(
  { inbound, outbound }: Pick<SearchConfig, 'inbound' | 'outbound'>,
  { statement, door }: { statement: Statement; door: Door },
): string | null {
  // A mail can be written in any name.
  if (inbound.requireManualReview || door === 'mail') return null;
  if (statement === 'a vendor keeps the records') return outbound.deferToThirdParty ? null : VENDOR_KEEPS;
  return inbound.autoCompleteVerified ? (OUTCOMES[statement] ?? null) : null;
}

const FOR_A_PERSON: readonly Statement[] = [
  'all is right',
  'one thing is wrong',
  'only part is known',
  'there is no record',
  'perhaps all is right',
  'words of a person',
];

/** Whether the client has to look at an answer, and may close the search by it. */
export const waitsForClient = (
  config: Pick<SearchConfig, 'inbound' | 'outbound'>,
  answer: { statement: Statement; door: Door },
): boolean => FOR_A_PERSON.includes(answer.statement) && expectedOutcome(config, answer) === null;
