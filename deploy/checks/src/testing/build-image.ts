import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
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
  /** Packages that the image is built with, as they are before their install script. */
  withInstallScript: string[];
}

const NPM_MINUTES = 4;

/**
 * Does what the Dockerfile says without an engine: its copies and its npm, on the Node that runs this. Base images,
 * and what is done to directories outside `/app`, are not part of it.
 */
export async function buildImage(repository: string, directory: string): Promise<BuiltImage> {
  const isSeen = await readBuildContext(repository);
  const stages = await readStages(repository);
  const withInstallScript: string[] = [];
  for (const [index, stage] of stages.entries()) {
    const app = appOf(directory, index);
    await mkdir(app, { recursive: true });
    for (const instruction of stage.instructions) {
      if (instruction.word === 'COPY') await copy(instruction, app);
      if (instruction.word !== 'RUN') continue;
      if (instruction.rest.startsWith('npm ci '))
        withInstallScript.push(...(await install(instruction.rest, app, repository)));
      else if (instruction.rest.startsWith('npm ')) await run(instruction.rest, app);
    }
  }
  return { ...describe(stages.at(-1), appOf(directory, stages.length - 1)), withInstallScript };

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
 * Has npm say what it would install where, which takes a second, and links that from the repository's own installation, which
 * is of the same lock file. Unpacking the same again takes forty.
 * @returns where those lie whose install script has run in the repository, and would not here
 */
async function install(command: string, app: string, repository: string): Promise<string[]> {
  const said = await run(`${command} --dry-run --json`, app);
  const { add }: { add: { path: string }[] } = JSON.parse(said.slice(said.indexOf('\n{')));
  const root = await realpath(app);
  const places = add.map(({ path }) => relative(root, path));
  // Those inside of others come along with them.
  const outer = places.filter((place) => place.split('node_modules/').length === 2);
  const byFolder = Map.groupBy(outer, (place) => dirname(place));
  for (const [folder, names] of byFolder) await link(repository, app, folder, names);
  const programs = [...byFolder.keys()].filter((folder) => basename(folder) === 'node_modules');
  for (const folder of programs) {
    const all = join(folder, '.bin');
    if (existsSync(join(repository, all))) await link(repository, app, folder, [all]);
  }
  const { packages }: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
    await readFile(join(repository, 'package-lock.json'), 'utf8'),
  );
  return places.filter((place) => packages[place]?.hasInstallScript);
}

/** Copies where the two are not on one disk. */
async function link(from: string, to: string, folder: string, places: readonly string[]): Promise<void> {
  const target = join(to, folder);
  await mkdir(target, { recursive: true });
  const line = 'cp -rlP "$@" "$0" 2> /dev/null || cp -rP "$@" "$0"';
  await promisify(execFile)('/bin/sh', ['-c', line, target, ...places], { cwd: from });
}

async function run(command: string, cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 16e6,
    timeout: NPM_MINUTES * 60_000,
  });
  return stdout;
}

function describe(stage: Stage | undefined, directory: string): Omit<BuiltImage, 'withInstallScript'> {
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
