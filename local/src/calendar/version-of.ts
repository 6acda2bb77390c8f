import { readFile } from 'node:fs/promises';

/** The version of a package that is installed here. */
export async function versionOf(name: string): Promise<string> {
  const text = await readFile(new URL(`../../../node_modules/${name}/package.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
