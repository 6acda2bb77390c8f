/** When an answer to an open search can be expected. */
export interface CompletionEstimate {
  earliest: Date;
  latest: Date;
  /** How many answered searches it is drawn from. */
  basedOn: number;
}

export interface EstimateInput {
  /** Seconds from the creation of each answered search of this type to its answer, shortest first. */
  history: readonly number[];
  createdAt: Date;
  slaAt: Date;
  now: Date;
}

/** Answered searches without which nothing is said. */
export const LEAST_HISTORY = 20;
/** Of them, those that took longer than the search has been waiting already. */
const LEAST_LIKE_IT = 5;
const EARLIEST_SHARE = 0.25;
const LATEST_SHARE = 0.9;

/**
 * Estimates when the answer comes, by those searches of the history that had none either after as long a time: a
 * search that has waited for three days is not like those that were answered within the hour. Never in the past, and
 * never beyond the SLA.
 * @returns null when too little is known to say anything
 */
export function estimateCompletion({
  history,
  createdAt,
  slaAt,
  now,
}: EstimateInput): CompletionEstimate | null {
  if (history.length < LEAST_HISTORY || now >= slaAt) return null;
  const waited = (now.getTime() - createdAt.getTime()) / 1_000;
  const alike = history.filter((seconds) => seconds > waited);
  if (alike.length < LEAST_LIKE_IT) return null;
  const after = (share: number): Date => {
    const at = createdAt.getTime() + quantile(alike, share) * 1_000;
    return new Date(Math.min(Math.max(Math.round(at), now.getTime()), slaAt.getTime()));
  };
  return { earliest: after(EARLIEST_SHARE), latest: after(LATEST_SHARE), basedOn: alike.length };
}

/** The value that this share of the sorted values does not exceed, read between the two nearest. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}
