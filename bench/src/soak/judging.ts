export interface Judging {
  seed: string;
  /** Directory for what the processes say, which is kept where a rule is broken. */
  logs: string;
  /** Does not wait for SLAs. */
  isShort: boolean;
  say: (line: string) => void;
}
