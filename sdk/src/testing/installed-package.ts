import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtFile, PACKAGE_FOLDER } from './built-package.ts';

const run = promisify(execFile);

/** A project of a customer, with the package installed. */
export interface ConsumerProject {
  folder: string;
  /** The package as it would be published. */
  tarball: string;
  /** What is in it. */
  files: string[];
  remove(): Promise<void>;
}

/** Packs the package, and installs it without a network into a new project that has the consumers' sources. */
export async function createConsumerProject(): Promise<ConsumerProject> {
  builtFile('index.js');
  const folder = await mkdtemp(join(tmpdir(), 'credence-sdk-consumer-'));
  const packed = await npm(
    ['pack', PACKAGE_FOLDER, '--ignore-scripts', '--json', '--pack-destination', folder],
    folder,
  );
  const [{ filename, files }] = JSON.parse(packed) as [{ filename: string; files: { path: string }[] }];
  await cp(join(PACKAGE_FOLDER, 'test-consumers'), folder, { recursive: true });
  await cp(join(folder, 'consumer.ts'), join(folder, 'consumer.cts'));
  await writeFile(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  const tarball = join(folder, filename);
  await npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball], folder);
  return {
    folder,
    tarball,
    files: files.map(({ path }) => path).sort(),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The manifest of the package as it is installed. */
export async function installedManifest({ folder }: ConsumerProject): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(folder, 'node_modules/@credence/sdk/package.json'), 'utf8'));
}

async function npm(args: string[], cwd: string): Promise<string> {
  return (await run('npm', args, { cwd })).stdout;
}
