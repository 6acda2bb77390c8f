import { setTimeout as pause } from 'node:timers/promises';

/** A host that takes changes. */
export interface Primary {
  url: string;
  host: string;
  port: number;
  /** Each promotion of a standby begins a new one, with the next number. */
  timeline: number;
}

/** How long the other hosts may still answer once one takes changes: a hundred times what a question takes. */
const GRACE_MS = 500;

/**
 * Of the hosts that take changes, the one that was promoted last. A primary that froze and was given up takes them again
 * once it is heard of, on the timeline of before, and may well be the first to answer: so the others are waited for too.
 * @param asked what each host says of itself; rejected when it takes no changes or does not answer
 * @param newest timeline that was seen so far; 0 when none was, and then each host has to answer or fail
 * @throws when no host takes changes, or only one whose timeline has ended
 */
export async function choosePrimary(asked: readonly Promise<Primary>[], newest: number): Promise<Primary> {
  const primaries: Primary[] = [];
  const reasons: unknown[] = [];
  const answers = Promise.all(
    asked.map((host) =>
      host.then(
        (primary) => primaries.push(primary),
        (reason) => reasons.push(reason),
      ),
    ),
  );
  const current = asked.map(async (host) => {
    if (newest === 0 || (await host).timeline < newest) throw new Error('Its timeline may have ended');
  });
  const grace = Promise.any(current).then(() => pause(GRACE_MS, undefined, { ref: false }));
  await Promise.race([answers, grace.catch(() => answers)]);
  const [latest] = primaries.toSorted((a, b) => b.timeline - a.timeline);
  if (latest && latest.timeline >= newest) return latest;
  throw Object.assign(new Error(`None of the ${asked.length} hosts of the database takes changes`), {
    code: '57P03',
    cause: new AggregateError(reasons),
  });
}
