import { readFileSync } from 'node:fs';

/** A file of reference that comes with the service. */
export const readData = (name: string): string =>
  readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');
