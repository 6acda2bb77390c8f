import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How Node is to start a program, as the bundle that it is in says; nothing where it is a source. */
export const nodeOptions = (program: string): string[] => wordsBeside(program, 'node-options');

/** What the environment of such a program is to say besides its settings. */
export const nodeEnvironment = (program: string): Record<string, string> =>
  Object.fromEntries(wordsBeside(program, 'node-environment').map((word) => word.split('=')));

function wordsBeside(program: string, name: string): string[] {
  const file = join(dirname(program), name);
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : [];
}
