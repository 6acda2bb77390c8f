import { DATABASE_FAULTS } from './database.ts';
import type { Fault } from './fault.ts';
import { OUTSIDE_FAULTS } from './outside.ts';
import { OVERLOAD } from './overload.ts';
import { PROCESS_FAULTS } from './processes.ts';
import { REQUEST_FAULTS } from './requests.ts';

/** Every fault on one stage, in the order of a run. */
export const FAULTS: readonly Fault[] = [
  ...PROCESS_FAULTS,
  ...DATABASE_FAULTS,
  ...OUTSIDE_FAULTS,
  ...REQUEST_FAULTS,
  OVERLOAD,
];
