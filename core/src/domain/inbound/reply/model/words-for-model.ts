import {
  REPLY_FIELDS,
  type Reading,
  type Reply,
  type ReplyField,
  type ReplyRequest,
} from '../../read/reading.ts';
import { ownWords } from '../own-words.ts';
import { answersOther } from '../people/others-in-full.ts';
import { statementsOf } from '../statements.ts';
import { whoseStatements } from '../whose-statements.ts';

/** What a model is asked of a reply that the rules leave open. */
export interface ModelQuestion {
  /** What was asked, and not read. */
  fields: ReplyField[];
  /** What the sender says of the applicant, a statement in each line. */
  words: string;
}

/** Kinds of replies that may give values which the rules have missed. */
const WORTH_ASKING: readonly Reading['kind'][] = ['ANSWER', 'UNCLEAR'];
const LONGEST = 8_000;

/**
 * What to ask a model; null where there is nothing to ask: the rules read everything, or the reply is no answer. One that
 * tries to instruct a machine is shown to none.
 */
export function questionForModel(
  request: ReplyRequest,
  reply: Reply,
  reading: Reading,
): ModelQuestion | null {
  const [claims, ...others] = request.records;
  if (!claims || others.length > 0 || reading.speaksToMachine || !WORTH_ASKING.includes(reading.kind))
    return null;
  const read = reading.records[0]?.fields ?? {};
  const fields = REPLY_FIELDS.filter((field) => claims[field] !== undefined && read[field] === undefined);
  const { text: written, visible } = ownWords(reply.text, request);
  const isFromOther = answersOther(reply.subject, visible, request);
  const { own, isOfOther } = whoseStatements(statementsOf(written), request, isFromOther);
  const words = own
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ text }) => text)
    .join('\n');
  return fields.length === 0 || words === '' || words.length > LONGEST || isOfOther
    ? null
    : { fields, words };
}
