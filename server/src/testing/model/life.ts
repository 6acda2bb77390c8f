import { FINAL_CLASSIFICATIONS, type ReasonCode, type SearchStatus } from '@credence/contract';
import { awaitsThirdParty, isReviewed, isSuppressed, KINDS, keepsAsking } from './kinds.ts';
import {
  byId,
  type Model,
  type ModelAttempt,
  type ModelContact,
  type ModelMessage,
  type ModelSearch,
} from './model.ts';

/** The specification's tables, played on the model. */

const actionRequired = (reason: ReasonCode): string => `verification.action_required ${reason}`;

/** Events that a search emits, unless the client does not want to hear of them. */
export function emit(search: ModelSearch, ...names: string[]): string[] {
  const heard = names.filter((name) => !isSuppressed(search.kind, name));
  search.events.push(...heard);
  return heard;
}

/** Whether an attempt has not gone out. */
export const isWaiting = ({ status }: ModelAttempt): boolean => status === 'SCHEDULED' || status === 'PAUSED';

/** Cancels attempts that have not gone out, and says how many there were. */
export function cancelWaiting(attempts: readonly ModelAttempt[]): number {
  // One that is being sent may go out all the same.
  for (const attempt of attempts) if (attempt.status === 'IN_PROGRESS') attempt.halted = 'CANCELLED';
  return cancelEach(attempts.filter(isWaiting));
}

/** Dismisses attempts, cancels what has not gone out, and says how much that was. */
export function dismiss(attempts: readonly ModelAttempt[]): number {
  for (const attempt of attempts) attempt.dismissed = true;
  return cancelEach(attempts.filter(isWaiting));
}

function cancelEach(waiting: readonly ModelAttempt[]): number {
  for (const attempt of waiting) attempt.status = 'CANCELLED';
  return waiting.length;
}

/** Whether a search has no contact to ask, as far as can be told, or has called a person since none answered. */
export const needsContact = ({ attempts, isPersonCalled }: ModelSearch): boolean =>
  isPersonCalled ||
  !attempts.some(
    (attempt) =>
      isWaiting(attempt) ||
      (!attempt.dismissed && ['IN_PROGRESS', 'SENT', 'DELIVERED'].includes(attempt.status)),
  );

/** Whether the contact of an attempt is not asked there any more, should it not go out. */
export const isGone = ({ contacts }: ModelSearch, { dismissed, contactId }: ModelAttempt): boolean =>
  dismissed && !isAskable(byId(contacts, contactId));

/** Attempts that are being sent while their destination turns out wrong are not tried there again. */
export function mislead(attempts: readonly ModelAttempt[]): void {
  for (const attempt of attempts) attempt.isAstray ||= attempt.status === 'IN_PROGRESS';
}

export interface Closed {
  events: string[];
  rolledUp: boolean;
}

/** Ends a search; `ending` is what it emits beside SEARCH_UPDATED. */
export function close(
  search: ModelSearch,
  status: Exclude<SearchStatus, 'IN_PROGRESS'>,
  ending: string | null,
): Closed {
  const { order } = search;
  search.status = status;
  search.phase = 'CLOSED';
  cancelWaiting(search.attempts);
  const rolledUp =
    order.status === 'IN_PROGRESS' && order.searches.every((sibling) => sibling.status !== 'IN_PROGRESS');
  if (rolledUp) order.status = 'COMPLETED';
  return { events: emit(search, 'SEARCH_UPDATED', ...(ending ? [ending] : [])), rolledUp };
}

export const closeForAction = (search: ModelSearch, reason: ReasonCode): Closed =>
  close(search, reason === 'HUMAN_ESCALATION' ? 'REASSIGNED' : 'COMPLETED', actionRequired(reason));

/** A search that has no contact left to ask calls a person. */
export function escalate(search: ModelSearch): void {
  search.isPersonCalled = true;
  emit(search, 'AGENT_INTERVENTION');
  if (search.kind === 'ESCALATING') handOver(search);
}

/** What waits for a person is theirs to decide first. */
function handOver(search: ModelSearch): void {
  if (!search.isInReview) closeForAction(search, 'HUMAN_ESCALATION');
}

/**
 * Research of a search that has had none.
 * @returns whether contacts are asked from now on
 */
export function research(search: ModelSearch): boolean {
  if (search.phase !== 'RESEARCH') return false;
  // An answer may have come of a contact that the client named, and waits for a person.
  search.phase = search.isInReview ? 'REVIEW' : 'ASKING';
  // The client may have been quicker to name a contact.
  const finding = search.contacts.some(isAskable) ? 'CONTACTS' : KINDS[search.kind].finding;
  switch (finding) {
    case 'CONTACTS':
      emit(search, 'CONTACT_PLAN');
      return !search.isOver;
    case 'NO_CONTACT':
      emit(search, 'ADDITIONAL_RESEARCH_NOTE', 'AGENT_INTERVENTION');
      break;
    case 'ESCALATED':
      emit(search, 'ADDITIONAL_RESEARCH_NOTE', 'AGENT_INTERVENTION');
      handOver(search);
      break;
    case 'PRIMARY_EDUCATION':
      // What waits for a person may be the answer: they hear that there will be no other.
      if (search.isInReview) emit(search, 'ADDITIONAL_RESEARCH_NOTE', 'AGENT_INTERVENTION');
      else closeForAction(search, 'PRIMARY_EDUCATION');
      break;
    case 'THIRD_PARTY':
      emit(search, 'THIRD_PARTY_RECORD');
      // As below college: what waits may be the answer.
      if (!search.isInReview) closeForAction(search, 'THIRD_PARTY_RECORD');
      break;
    case 'THIRD_PARTY_AWAITED':
      emit(search, 'THIRD_PARTY_RECORD');
  }
  return false;
}

