import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portSetting } from '@credence/core';

/** The other parts take the ports after the API's. */
const HIGHEST_PORT = 65_535 - 9;

/**
 * Where the stack keeps its data, which ports it takes, and whether `npm start` fills an empty console, from
 * `CREDENCE_DATA_DIR`, `PORT`, `DATABASE_URL` and `CREDENCE_SEED`.
 */
export function stackEnvironment(environment: NodeJS.ProcessEnv, defaultPort: number) {
  const port = portSetting(defaultPort).safeParse(environment.PORT || undefined);
  if (!port.success || port.data > HIGHEST_PORT) {
    throw new Error(
      `PORT must be a number from 0 to ${HIGHEST_PORT}: the parts take it and the nine after it`,
    );
  }
  const seed = environment.CREDENCE_SEED || 'on';
  if (seed !== 'on' && seed !== 'off') throw new Error('CREDENCE_SEED must be on or off');
  const repository = fileURLToPath(new URL('../..', import.meta.url));
  return {
    dataDirectory: resolve(environment.CREDENCE_DATA_DIR || `${repository}/.credence`),
    port: port.data,
    databaseUrl: environment.DATABASE_URL || undefined,
    isSeeded: seed === 'on',
  };
}
