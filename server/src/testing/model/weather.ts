import type { SendOutcome } from '@credence/core';

/** How the world takes what a job sends. */
export interface Weather {
  message: SendOutcome;
  /** Status that a receiver answers with; null when it cannot be reached. */
  event: number | null;
  /** The worker dies when the other side has it. */
  dies: boolean;
  /** What else happens while a message is being sent. */
  meanwhile: (() => Promise<void>) | null;
}

export const FAIR: Weather = { message: { kind: 'sent' }, event: 200, dies: false, meanwhile: null };
