import { FirstTables1700000000001 } from './0001-first-tables.ts';

/** Every migration, in order. */
export const migrations = [FirstTables1700000000001];
