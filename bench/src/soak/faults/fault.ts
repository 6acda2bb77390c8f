import type { BreakableDatabase } from '../database.ts';
import type { SmallDisk } from '../small-disk.ts';
import type { World } from '../world.ts';

/** Something that goes wrong, and is mended again. */
export interface Fault<On extends World = Scene> {
  /** Begins the names of orders that are placed meanwhile. */
  name: string;
  words: string;
  /** How often, in a run of an hour. */
  times: number;
  /** The service cannot work meanwhile: what falls due is due at the end. */
  isOutage?: true;
  /** No orders are placed beside it. */
  isQuiet?: true;
  /**
   * @param turn how often it has been injected before
   * @param left how often it is still to be
   */
  inject(scene: On & Observer, turn: number, left: number): Promise<Injected>;
}

/** What a fault came to. */
export interface Injected {
  /** How often that counts; default once. */
  times?: number;
  /** By `performance.now()`, when it was mended; default at its end. */
  mendedAt?: number;
  /** What has to come about before the next one. */
  after?: Promise<unknown>;
}

/** Who hears what is seen while a fault lasts. */
export interface Observer {
  /** Tells what a fault found that no rule looks at afterwards. */
  find(row: string, rule: string, words: string): void;
  /** Tells a figure. */
  note(line: string): void;
}

/** The world, and what only some faults need. */
export interface Scene extends World {
  database: BreakableDatabase;
  /** Undefined where this user cannot mount one. */
  databaseDisk: SmallDisk | undefined;
  filesDisk: SmallDisk | undefined;
}

export const now = (): number => performance.now();
