import { fileURLToPath } from 'node:url';

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where what is generated stands. */
export const FILES = {
  document: file('openapi.json'),
  /** The endpoints of the console, which are no part of what is promised. */
  operations: file('operations.json'),
  postman: file('postman.json'),
  llms: file('llms.txt'),
  sdkTypes: file('../sdk/src/generated/api.ts'),
  /** The document of the last release, which the present one must not break. */
  released: file('released/openapi.json'),
};
