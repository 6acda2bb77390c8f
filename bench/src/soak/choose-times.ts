import type { Fault } from './faults/fault.ts';

interface Choice {
  /** Names, separated by commas; all when not given. */
  only?: string | undefined;
  /** How long the run may take, about. */
  minutes: number;
  smoke: boolean;
}

const FULL_MINUTES = 60;
/** What every change is tried with. */
const SMOKE = ['server-killed', 'receiver-answered', 'mail-accepted', 'backends-ended'];

/**
 * How often each fault is injected, by its name; those that are not, are missing.
 * @throws when a name is none of a fault, or the minutes are no number
 */
export function chooseTimes(
  faults: readonly Pick<Fault, 'name' | 'times'>[],
  { only, minutes, smoke }: Choice,
): Map<string, number> {
  if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');
  const names = smoke ? SMOKE : only?.split(',');
  const unknown = names?.find((name) => !faults.some((fault) => fault.name === name));
  if (unknown !== undefined) {
    throw new Error(`--only names ${unknown}; there are ${faults.map(({ name }) => name).join(', ')}`);
  }
  const scale = smoke ? 0 : Math.min(1, minutes / FULL_MINUTES);
  const chosen = faults.filter(({ name }) => names?.includes(name) ?? true);
  return new Map(chosen.map(({ name, times }) => [name, Math.max(1, Math.round(times * scale))]));
}

/** Those of the faults that are to be injected, with how often. */
export const chosenOf = <One extends Pick<Fault, 'name' | 'times'>>(
  faults: readonly One[],
  times: ReadonlyMap<string, number>,
): One[] =>
  faults.flatMap((fault) => {
    const often = times.get(fault.name);
    return often === undefined ? [] : [{ ...fault, times: often }];
  });
