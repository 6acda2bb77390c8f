import type { DataSource } from 'typeorm';
import { createOwnerDataSource } from '../database/data-source.ts';
import { Baseline1700000000001 } from './0001-baseline.ts';

/** Every migration, in order. */
export const migrations = [Baseline1700000000001];

/** A data source that can apply and undo them, as the login that owns the tables. */
export const migrationDataSource = (databaseUrl: string): DataSource =>
  createOwnerDataSource(databaseUrl, { migrations });
