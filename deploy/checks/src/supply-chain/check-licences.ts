/** Ends with 1 when a package has a licence that is not allowed: `npm run licences`. */
import { fileURLToPath } from 'node:url';
import { refusedLicences } from './licences.ts';
import { foreignPackages, readLock } from './lock.ts';

const lock = readLock(fileURLToPath(new URL('../../../../', import.meta.url)));
const refused = refusedLicences(lock);
for (const line of refused) process.stderr.write(`${line}\n`);
if (refused.length > 0) process.exitCode = 1;
else process.stdout.write(`${foreignPackages(lock).length} packages have licences that are allowed\n`);
