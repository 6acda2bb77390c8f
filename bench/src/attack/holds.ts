import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How long event loops were held up, in milliseconds. */
export interface Holds {
  server: number;
  worker: number;
}

type Room = keyof Holds;

/** A single request may keep others waiting for this long at most. */
export const MOST_MS = 50;

const fileOf = (directory: string, room: Room) => join(directory, `holds-${room}.jsonl`);

/** The settings that make a process write its holds into a directory. */
export const watchedWith = (directory: string, room: Room): Record<string, string> => ({
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('./watch-loop.ts', import.meta.url))}`,
  ATTACK_HOLDS_FILE: fileOf(directory, room),
});

/** The longest hold of a process since a time. */
export async function longestHold(directory: string, room: Room, since: number): Promise<number> {
  const lines = await readFile(fileOf(directory, room), 'utf8').catch(() => '');
  const holds = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { at: number; ms: number });
  return holds.reduce((most, { at, ms }) => (at >= since ? Math.max(most, ms) : most), 0);
}
