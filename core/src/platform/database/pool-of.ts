import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The connections of an open data source; TypeORM does not publish the type of its driver. */
export const poolOf = (dataSource: DataSource): Pool =>
  (dataSource.driver as unknown as { master: Pool }).master;
