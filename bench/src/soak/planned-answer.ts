import { createRandom } from '../random.ts';

/** What a receiver does with one request. */
export interface PlannedAnswer {
  status: number;
  /** Pause before the head of the answer, in milliseconds. */
  headMs: number;
  /** Pause between its head and its body. */
  bodyMs: number;
}

const OK = 200;
const IN_TROUBLE = 503;
const REFUSED = 404;

/** Shares: of searches whose events are never taken, and of events that are taken at the second time of asking only. */
const REFUSED_SHARE = 0.02;
const TROUBLED_SHARE = 0.1;

/** Whether receivers refuse the events of this search for good: then, and only then, they are to be listed as failed. */
export const isRefused = (seed: string, search: string): boolean =>
  createRandom(`${seed} refusal of ${search}`).chance(REFUSED_SHARE);

/**
 * The answer to the n-th request (from 0) of an event of a search: the same in every run of a seed. Each event has its own: a
 * search none of whose events is taken at first would open the breaker of a receiver that is well, and keep it open.
 * @param event how many events of the search had arrived before it
 */
export function plannedAnswer(seed: string, search: string, event: number, count: number): PlannedAnswer {
  const random = createRandom(`${seed} ${search} ${event} ${count}`);
  const pause = random.between(20, 250);
  const [headMs, bodyMs] = random.pick([
    [0, 0],
    [pause, 0],
    [pause, 0],
    [0, pause],
  ] as const);
  const isTroubled = count === 0 && random.chance(TROUBLED_SHARE);
  return { status: isRefused(seed, search) ? REFUSED : isTroubled ? IN_TROUBLE : OK, headMs, bodyMs };
}
