import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How Node is to start a program, as the bundle that it is in says; nothing where it is a source. */
export function nodeOptions(program: string): string[] {
  const file = join(dirname(program), 'node-options');
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : [];
}
