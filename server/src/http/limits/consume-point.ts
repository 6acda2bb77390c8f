import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from './too-many-requests.ts';

/**
 * Counts one request under a key.
 * @throws TooManyRequests with the seconds until there is room again
 */
export async function consumePoint(
  limiter: RateLimiterAbstract,
  key: string,
  refusal?: string,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new TooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)), refusal);
  }
}
