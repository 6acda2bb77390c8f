import type {
  ContactPlanEntry,
  ReasonCode,
  ResultSource,
  SearchStatus,
  VerifiedOutcome,
} from '@credence/contract';

/** How and why a search ends. */
export interface Closing {
  next: Exclude<SearchStatus, 'IN_PROGRESS'>;
  ending:
    | { event: 'verification.completed'; result: NewResult }
    | { event: 'verification.action_required'; reasonCode: ReasonCode }
    | null;
  /** What brought it about, told in the SEARCH_UPDATED notification. */
  cause: { source: 'api' | 'system'; trigger: string; reason?: string | undefined };
  /** Free context of the client, told in every event. */
  metadata?: Record<string, unknown> | undefined;
  /** By which door the answer came, when there was one. */
  channel?: string | null;
  /** The contact that the need to act is about, where it is about one. */
  contact?: ContactPlanEntry | null;
}

/** A verified outcome to keep; its claims, and what it rests on, come from the records. */
export interface NewResult {
  outcome: VerifiedOutcome;
  source: ResultSource;
  /** What is said beside the claims; null for what the answers say themselves. */
  resultDetails: string | null;
  submittedAt: string;
  /** Extra fields of the `verification.completed` result. */
  metadata: Record<string, unknown>;
}
