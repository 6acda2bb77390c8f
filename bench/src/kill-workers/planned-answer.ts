import { createRandom } from '../month/world/random.ts';

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

/** Shares of all events: those that are never taken, and those that are taken at the second time of asking only. */
const REFUSED_SHARE = 0.02;
const TROUBLED_SHARE = 0.1;

/** Whether the receiver refuses this event for good: then, and only then, it is to be listed as failed. */
export const isRefused = (seed: string, event: string): boolean =>
  createRandom(`${seed} refusal of ${event}`).chance(REFUSED_SHARE);

/** The answer to the n-th request (from 0) of an event: the same in every run of a seed. */
export function plannedAnswer(seed: string, event: string, count: number): PlannedAnswer {
  const random = createRandom(`${seed} ${event} ${count}`);
  const pause = random.between(20, 250);
  const [headMs, bodyMs] = random.pick([
    [0, 0],
    [pause, 0],
    [pause, 0],
    [0, pause],
  ] as const);
  const isTroubled = count === 0 && random.chance(TROUBLED_SHARE);
  return { status: isRefused(seed, event) ? REFUSED : isTroubled ? IN_TROUBLE : OK, headMs, bodyMs };
}
