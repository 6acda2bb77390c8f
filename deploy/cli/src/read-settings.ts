import { CoreConfig, checkConfig, type Environment } from '@credence/core';
import { withLocalStack } from './local-stack.ts';
import { UsageError } from './usage-error.ts';

/** What a command touches: only the settings for that are asked for. */
export type Need = 'database' | 'keys' | 'files';

type Schema = Parameters<typeof checkConfig>[0];

const unusedFiles = { STORAGE: true, FILES_DIRECTORY: true, GCS_API_ENDPOINT: true } as const;
const WITHOUT_FILES = CoreConfig.omit(unusedFiles);
const WITHOUT_KEYS = CoreConfig.omit({ ...unusedFiles, ENCRYPTION_KEYS: true });
const WITHOUT_ANYTHING = CoreConfig.pick({ DATABASE_URL: true });

/** Stand in for settings that a command has no use for: a store that it opened by mistake would be an empty one. */
const NO_FILES = {
  STORAGE: 'embedded',
  FILES_DIRECTORY: '/nonexistent',
  GCS_API_ENDPOINT: undefined,
} as const;

/**
 * The settings of a command: of this environment, or of the stack that runs on this machine where it names no database.
 * @throws UsageError that lists every wrong or missing variable
 */
export function readSettings(environment: Environment, need: Need): CoreConfig {
  if (need === 'files') return settingsOf(CoreConfig, environment);
  if (need === 'keys') return { ...settingsOf(WITHOUT_FILES, environment), ...NO_FILES };
  return { ...settingsOf(WITHOUT_KEYS, environment), ...NO_FILES, ENCRYPTION_KEYS: new Map() };
}

/** The connection alone. */
export const readDatabaseUrl = (environment: Environment): string =>
  settingsOf(WITHOUT_ANYTHING, environment).DATABASE_URL;

function settingsOf<Shape extends Schema>(schema: Shape, environment: Environment) {
  const checked = checkConfig(schema, withLocalStack(environment));
  if ('config' in checked) return checked.config;
  throw new UsageError(
    'The settings are not usable',
    checked.problems.map(({ variable, problem }) => `${variable}: ${problem}`),
  );
}
