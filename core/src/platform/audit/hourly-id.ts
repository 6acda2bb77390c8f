import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

const HOUR_MS = 3_600_000;

/**
 * An id for what is recorded once an hour: the same for the same thing on every server until the hour is over, and in the
 * order of time among other ids.
 */
export function hourlyId(what: string, at: Date): string {
  const msecs = at.getTime() - (at.getTime() % HOUR_MS);
  const random = createHash('sha256').update(what).digest();
  return v7({ msecs, random, seq: random.readUInt32BE(16) });
}
