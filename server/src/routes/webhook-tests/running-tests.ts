import { TooManyRequests } from '../../http/limits/too-many-requests.ts';

/** Of one organization on this server. Each looks into the database until it knows its outcome. */
const MAX_RUNNING = 5;
/** Most are over sooner, a receiver that hangs takes longer. */
const RETRY_AFTER_SECONDS = 5;

const running = new Map<string, number>();

/**
 * Runs a test while its organization has few others running.
 * @throws TooManyRequests when it has not
 */
export async function asRunningTest<T>(organizationId: string, test: () => Promise<T>): Promise<T> {
  const others = running.get(organizationId) ?? 0;
  if (others >= MAX_RUNNING)
    throw new TooManyRequests(RETRY_AFTER_SECONDS, `At most ${MAX_RUNNING} tests can run at once`);
  running.set(organizationId, others + 1);
  try {
    return await test();
  } finally {
    const left = (running.get(organizationId) ?? 0) - 1;
    if (left > 0) running.set(organizationId, left);
    else running.delete(organizationId);
  }
}
