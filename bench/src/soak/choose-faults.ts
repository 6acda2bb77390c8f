import type { Fault } from './faults/fault.ts';
import { FAULTS } from './faults/index.ts';

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

/** @throws when a name is none of a fault, or the minutes are no number */
export function chooseFaults({ only, minutes, smoke }: Choice): Fault[] {
  if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');
  const names = smoke ? SMOKE : only?.split(',');
  const unknown = names?.find((name) => !FAULTS.some((fault) => fault.name === name));
  if (unknown !== undefined) {
    throw new Error(`--only names ${unknown}; there are ${FAULTS.map(({ name }) => name).join(', ')}`);
  }
  const scale = smoke ? 0 : Math.min(1, minutes / FULL_MINUTES);
  return FAULTS.filter(({ name }) => names?.includes(name) ?? true).map((fault) => ({
    ...fault,
    times: Math.max(1, Math.round(fault.times * scale)),
  }));
}
