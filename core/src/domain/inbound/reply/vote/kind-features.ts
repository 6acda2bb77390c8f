import type { ReplyRequest } from '../../read/reading.ts';
import { takeApart } from '../take-apart.ts';
import { featuresOf } from './features.ts';

/** The features by which the kind of a reply is learned, from its text and what was asked. */
export const kindFeatures = (text: string, request: ReplyRequest): ReadonlySet<string> =>
  featuresOf(takeApart(text, request).telling, request);
