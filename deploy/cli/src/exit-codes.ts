/** What the end of a command tells its caller. Scripts depend on these: they never change their meaning. */
export const EXIT = {
  ok: 0,
  /** Something broke that is not the caller's doing: the database is away, a file cannot be written. */
  fault: 1,
  /** The command, its options or its environment cannot be used, or name something that is not there. */
  badInput: 2,
  /** The command did its work, and what it found needs an operator: pending migrations, a broken chain, stuck work. */
  finding: 3,
} as const;
