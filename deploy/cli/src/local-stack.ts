import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@credence/core';

/** What the stack that `npm start` runs on this machine wrote down about itself. */
export interface LocalStack {
  authUrl: string;
  audience: string;
  clients: Record<string, { clientId: string; clientSecret: string }>;
  /** What its server and worker share, named as in the environment. */
  settings: Record<string, string>;
}

/** Where a running stack is found. */
export const localStackFile = ({ CREDENCE_DATA_DIR }: Environment): string =>
  join(CREDENCE_DATA_DIR || '.credence', 'stack.json');

/** @returns undefined when none runs here */
export function readLocalStack(environment: Environment): LocalStack | undefined {
  let written: string;
  try {
    written = readFileSync(localStackFile(environment), 'utf8');
  } catch {
    return undefined;
  }
  return JSON.parse(written);
}

/** The environment itself where it names a database, else with the settings of the stack that runs here. */
export function withLocalStack(environment: Environment): Environment {
  if (environment.DATABASE_URL || environment.DATABASE_URL_FILE) return environment;
  return { ...environment, ...readLocalStack(environment)?.settings };
}
