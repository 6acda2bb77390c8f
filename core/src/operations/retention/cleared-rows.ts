/** What became of some rows of one table. */
export interface ClearedRows {
  table: string;
  /** Whether they are there still, without what was personal. */
  done: 'REDACTED' | 'DELETED';
  ids: string[];
}
