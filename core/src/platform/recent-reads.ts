interface Known<Value> {
  value: Value;
  /** When its reading began, by the process's own clock: freshness is about this process, not about business. */
  readAt: number;
}

/**
 * What a process lately read, kept for a short time. A caller that asks while something is being read waits for the same read, and
 * from half of that time on it is read anew beside the work: a thousand requests a second are one read, and hardly ever wait.
 */
export class RecentReads<Value> {
  readonly #freshMs: number;
  readonly #known = new Map<string, Known<Value>>();
  readonly #reading = new Map<string, Promise<Value | undefined>>();

  /** @param freshMs for how long a process may act on what it read */
  constructor(freshMs: number) {
    this.#freshMs = freshMs;
  }

  /**
   * @param read what is not there is undefined, and not kept
   * @throws what `read` throws, where nothing is known that is fresh
   */
  async get(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const known = this.#known.get(key);
    const age = known ? performance.now() - known.readAt : Number.POSITIVE_INFINITY;
    if (!known || age >= this.#freshMs) return this.#read(key, read);
    // Who waits for the next one hears of its failure.
    if (age >= this.#freshMs * 0.75) this.#read(key, read).catch(() => undefined);
    return known.value;
  }

  /** Something has changed: what is known counts no more, nor what is being read. */
  forget(key: string): void {
    this.#known.delete(key);
    this.#reading.delete(key);
  }

  forgetAll(): void {
    this.#known.clear();
    this.#reading.clear();
  }

  #read(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const running = this.#reading.get(key);
    if (running) return running;
    const readAt = performance.now();
    const isCurrent = () => this.#reading.get(key) === reading;
    const reading = read().then(
      (value) => {
        if (!isCurrent()) return value;
        this.#reading.delete(key);
        if (value === undefined) this.#known.delete(key);
        else this.#known.set(key, { value, readAt });
        return value;
      },
      (error: unknown) => {
        if (isCurrent()) this.#reading.delete(key);
        throw error;
      },
    );
    this.#reading.set(key, reading);
    return reading;
  }
}
