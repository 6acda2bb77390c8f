import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the package lies, and what its build has written. */
export const PACKAGE_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the build. Says what to do where there is none. */
export function builtFile(name: 'index.js' | 'index.cjs' | 'index.d.ts' | 'index.d.cts'): string {
  const file = `${PACKAGE_FOLDER}dist/${name}`;
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build -w sdk\` first`);
  return file;
}
