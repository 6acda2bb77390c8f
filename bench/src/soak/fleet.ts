import type { RunningProcess } from '../processes.ts';
import type { Stage } from '../stage.ts';

export type Kind = 'server' | 'worker';
type Settings = Record<string, string>;

/** The processes of the service: the one way to start, stop and kill them. */
export interface Fleet {
  /** @returns the new one, once it works */
  add(kind: Kind, settings?: Settings, root?: string): Promise<RunningProcess>;
  /** Kills the oldest. */
  kill(kind: Kind): Promise<void>;
  /** Kills all of them at the same moment. */
  killAll(kind: Kind): Promise<void>;
  /** Has the oldest end in order; nothing new is sent to it. */
  stop(kind: Kind): Promise<void>;
  /** Has all of them end in order. */
  stopAll(kind: Kind): Promise<void>;
  urls(kind: Kind): string[];
}

export function createFleet(
  stage: Pick<Stage, 'startServer' | 'startWorker'>,
  settings: Record<Kind, Settings>,
): Fleet {
  const running: Record<Kind, RunningProcess[]> = { server: [], worker: [] };
  const takeOldest = (kind: Kind): RunningProcess => {
    const oldest = running[kind].shift();
    if (!oldest) throw new Error(`There is no ${kind}`);
    return oldest;
  };
  return {
    async add(kind, own = {}, root) {
      const start = kind === 'server' ? stage.startServer : stage.startWorker;
      const started = await start({ ...settings[kind], ...own }, root);
      running[kind].push(started);
      return started;
    },
    kill: (kind) => takeOldest(kind).kill(),
    async killAll(kind) {
      await Promise.all(running[kind].splice(0).map((one) => one.kill()));
    },
    stop: (kind) => takeOldest(kind).stop(),
    async stopAll(kind) {
      await Promise.all(running[kind].splice(0).map((one) => one.stop()));
    },
    urls: (kind) => running[kind].map(({ url }) => url),
  };
}
