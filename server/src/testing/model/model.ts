import type {
  AccuracyStatus,
  ContactStatus,
  InboundClassification,
  OrderStatus,
  OutboundStatus,
  SearchStatus,
  VerifiedOutcome,
} from '@credence/contract';
import type { KindName } from './kinds.ts';
import type { WebhookPlan } from './webhook-plans.ts';

/** Which of the two organizations. */
export type Tenant = 0 | 1;

/** What the specification lets a client know, as plain as it can be said. */
export interface Model {
  /** Of both organizations, the oldest first. */
  orders: ModelOrder[];
  messages: ModelMessage[];
  /** Requests that came with an `Idempotency-Key`, by organization, route and key. */
  keys: Map<string, KeyedAnswer>;
  /** Up to here every search past its SLA has been looked for, and closed. */
  sweptUntil: number;
}

export interface ModelOrder {
  id: string;
  tenant: Tenant;
  status: OrderStatus;
  /** The answer to the cancellation, which every further one repeats. */
  cancellation: unknown;
  webhooks: WebhookPlan;
  /** In the order of the request. */
  searches: ModelSearch[];
}

/** Where a search stands; outreach and waiting for an answer are one, as only the clock tells them apart. */
type ModelPhase = 'RESEARCH' | 'ASKING' | 'REVIEW' | 'CLOSED';

export interface ModelSearch {
  id: string;
  order: ModelOrder;
  kind: KindName;
  externalId: string | null;
  status: SearchStatus;
  phase: ModelPhase;
  /** Whether a contact has said what there is to say, so that no other is asked by itself any more. */
  isOver: boolean;
  /** Whether a person has to decide what was said. */
  isInReview: boolean;
  /** Whether a person was called since no contact answered, or could be reached. */
  isPersonCalled: boolean;
  slaAt: number;
  outcome: VerifiedOutcome | null;
  /** Names of the events so far, in the order of their sequence. */
  events: string[];
  contacts: ModelContact[];
  /** The destinations of a contact that the client called accurate, which the directory knows from then on. */
  taught: readonly string[];
  attempts: ModelAttempt[];
}

export interface ModelContact {
  id: string;
  status: ContactStatus;
  accuracy: AccuracyStatus | null;
  /** Its destinations. */
  reach: readonly string[];
}

export interface ModelAttempt {
  id: string;
  contactId: string;
  status: OutboundStatus;
  /** What it becomes should it turn out that it did not go out. */
  halted: 'PAUSED' | 'CANCELLED' | null;
  /** Whether the contact it asks is not to answer any more. */
  dismissed: boolean;
  /** Whether its destination may have turned out wrong since it was taken. */
  isAstray: boolean;
  /** Of the link in the message, once one may have gone out. */
  token: string | null;
  answered: boolean;
}

/** A message of a contact that was accepted. */
export interface ModelMessage {
  tenant: Tenant;
  messageId: string;
  /** The row, which its job names. */
  inboundId: string;
  /** The first answer, which every repetition gets again. */
  answer: unknown;
  search: ModelSearch | null;
  attempt: ModelAttempt | null;
  /** Whom it is from, as far as that was said. */
  contactId: string | null;
  type: InboundClassification;
  confidence: number;
  /** What the answers to its claims come to; null when there are only words. */
  claims: VerifiedOutcome | 'NOTHING' | null;
  processed: boolean;
  receivedAt: number;
}

export interface KeyedAnswer {
  /** The request that the key belongs to. */
  request: string;
  at: number;
  body: unknown;
}

export const emptyModel = (): Model => ({ orders: [], messages: [], keys: new Map(), sweptUntil: 0 });

export const searchesOf = ({ orders }: Model): ModelSearch[] => orders.flatMap(({ searches }) => searches);

export const attemptsOf = (model: Model): ModelAttempt[] =>
  searchesOf(model).flatMap(({ attempts }) => attempts);

/** The one of a list that a number drawn at random stands for; the list must not be empty. */
export function pickOf<T>(list: readonly T[], pick: number): T {
  const picked = list[pick % list.length];
  if (picked === undefined) throw new Error('There is nothing to pick from');
  return picked;
}

/** The one with this id; a model that does not know it is wrong. */
export function byId<T extends { id: string }>(list: readonly T[], id: string): T {
  const found = list.find((item) => item.id === id);
  if (!found) throw new Error(`The model does not know ${id}`);
  return found;
}
