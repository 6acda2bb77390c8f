import type { ReplyField } from '../../../read/reading.ts';

/** What a label asks for: a field, the beginning and end together, or whose data it is. */
export type LabelMeaning = ReplyField | 'dates' | 'status';
