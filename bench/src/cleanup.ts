/** Undoes the steps of a run, the last one first. */
export class Cleanup {
  readonly #steps: (() => Promise<unknown>)[] = [];
  #running: Promise<void> | undefined;

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
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
