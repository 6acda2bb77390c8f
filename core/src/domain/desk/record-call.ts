import { noteResources } from '../../platform/audit/audit-note.ts';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { zonedTime } from '../calendar/zoned-time.ts';
import { activeContact, type ContactReading } from '../contacts/active-contacts.ts';
import { destinationKey } from '../contacts/destination-rules.ts';
import { keepRefusal } from '../contacts/do-not-contact.ts';
import type { Context } from '../context/context.ts';
import type { OutboundRow } from '../entities/outbound-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { classifyAnswers } from '../inbound/read/classify-answers.ts';
import { answerProblems } from '../inbound/receive/answer-problems.ts';
import { answersToKeep } from '../inbound/receive/answers-to-keep.ts';
import { findMessage, keepMessage, type NewMessage } from '../inbound/receive/keep-message.ts';
import { byJob } from '../inbound/receive/read-at-door.ts';
import { failOutbound } from '../outbounds/send/fail-outbound.ts';
import type { VerifierAnswers } from '../records/verifier-form.ts';
import { lockSearch } from '../searches/lock-search.ts';
import { type CallNumber, callNumbers, takeCall } from './call-attempt.ts';
import { claimsOfContact } from './claims-of-contact.ts';
import { type CallBack, promiseCall } from './promise-call.ts';

/** What came of a call. */
export type CallResult =
  /** Claim by claim, or that there is no record, another contact or a third party. */
  | { kind: 'answered'; answers: VerifierAnswers }
  /** Who answered will not say; `text` in their words. */
  | { kind: 'refused'; respondent: VerifierAnswers['respondent']; text: string; isFinal: boolean }
  | { kind: 'unanswered' }
  | { kind: 'call-back'; at: Date }
  | { kind: 'wrong-number' };

/** What a report of a call led to. */
export interface RecordedCall {
  searchId: string;
  contactId: string;
  /** The attempt that the call was; null where the policy allowed none any more, and an answer came all the same. */
  outboundId: string | null;
  /** The message that its answers are kept as; null where there were none. */
  messageId: string | null;
  /** What became of the promise to call back; null where none was made. */
  callBack: CallBack | null;
}

/**
 * Records what came of a call that a person made. Answers go the way of every other answer, by the message that they are
 * kept as; a call without one is an attempt that failed. An answer is taken whatever the policy says of calls; any other
 * call only as far as its caps go. Where they asked to be called back, the next call is planned for that time, as far as
 * hours, caps, the outbound window and the SLA go.
 * @throws NotFound when there is no such search or contact, Invalid with a problem for each wrong field, Conflict when the
 *   search has ended, the call was answered before, or no call was allowed
 */
export function recordCall(
  context: Context,
  {
    searchId,
    contactId,
    number,
    result,
  }: { searchId: string; contactId: string; number: string; result: CallResult },
): Promise<RecordedCall> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockOpenSearch(context, transaction, searchId);
    const contact = activeContact(context, locked, contactId);
    noteResources(context, { orderId: locked.search.orderId, searchId, contactId });
    const called = numberOf(await callNumbers(context, transaction, locked, contact), number);
    const isAnswer = result.kind === 'answered' || result.kind === 'refused';
    const form = formOf(context, locked, contact);
    checkAnswers(form, result);
    if (called.barredBy !== null && !isAnswer) throw new Conflict(called.barredBy);
    const attempt =
      called.barredBy === null ? await takeCall(context, transaction, locked, contact, called) : null;
    if (attempt) noteResources(context, { outboundId: attempt.id });
    const words = wordsOf(result, called.timeZone);
    const made = { searchId, contactId, number: called.number, attempt, words };
    await tellOfCall(context, transaction, made);
    const messageId = isAnswer
      ? await keepAnswer(context, transaction, locked, made, messageOf(form, result))
      : null;
    // The next call is planned before the failure of this one says what the search waits for.
    const callBack =
      result.kind === 'call-back'
        ? await promiseCall(context, transaction, locked, contact, { ...called, asked: result.at })
        : null;
    if (messageId === null) await fail(context, transaction, locked, made, result.kind === 'wrong-number');
    else if (result.kind === 'refused' && result.isFinal) await bar(context, transaction, made, messageId);
    return { searchId, contactId, outboundId: attempt?.id ?? null, messageId, callBack };
  });
}

async function lockOpenSearch(
  context: Context,
  transaction: Transaction,
  searchId: string,
): Promise<LockedSearch> {
  const locked = await lockSearch(context, transaction, { searchId });
  if (!locked) throw new NotFound('Search not found');
  const { searchStatus } = locked.search;
  if (searchStatus !== 'IN_PROGRESS')
    throw new Conflict(`A search that is ${searchStatus} takes no answers from calls`);
  return locked;
}

