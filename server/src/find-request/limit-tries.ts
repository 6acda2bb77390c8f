import { type Core, referenceTries, triesKey } from '@credence/core';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '../http/limits/too-many-requests.ts';

/** Wrong references in a quarter of an hour from one address, and in an hour from all. */
export interface TriesAllowed {
  ofAddress: number;
  ofAll: number;
}

/**
 * Of 378 thousand million references with a hundred thousand that are open, 2,400 tries a day find one by chance in four
 * years.
 */
const ALLOWED: TriesAllowed = { ofAddress: 10, ofAll: 100 };

const OF_ALL = 'all';

/** Counts a try before it is looked at, and takes it back where it was right: so none slips through beside another. */
export type LimitTries = <T>(address: string, look: () => Promise<T>) => Promise<T>;

/** Limits the tries of all servers together. */
export function limitTries(core: Core, allowed: TriesAllowed = ALLOWED): LimitTries {
  const limiter = (points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: referenceTries(core),
      storeType: 'client',
      tableName: 'reference_tries',
      tableCreated: true,
      keyPrefix: '',
      ...{ points, duration },
    });
  const ofAddress = limiter(allowed.ofAddress, 900);
  const ofAll = limiter(allowed.ofAll, 3_600);

  return async (address, look) => {
    const key = triesKey(core, address);
    await consume(ofAddress, key);
    await consume(ofAll, OF_ALL);
    const found = await look();
    await Promise.all([ofAddress.reward(key), ofAll.reward(OF_ALL)]);
    return found;
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new TooManyRequests(
      Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)),
      'Too many references tried',
    );
  }
}
