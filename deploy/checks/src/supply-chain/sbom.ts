/**
 * Writes what the image consists of, as a CycloneDX document: `npm run sbom`, or `npm run sbom -- <file>`.
 * npm makes it of the lock file, whole and with the hashes of every package.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Lock, readLock } from './lock.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** What the image runs, and what its console runs in browsers: see `deploy/docker/Dockerfile`. */
const IN_IMAGE = ['server', 'worker', 'deploy/cli', 'console'];
const WHAT = [
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--omit',
  'dev',
  '--package-lock-only',
];

const target = resolve(process.argv[2] ?? join(ROOT, 'sbom.cdx.json'));
const temporary = mkdtempSync(join(tmpdir(), 'credence-sbom-'));
// npm names what it lists after its directory.
const directory = join(temporary, 'credence');
try {
  const lock = readLock(ROOT);
  for (const room of ['.', ...IN_IMAGE]) {
    mkdirSync(join(directory, room), { recursive: true });
    copyFileSync(join(ROOT, room, 'package.json'), join(directory, room, 'package.json'));
  }
  writeFileSync(join(directory, 'package-lock.json'), JSON.stringify(withoutOverridden(lock)));
  const workspaces = IN_IMAGE.flatMap((room) => ['--workspace', room]);
  const sbom = execFileSync('npm', ['sbom', ...WHAT, ...workspaces], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, sbom);
  process.stdout.write(`${target}: ${JSON.parse(sbom).components.length} components\n`);
} finally {
  rmSync(temporary, { recursive: true });
}

/** npm holds the versions that we override against what packages ask for, and refuses to list any then. */
function withoutOverridden({ packages, ...lock }: Lock): Lock {
  const overridden = new Set(['zod', 'typescript']);
  return {
    ...lock,
    packages: Object.fromEntries(
      Object.entries(packages).map(([path, { peerDependencies = {}, ...entry }]) => [
        path,
        {
          ...entry,
          peerDependencies: Object.fromEntries(
            Object.entries(peerDependencies).filter(([name]) => !overridden.has(name)),
          ),
        },
      ]),
    ),
  };
}