/** A call as it was made. */
interface MadeCall {
  searchId: string;
  contactId: string;
  number: string;
  attempt: OutboundRow | null;
  /** What came of it. */
  words: string;
}

async function fail(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { attempt, number, words }: MadeCall,
  isUnreachable: boolean,
): Promise<void> {
  if (!attempt) throw new Error('A call that was allowed has no attempt');
  const made = { outbound: attempt, destination: number };
  await failOutbound(context, transaction, locked, made, {
    sendFailures: attempt.sendFailures,
    error: words,
    isUnreachable,
  });
}

/** The number is not called again, for any search. */
function bar(
  context: Context,
  transaction: Transaction,
  { searchId, number }: MadeCall,
  inboundId: string,
): Promise<void> {
  const destination = { channel: 'VOICE' as const, destination: number };
  return keepRefusal(context, transaction, { destination, searchId, inboundId });
}

function checkAnswers(form: Parameters<typeof answerProblems>[0], result: CallResult): void {
  const problems = result.kind === 'answered' ? answerProblems(form, result.answers) : [];
  if (problems.length > 0) throw new Invalid(problems);
}

function numberOf(numbers: readonly CallNumber[], number: string): CallNumber {
  const key = destinationKey({ channel: 'VOICE', destination: number });
  const found = numbers.find((one) => destinationKey({ channel: 'VOICE', destination: one.number }) === key);
  if (!found) throw new Invalid(['number must be one of the contact']);
  return found;
}

const formOf = (context: Context, { search, records }: LockedSearch, contact: ContactReading) => {
  const request = openRequest(context, search);
  return {
    records: claimsOfContact(search.searchType, request.records, records, contact),
    questions: request.questions,
  };
};

const SPOKEN = 'It was said on the telephone';

/** An answer in fields needs no interpretation; that no answer is given is for a person to see, who may call again. */
function messageOf(
  form: Pick<Parameters<typeof answersToKeep>[0], 'questions'>,
  result: Extract<CallResult, { kind: 'answered' | 'refused' }>,
): Pick<NewMessage, 'classified' | 'content'> {
  const content = { answers: null, message: null, reasoning: SPOKEN, failureReasons: [], metadata: {} };
  if (result.kind === 'answered')
    return {
      classified: { type: classifyAnswers(result.answers), confidence: 1, reasoning: SPOKEN },
      content: { ...content, answers: answersToKeep(form, result.answers) },
    };
  const { name, title } = result.respondent;
  const message = {
    from: title === null ? name : `${name}, ${title}`,
    to: [],
    subject: null,
    text: result.text,
    timestamp: null,
    attachments: [],
  };
  return {
    classified: { type: 'INSUFFICIENT', confidence: 1, reasoning: SPOKEN },
    content: { ...content, message },
  };
}

async function keepAnswer(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { searchId, contactId, attempt }: MadeCall,
  message: Pick<NewMessage, 'classified' | 'content'>,
): Promise<string> {
  const outboundId = attempt?.id ?? null;
  const key = { door: 'API', messageId: `call:${outboundId ?? newId()}` } as const;
  if (await findMessage(context, transaction, key)) throw new Conflict('The call was answered before');
  const match = { searchId, contactId, outboundId };
  const { id } = await keepMessage(
    context,
    transaction,
    { key, match, threadId: null, channel: 'VOICE', documents: [], ...message },
    { locked, read: byJob(context) },
  );
  return id;
}

const tellOfCall = (
  context: Context,
  transaction: Transaction,
  { searchId, contactId, number, attempt, words }: MadeCall,
): Promise<void> =>
  recordActivities(context, transaction, [
    {
      searchId,
      contactId,
      channel: 'VOICE',
      channelValue: number,
      ...(attempt ? { outboundId: attempt.id } : {}),
      activityType: 'CALL_MADE',
      description: `A person called: ${words}`,
    },
  ]);

/** For the history: names no person. */
function wordsOf(result: CallResult, timeZone: string): string {
  switch (result.kind) {
    case 'answered':
      return 'the call was answered';
    case 'refused':
      return result.isFinal ? 'they refused, and are not to be called again' : 'they refused to answer';
    case 'unanswered':
      return 'no answer';
    case 'call-back':
      return `they asked to be called back on ${zonedTime(result.at, timeZone)}`;
    case 'wrong-number':
      return 'the number is not theirs';
  }
}
