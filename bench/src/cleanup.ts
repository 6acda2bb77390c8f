import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Undoes the steps of a run, the last one first. */
export class Cleanup {
  readonly #steps: (() => Promise<unknown>)[] = [];
  #running: Promise<void> | undefined;

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** @returns a directory that is gone when the run is over */
  async directory(): Promise<string> {
    const path = await mkdtemp(join(tmpdir(), 'credence-bench-'));
    this.add(() => rm(path, { recursive: true, force: true }));
    return path;
  }

  /** A second call waits for the same end: an interrupted run fails while it is being undone. */
  run(): Promise<void> {
    this.#running ??= this.#undo();
    return this.#running;
  }

  async #undo(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step();
  }
}

/** For the run of a program: Ctrl-C undoes its steps, too. */
export function startCleanup(): Cleanup {
  const cleanup = new Cleanup();
  process.once('SIGINT', async () => {
    await cleanup.run();
    process.exit(130);
  });
  return cleanup;
}
