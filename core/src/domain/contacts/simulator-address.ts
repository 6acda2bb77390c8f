import type { Destination } from './destination-rules.ts';

/** What an address of the simulator can bring about. */
const SIMULATED_OUTCOMES = [
  'verified',
  'discrepancy',
  'no-record',
  'third-party',
  'auto-reply',
  'bounce',
  'silent',
] as const;
export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];

/** What happens to a request that is sent to an address of the simulator. */
export interface SimulatedAnswer {
  /** Null for an address that the simulator does not know: it never answers. */
  outcome: SimulatedOutcome | null;
  /** How long after the request the answer comes. */
  delaySeconds: number;
}

const DOMAIN = '@simulator.test';
const LONGEST_DELAY_SECONDS = 7 * 86_400;
const DELAY = /^(\d{1,6})s$/;

/** Whether a destination is an address of the simulator. */
export const isSimulated = ({ channel, destination }: Destination): boolean =>
  channel === 'EMAIL' && destination.trim().toLowerCase().endsWith(DOMAIN);

/**
 * Reads `<outcome>[+<anything>…][+<delay>s]@simulator.test`. A delay that is none, or longer than a week, is ignored.
 * @returns null for any other destination
 */
export function simulatedAnswer(destination: Destination): SimulatedAnswer | null {
  if (!isSimulated(destination)) return null;
  const localPart = destination.destination.trim().toLowerCase().slice(0, -DOMAIN.length);
  const [name, ...tags] = localPart.split('+');
  const delay = Number(DELAY.exec(tags.at(-1) ?? '')?.[1] ?? 0);
  return {
    outcome: SIMULATED_OUTCOMES.find((outcome) => outcome === name) ?? null,
    delaySeconds: delay <= LONGEST_DELAY_SECONDS ? delay : 0,
  };
}
