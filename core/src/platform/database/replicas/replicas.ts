import type { EntitySchema } from 'typeorm';
import type { CoreConfig } from '../../config/core-config.ts';
import { isRefusal } from '../../errors.ts';
import { hostUrls } from '../../network/host-urls.ts';
import { endAfter } from '../driver/open-transaction.ts';
import type { Replicas } from '../scope.ts';
import { POSITION } from './commit-mark.ts';
import { createPositions } from './positions.ts';
import type { ReadOutcome } from './read-outcomes.ts';
import { createReplica, type Replica } from './replica.ts';
import { askAgainAndAgain } from './standing-question.ts';

/** Which standbys reads may go to, and how old what they show may be. */
export interface ReplicaSettings {
  /** Of several hosts, each is a replica. */
  url: string;
  lagSeconds: number;
  /**
   * Told when a replica begins to be of use, and with the reason when it is none any more.
   * @param replica counts the hosts of the address, from 1
   */
  onChange: (replica: number, trouble: Error | undefined) => void;
}

const LOOK_EVERY_MS = 1_000;
/** How often within the lag that is allowed, at least. */
const LOOKS_IN_LAG = 4;

/** @param config of the process: what connects to the primary connects to them, but for the address */
export function createReplicas(
  { url, lagSeconds, onChange }: ReplicaSettings,
  config: CoreConfig,
  entities: EntitySchema[],
): Replicas {
  const lagMs = lagSeconds * 1_000;
  const everyMs = Math.min(LOOK_EVERY_MS, lagMs / LOOKS_IN_LAG);
  const urls = hostUrls(url);
  const positions = createPositions(Math.max(lagMs, 60_000));
  const counts: Record<ReadOutcome, number> = { replica: 0, behind: 0, away: 0, failed: 0 };
  let replicas: Replica[] = [];
  let stopAsking: (() => Promise<void>) | undefined;
  let turn = 0;

  function start(): void {
    if (stopAsking) return;
    stopAsking = askAgainAndAgain<{ position: string }>({
      databaseUrl: config.DATABASE_URL,
      name: 'credence-position',
      text: `select ${POSITION} as position`,
      everyMs,
      onAnswer: ({ position }, askedAt) => positions.add(askedAt, BigInt(position)),
      // As long as it does not say how far it is, reads go there.
      onFailure: () => undefined,
    });
    replicas = urls.map((each, index) =>
      createReplica({
        config: { ...config, DATABASE_URL: each },
        entities,
        everyMs,
        onChange: (trouble) => onChange(index + 1, trouble),
      }),
    );
  }

  /** They take turns; one that has what is needed comes before one that has to be waited for. */
  function choose(least: bigint, enough: bigint): Replica | 'away' | 'behind' {
    turn += 1;
    const inTurn = replicas.map((_replica, index, all) => all[(index + turn) % all.length] as Replica);
    const known = inTurn.flatMap((replica) => {
      const replayed = replica.replayed();
      return replayed === undefined ? [] : [{ replica, replayed }];
    });
    const fit = known.filter(({ replayed }) => replayed >= least);
    const best = fit.find(({ replayed }) => replayed >= enough) ?? fit[0];
    return best?.replica ?? (known.length === 0 ? 'away' : 'behind');
  }

  const toPrimary = (outcome: ReadOutcome): undefined => {
    counts[outcome] += 1;
  };

  return {
    start,
    async read(scope, work) {
      const least = positions.within(lagMs, performance.now());
      if (least === undefined) return toPrimary('away');
      const { readAfter } = scope;
      if (readAfter === undefined || readAfter === null) return toPrimary('behind');
      const enough = readAfter > least ? readAfter : least;
      const replica = choose(least, enough);
      if (typeof replica === 'string') return toPrimary(replica);
      try {
        const opened = await replica.open(scope, least, enough);
        if (!opened) return toPrimary('behind');
        const result = await endAfter(opened, work);
        replica.worked();
        counts.replica += 1;
        return { result };
      } catch (error) {
        // Also what the request is refused for may be right at the primary, such as a cursor on a row that is new.
        if (!isRefusal(error)) replica.rest(error as Error);
        return toPrimary('failed');
      }
    },
    lags: () =>
      urls.map((_url, index) => {
        const replayed = replicas[index]?.replayed();
        return replayed === undefined ? undefined : positions.lagOf(replayed, performance.now());
      }),
    counts: () => counts,
    async close() {
      await stopAsking?.();
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
