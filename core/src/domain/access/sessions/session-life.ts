/** No person stays signed in for longer. */
export const SESSION_MS = 12 * 3_600_000;

/** Nor for longer than this without doing anything. */
const IDLE_MS = 3_600_000;

/** How often a session that is used is written to. */
const SEEN_EVERY_MS = 60_000;

/** What of a session its end follows from. */
export interface SessionTimes {
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Whether a session has ended, by its age or for want of use. */
export const hasEnded = ({ lastSeenAt, expiresAt }: SessionTimes, at: Date): boolean =>
  at >= expiresAt || at.getTime() - lastSeenAt.getTime() >= IDLE_MS;

/** Whether its use is to be noted: the note may be so much older than the last use. */
export const isToBeNoted = ({ lastSeenAt }: SessionTimes, at: Date): boolean =>
  at.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS;
