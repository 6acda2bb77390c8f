import { FINAL_CLASSIFICATIONS, type ReasonCode, type SearchStatus } from '@credence/contract';
import { awaitsThirdParty, isReviewed, isSuppressed, KINDS, keepsAsking } from './kinds.ts';
import type { ModelAttempt, ModelMessage, ModelSearch } from './model.ts';

/** The specification's tables, played on the model. */

const actionRequired = (reason: ReasonCode): string => `verification.action_required ${reason}`;

/** Events that a search emits, unless the client does not want to hear of them. */
export function emit(search: ModelSearch, ...names: string[]): string[] {
  const heard = names.filter((name) => !isSuppressed(search.kind, name));
  search.events.push(...heard);
  return heard;
}

/** Cancels attempts that have not gone out, and says how many there were. */
export function cancelWaiting(attempts: readonly ModelAttempt[]): number {
  const waiting = attempts.filter(({ status }) => status === 'SCHEDULED' || status === 'PAUSED');
  for (const attempt of waiting) attempt.status = 'CANCELLED';
  return waiting.length;
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

/** A search that has nobody left to ask calls a person. */
export function escalate(search: ModelSearch): void {
  emit(search, 'AGENT_INTERVENTION');
  if (search.kind === 'ESCALATING') closeForAction(search, 'HUMAN_ESCALATION');
}

/** Research of a search that has had none. */
export function research(search: ModelSearch): void {
  if (search.phase !== 'RESEARCH') return;
  search.phase = 'ASKING';
  switch (isAskable(search) ? 'CONTACTS' : KINDS[search.kind].finding) {
    case 'CONTACTS':
      emit(search, 'CONTACT_PLAN');
      return;
    case 'NOBODY':
      emit(search, 'ADDITIONAL_RESEARCH_NOTE');
      return;
    case 'ESCALATED':
      emit(search, 'ADDITIONAL_RESEARCH_NOTE');
      closeForAction(search, 'HUMAN_ESCALATION');
      return;
    case 'PRIMARY_EDUCATION':
      closeForAction(search, 'PRIMARY_EDUCATION');
      return;
    case 'THIRD_PARTY':
      emit(search, 'THIRD_PARTY_RECORD');
      closeForAction(search, 'THIRD_PARTY_RECORD');
      return;
    case 'THIRD_PARTY_AWAITED':
      emit(search, 'THIRD_PARTY_RECORD');
  }
}

/** Whether the client was quicker to name somebody. */
const isAskable = ({ contacts }: ModelSearch): boolean =>
  contacts.some(({ status, accuracy }) => status === 'ACTIVE' && accuracy !== 'INACCURATE');

const FINAL: readonly string[] = FINAL_CLASSIFICATIONS;
const CERTAIN = 0.8;

/** A message of a contact does to its search what the specification says, once. */
export function processMessage(message: ModelMessage): void {
  const { search, attempt, type, confidence, claims } = message;
  if (message.processed || !search) return;
  message.processed = true;
  if (search.status !== 'IN_PROGRESS') return;
  const isCertain = confidence >= CERTAIN;
  if (type === 'BOUNCE' && isCertain) {
    if (attempt) settle(attempt, 'FAILED');
    return;
  }
  const isMachine = type === 'AUTO_REPLY' || type === 'RECEIVED';
  if (isMachine && isCertain) return;
  if (attempt && !isMachine && type !== 'BOUNCE') settle(attempt, 'DELIVERED');
  const isTrusted = isCertain && !isReviewed(search.kind);
  if (type === 'THIRD_PARTY' && isTrusted) {
    referred(search);
    return;
  }
  if (type === 'NO_RECORD' && isCertain) search.noRecord = true;
  if (type === 'VERIFICATION' && claims && claims !== 'NOTHING' && isTrusted && !search.noRecord) {
    search.outcome = claims;
    close(search, 'COMPLETED', 'verification.completed');
    return;
  }
  if (FINAL.includes(type)) stopAsking(search);
  search.phase = 'REVIEW';
  emit(search, 'INBOUND_MESSAGE');
}

function referred(search: ModelSearch): void {
  stopAsking(search);
  emit(search, 'THIRD_PARTY_RECORD');
  if (awaitsThirdParty(search.kind)) search.phase = 'ASKING';
  else closeForAction(search, 'THIRD_PARTY_RECORD');
}

function stopAsking({ kind, attempts }: ModelSearch): void {
  if (!keepsAsking(kind)) cancelWaiting(attempts);
}

function settle(attempt: ModelAttempt, status: 'FAILED' | 'DELIVERED'): void {
  if (attempt.status === 'IN_PROGRESS' || attempt.status === 'SENT') attempt.status = status;
}
