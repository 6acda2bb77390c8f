import { type Core, referenceTries, triesKey } from '@credence/core';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { consumePoint } from '../http/limits/consume-point.ts';
import { TooManyRequests } from '../http/limits/too-many-requests.ts';

/** Wrong references that people may type. What chance finds then is reckoned in decision 42. */
const ALLOWED = {
  /** From one address, in a quarter of an hour. */
  ofAddress: 10,
  /** From all, in an hour, while a reference alone is enough. */
  ofAll: 100,
  /** From one address, in an hour, after that. */
  ofAddressGuarded: 3,
};

const OF_ALL = 'all';
const REFUSAL = 'Too many references tried';

/**
 * Counts a try before it is looked at, and takes it back where it was right: so none slips through beside another. Once
 * all together have had too many wrong ones, tries are guarded: a reference alone then opens nothing, and no contact is
 * shut out by the tries of others.
 */
export type LimitTries = <T>(address: string, look: (isGuarded: boolean) => Promise<T>) => Promise<T>;

/** Limits the tries of all servers together. */
export function limitTries(core: Core): LimitTries {
  const limiter = (points: number, duration: number, keyPrefix = '') =>
    new RateLimiterPostgres({
      storeClient: referenceTries(core),
      storeType: 'client',
      tableName: 'reference_tries',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      // Who goes on long after being refused costs no statement any more, until the window is over.
      inMemoryBlockOnConsumed: 10 * points,
    });
  const ofAddress = limiter(ALLOWED.ofAddress, 900);
  const ofAddressGuarded = limiter(ALLOWED.ofAddressGuarded, 3_600, 'guarded');
  const ofAll = limiter(ALLOWED.ofAll, 3_600);

  return async (address, look) => {
    const key = triesKey(core, address);
    await consumePoint(ofAddress, key, REFUSAL);
    const isGuarded = !(await hasRoom(ofAll));
    if (isGuarded) await consumePoint(ofAddressGuarded, key, REFUSAL);
    const found = await look(isGuarded);
    await Promise.all([
      ofAddress.reward(key),
      ofAll.reward(OF_ALL),
      isGuarded && ofAddressGuarded.reward(key),
    ]);
    return found;
  };
}

/** Counts a try of all. */
const hasRoom = (ofAll: RateLimiterPostgres): Promise<boolean> =>
  consumePoint(ofAll, OF_ALL).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooManyRequests) return false;
      throw error;
    },
  );
