import type { DataSource } from 'typeorm';
import type { DeploymentKeyStore } from './master-keys.ts';

/** Keeps them in a table that belongs to no organization: what is there says nothing without the key service. */
export const deploymentKeyStore = (dataSource: DataSource): DeploymentKeyStore => {
  const read = async (version: number): Promise<string | undefined> => {
    const text = 'select wrapped from deployment_keys where master_version = $1';
    const [row]: { wrapped: string }[] = await dataSource.query(text, [version]);
    return row?.wrapped;
  };
  return {
    async keep(version, make) {
      const kept = await read(version);
      if (kept !== undefined) return kept;
      await dataSource.query(
        'insert into deployment_keys (master_version, wrapped) values ($1, $2) on conflict do nothing',
        [version, await make()],
      );
      return (await read(version)) ?? '';
    },
  };
};
