import type { ClaimedValues, ReadValue, ReplyField } from '../../../read/reading.ts';
import { isCalledWrong, isClauseDenied, isNegated } from '../../negation.ts';

/** What was asked, what was read of it so far, and when. */
export interface Asked {
  claims: ClaimedValues;
  read: Partial<Record<ReplyField, ReadValue>>;
  at: Date;
}

/** Where a text names a claim. */
export type Named = Pick<ReadValue, 'value' | 'evidence'>;

/** Whether what stands there is denied, before it, in its clause, or behind it. */
export const isDenied = (text: string, start: number, end: number): boolean =>
  isNegated(text.slice(0, start).trimEnd()) ||
  isCalledWrong(text.slice(end)) ||
  isClauseDenied(text, { index: start, words: text.slice(start, end) });
