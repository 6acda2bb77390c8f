import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { copyFromContext, readBuildContext } from './build-context.ts';
import { type Instruction, readStages, type Stage } from './dockerfile.ts';

/** What building the image leaves in its working directory, and how it is started. */
export interface BuiltImage {
  directory: string;
  environment: Record<string, string>;
  entrypoint: string[];
  healthCheck: string[];
  user: string | undefined;
}

const NPM_MINUTES = 4;

/**
 * Does what the Dockerfile says without an engine: its copies and its npm, on the Node that runs this. Base images,
 * and what is done to directories outside `/app`, are not part of it.
 */
export async function buildImage(repository: string, directory: string): Promise<BuiltImage> {
  const isSeen = await readBuildContext(repository);
  const stages = await readStages(repository);
  for (const [index, stage] of stages.entries()) {
    const app = appOf(directory, index);
    await mkdir(app, { recursive: true });
    for (const instruction of stage.instructions) {
      if (instruction.word === 'COPY') await copy(instruction, app);
      if (instruction.word !== 'RUN') continue;
      if (instruction.rest.startsWith('npm ci ')) await inLayer(app, repository, instruction.rest);
      else if (instruction.rest.startsWith('npm ')) await run(instruction.rest, app);
    }
  }
  return describe(stages.at(-1), appOf(directory, stages.length - 1));

  async function copy({ rest }: Instruction, app: string): Promise<void> {
    const words = rest.split(/\s+/);
    const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
    const target = words.pop() ?? '';
    if (from !== undefined) {
      const stage = stages.findIndex(({ name }) => name === from);
      const built = words.map((path) => join(appOf(directory, stage), relative('/app', path)));
      for (const path of built) await cp(path, app, { recursive: true, verbatimSymlinks: true });
      return;
    }
    for (const path of words) {
      const isDirectory = !basename(path).includes('.') && path !== 'LICENSE';
      const place = isDirectory ? join(app, target) : join(app, target, basename(path));
      await copyFromContext(repository, path, place, isSeen);
    }
  }
}

const appOf = (directory: string, stage: number) => join(directory, `stage-${stage}`, 'app');

/**
 * Installs as an engine does: where nothing of what is read for it has changed since the last time, what it left then is
 * taken. Hard links make that cheap.
 */
async function inLayer(app: string, repository: string, command: string): Promise<void> {
  const hash = createHash('sha256').update(`${process.version}\n${command}\n`);
  for (const file of await filesBelow(app)) hash.update(`${file}\n`).update(await readFile(join(app, file)));
  const layers = join(repository, 'node_modules/.cache/image-layers');
  const layer = join(layers, hash.digest('hex'));
  if (!existsSync(layer)) {
    await run(command, app);
    await rm(layers, { recursive: true, force: true });
    await mkdir(layers, { recursive: true });
    // What is interrupted in the middle is no layer.
    await linkTree(app, `${layer}.partial`);
    await rename(`${layer}.partial`, layer);
    return;
  }
  await rm(app, { recursive: true });
  await linkTree(layer, app);
}

const filesBelow = async (directory: string): Promise<string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .toSorted();

/** Copies where the two are not on one disk. */
const linkTree = (from: string, to: string) =>
  promisify(execFile)('/bin/sh', ['-c', 'cp -rlP "$0" "$1" 2> /dev/null || cp -rP "$0/." "$1"', from, to]);

async function run(command: string, cwd: string): Promise<void> {
  await promisify(execFile)('/bin/sh', ['-c', command], {
    cwd,
    // What is in npm's cache is not fetched again: the repository's own installation has just put it there.
    env: { ...process.env, npm_config_prefer_offline: 'true', NODE_ENV: 'production' },
    timeout: NPM_MINUTES * 60_000,
  });
}

function describe(stage: Stage | undefined, directory: string): BuiltImage {
  const last = (word: string) => stage?.instructions.findLast((one) => one.word === word)?.rest ?? '';
  const settings = last('ENV').matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g);
  return {
    directory,
    environment: Object.fromEntries(
      [...settings].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']),
    ),
    entrypoint: listIn(last('ENTRYPOINT')),
    healthCheck: listIn(last('HEALTHCHECK')),
    user: last('USER') || undefined,
  };
}

/** The exec form at the end of an instruction. */
const listIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];
