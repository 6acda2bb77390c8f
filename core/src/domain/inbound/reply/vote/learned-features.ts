import type { ReplyRequest } from '../../read/reading.ts';
import { glossed } from '../intent/gloss.ts';
import { statementsOf } from '../statements.ts';
import { takeApart } from '../take-apart.ts';
import { featuresOf } from './features.ts';

/** The features by which the kind of a reply is learned, from its text and what was asked. */
export const kindFeatures = (text: string, request: ReplyRequest): ReadonlySet<string> =>
  featuresOf(takeApart(text, request).telling, request);

/** The features of each statement of a reply, by which it is learned what one alone says. */
export const statementFeatures = (text: string, request: ReplyRequest): ReadonlySet<string>[] =>
  glossed(statementsOf(text), request).map((statement) => featuresOf([statement], request));
