import type { TestCore } from './test-core.ts';

/**
 * Runs `work` several times at the same moment, each on a connection that is open already: what has to wait for its
 * connection would find the others done.
 */
export async function atOnce<T>(
  { core }: TestCore,
  times: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const { DATABASE_POOL_SIZE } = core.config;
  await Promise.all(Array.from({ length: DATABASE_POOL_SIZE }, () => core.dataSource.query('select 1')));
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)));
}
