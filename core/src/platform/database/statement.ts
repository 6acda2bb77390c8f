/** Of each statement its rows. */
export type RowsOfEach<Rows extends readonly object[]> = { [Index in keyof Rows]: Rows[Index][] };

/** A statement that is sent together with others. */
export interface Statement {
  /** Of a text that never varies, as `prepared` takes it. */
  sql: string;
  values: readonly unknown[];
  /** Whether it is planned each time, as `query` does it. */
  isPlannedAnew?: true;
}
