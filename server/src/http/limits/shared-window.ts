/** What all servers together have counted in the running window. */
export interface Counted {
  requests: number;
  endsInMs: number;
}

export interface SharedWindowOptions {
  windowMs: number;
  /** Adds requests to the count of all servers, and answers what it has become. */
  add(requests: number): Promise<Counted>;
  /** Hears when the shared count is out of reach: this server then goes on counting by itself. */
  onError(error: unknown): void;
}

export interface Verdict {
  allowed: boolean;
  remaining: number;
  endsInMs: number;
}

/** What a server lets through before it knows of the others, as a part of the limit. */
const UNTOLD_PART = 1 / 200;
/** How long a server keeps a few requests to itself. */
const TELL_AFTER_MS = 1_000;

/**
 * The requests of one organization in the running window. Several servers share the count and tell it of many requests
 * at once, so that hardly any request waits for it. One waits when so many are untold that the answer matters.
 */
export class SharedWindow {
  readonly #options: SharedWindowOptions;
  #endsAt = 0;
  /** By all servers, as last heard. */
  #counted = 0;
  /** Let through here; the shared count is being told of the former, and not of the latter. */
  #telling = 0;
  #untold = 0;
  #lastReport: Promise<unknown> = Promise.resolve();
  #nextReport: Promise<number> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SharedWindowOptions) {
    this.#options = options;
  }

  /** Counts a request against a limit. Refused ones do not count where they can be told without asking. */
  async admit(limit: number): Promise<Verdict> {
    if (performance.now() >= this.#endsAt) this.#begin(0, this.#options.windowMs);
    if (this.#known() >= limit) return this.#verdict(false, limit);
    this.#untold += 1;
    const number = this.#untold;
    const mostUntold = Math.max(1, Math.floor(limit * UNTOLD_PART));
    if (number < mostUntold) {
      // Half-way there: with luck the report is through before a request has to wait.
      if (number * 2 >= mostUntold) void this.#tell();
      else this.#timer ??= setTimeout(() => this.#tell(), TELL_AFTER_MS).unref();
      return this.#verdict(true, limit);
    }
    const before = await this.#tell();
    return this.#verdict(before + number <= limit, limit);
  }

  /** Reports what is untold once the report before is through. Answers what the others had counted until then. */
  #tell(): Promise<number> {
    this.#nextReport ??= this.#lastReport.then(() => this.#report());
    this.#lastReport = this.#nextReport;
    return this.#nextReport;
  }

  async #report(): Promise<number> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#nextReport = undefined;
    const told = this.#untold;
    this.#telling = told;
    this.#untold = 0;
    try {
      const { requests, endsInMs } = await this.#options.add(told);
      this.#begin(requests, Math.min(endsInMs, this.#options.windowMs));
    } catch (error) {
      this.#options.onError(error);
      this.#counted += told;
    }
    this.#telling = 0;
    return this.#counted - told;
  }

  #begin(counted: number, endsInMs: number): void {
    this.#counted = counted;
    this.#endsAt = performance.now() + endsInMs;
  }

  #known(): number {
    return this.#counted + this.#telling + this.#untold;
  }

  #verdict(allowed: boolean, limit: number): Verdict {
    return {
      allowed,
      remaining: Math.max(0, limit - this.#known()),
      endsInMs: Math.max(0, this.#endsAt - performance.now()),
    };
  }
}
