import { type Core, referenceTries, triesKey } from '@credence/core';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { consumePoint } from '../http/limits/consume-point.ts';

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
const REFUSAL = 'Too many references tried';

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
      points,
      duration,
    });
  const ofAddress = limiter(allowed.ofAddress, 900);
  const ofAll = limiter(allowed.ofAll, 3_600);

  return async (address, look) => {
    const key = triesKey(core, address);
    await consumePoint(ofAddress, key, REFUSAL);
    await consumePoint(ofAll, OF_ALL, REFUSAL);
    const found = await look();
    await Promise.all([ofAddress.reward(key), ofAll.reward(OF_ALL)]);
    return found;
  };
}
