import satisfies from 'spdx-satisfies';
import { foreignPackages, type Lock } from './lock.ts';

/** What customers' lawyers take without a question: a customer who gives the software on has to name the authors. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of fonts, which may be given on with a program under their own licence.
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];
/** Of tools alone, which are not given on: a change of their files would have to be. */
const ALLOWED_FOR_TOOLS = [...ALLOWED, 'CC-BY-3.0', 'MPL-2.0'];

/** What packages have in their files, where their description says nothing or not enough. Looked at by hand. */
const LOOKED_AT: ReadonlyMap<string, string> = new Map([
  ...['busboy', 'compute-gcd', 'compute-lcm', 'limiter', 'png-js', 'streamsearch'].map(
    (name) => [name, 'MIT'] as const,
  ),
  ...['function', 'integer', 'integer-array', 'number'].map(
    (name) => [`validate.io-${name}`, 'MIT'] as const,
  ),
  // Its tables come from Wikipedia, which its documentation names as CC-BY-3.0 asks: naming the authors again.
  ['date-holidays', 'ISC'],
  ['zipcodes', 'BSD-3-Clause'],
]);

/** Packages whose licence is not one of those allowed, as `name@version: licence`. */
export const refusedLicences = (lock: Lock): string[] =>
  foreignPackages(lock)
    .map(([name, found]) => ({ name, ...found, license: LOOKED_AT.get(name) ?? found.license }))
    .filter(({ license, dev }) => !isAllowed(license, dev ? ALLOWED_FOR_TOOLS : ALLOWED))
    .map(({ name, version, license = 'none' }) => `${name}@${version}: ${license}`);

function isAllowed(license: string | undefined, allowed: readonly string[]): boolean {
  try {
    return license !== undefined && satisfies(license, [...allowed]);
  } catch {
    // A licence that is none of SPDX.
    return false;
  }
}