const isAskable = ({ status, accuracy }: ModelContact): boolean =>
  status === 'ACTIVE' && accuracy !== 'INACCURATE';

const FINAL: readonly string[] = FINAL_CLASSIFICATIONS;
const CERTAIN = 0.8;

/** A message of a contact does to its search what the specification says, once. */
export function processMessage({ messages }: Model, message: ModelMessage): void {
  const { search } = message;
  if (message.processed || !search) return;
  message.processed = true;
  if (search.status !== 'IN_PROGRESS') {
    emit(search, 'INBOUND_MESSAGE');
    return;
  }
  decide(messages, message, search);
  if (search.status === 'IN_PROGRESS') leaveInPeace(search, message);
}

function decide(messages: readonly ModelMessage[], message: ModelMessage, search: ModelSearch): void {
  const { attempt, type, confidence, claims } = message;
  const isCertain = confidence >= CERTAIN;
  if (type === 'BOUNCE' && isCertain) {
    if (attempt) settle(search, attempt, 'FAILED');
    mislead(search.attempts);
    return;
  }
  const isMachine = type === 'AUTO_REPLY' || type === 'RECEIVED';
  if (isMachine && isCertain) return;
  if (attempt && !isMachine && type !== 'BOUNCE') settle(search, attempt, 'DELIVERED');
  if (isDoubted(message)) {
    review(search, false);
    return;
  }
  const isTrusted = isCertain && !isReviewed(search.kind);
  const before = messages.filter((other) => other !== message && other.search === search && other.processed);
  const isContradicted = before.some(deniesRecord);
  const isBesideWaiting = before.some((other) => waitsBeside(other, message));
  if (type === 'THIRD_PARTY' && isTrusted) {
    const isAnswered = before.some((other) => answersBeside(other, message));
    referred(search, isContradicted || isBesideWaiting || isAnswered);
    return;
  }
  const isAnswer = type === 'VERIFICATION' && claims && claims !== 'NOTHING' && isTrusted;
  if (isAnswer && !isContradicted && !isBesideWaiting) {
    search.outcome = claims;
    close(search, 'COMPLETED', 'verification.completed');
    return;
  }
  // Who could not say anything leaves the question to the others.
  const isEmpty = type === 'VERIFICATION' && claims === 'NOTHING' && !isContradicted;
  review(search, FINAL.includes(type) && !isEmpty);
}

const deniesRecord = (message: ModelMessage): boolean => message.type === 'NO_RECORD' && !isDoubted(message);

const MAY_ANSWER = ['VERIFICATION', 'INSUFFICIENT', 'UNKNOWN', 'OTHER'];

/** Whether a message that may be an answer, and that only a person can read, waits beside another one. */
const waitsBeside = (before: ModelMessage, { contactId }: ModelMessage): boolean =>
  MAY_ANSWER.includes(before.type) && !isDoubted(before) && !isUnderstood(before) && !isOf(before, contactId);

/** Whether another contact has answered something in fields. */
const answersBeside = (before: ModelMessage, { contactId }: ModelMessage): boolean =>
  isUnderstood(before) && before.claims !== 'NOTHING' && !isDoubted(before) && !isOf(before, contactId);

const isUnderstood = ({ type, claims, confidence }: ModelMessage): boolean =>
  type === 'VERIFICATION' && Boolean(claims) && confidence >= CERTAIN;

const isOf = (before: ModelMessage, contactId: string | null): boolean =>
  before.contactId !== null && before.contactId === contactId;

/** A contact who has replied is not reminded. */
function leaveInPeace(search: ModelSearch, { contactId, type }: ModelMessage): void {
  if (!contactId || ['AUTO_REPLY', 'RECEIVED', 'BOUNCE'].includes(type)) return;
  cancelWaiting(search.attempts.filter((attempt) => attempt.contactId === contactId));
}

/** Whether a message is from a contact who is not to answer any more; what the API passes on is the client's own word. */
const isDoubted = ({ messageId, attempt }: ModelMessage): boolean =>
  messageId.startsWith('page:') && attempt?.dismissed === true;

function review(search: ModelSearch, isFinal: boolean): void {
  if (isFinal) stopAsking(search);
  // Research passes over a search in review, and no contact would ever be asked.
  const stops = isFinal && !keepsAsking(search.kind);
  if (stops || search.phase !== 'RESEARCH') search.phase = 'REVIEW';
  emit(search, 'INBOUND_MESSAGE', ...(search.isInReview ? [] : ['AGENT_INTERVENTION']));
  search.isInReview = true;
}

/** What waits for a person goes on waiting for them. */
function referred(search: ModelSearch, isDisputed: boolean): void {
  stopAsking(search);
  emit(search, 'THIRD_PARTY_RECORD');
  if (awaitsThirdParty(search.kind)) search.phase = search.isInReview ? 'REVIEW' : 'ASKING';
  else if (search.isInReview && isDisputed) search.phase = 'REVIEW';
  else closeForAction(search, 'THIRD_PARTY_RECORD');
}

function stopAsking(search: ModelSearch): void {
  if (keepsAsking(search.kind)) return;
  search.isOver = true;
  cancelWaiting(search.attempts);
}

function settle(search: ModelSearch, attempt: ModelAttempt, status: 'FAILED' | 'DELIVERED'): void {
  if (attempt.status !== 'IN_PROGRESS' && attempt.status !== 'SENT') return;
  attempt.status = status;
  emit(search, 'OUTBOUND_ATTEMPT');
}
