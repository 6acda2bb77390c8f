import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exists } from '../exists.ts';
import { sharedTemporary } from '../postgres/shared-temporary.ts';
import { lookUpAccount } from '../postgres/unprivileged.ts';
import { makeClone } from './clone.ts';
import type { Here } from './run-here.ts';
import type { Situation } from './situations.ts';

/** A situation that was made. */
export interface Place {
  home: string;
  clone: string;
  /** How to run something in it. */
  here: Here;
}

/** A directory for situations, which every user may enter. */
export async function makeScratch(): Promise<string> {
  const scratch = await mkdtemp(join(sharedTemporary(await lookUpAccount('nobody')), 'credence-anywhere-'));
  await chmod(scratch, 0o755);
  return scratch;
}

/** Makes what a situation tells of below `scratch`. Clones that are alike are one. */
export async function makePlace(situation: Situation, scratch: string): Promise<Place> {
  const { homeMode = 0o755, umask = '022', directory = 'clone', isAnotherUser = false } = situation;
  const account = isAnotherUser ? await lookUpAccount('nobody') : undefined;
  if (isAnotherUser && !account) throw new Error('There is no user "nobody"');
  const home = join(scratch, `home-${homeMode.toString(8)}-${umask}-${account ? 'other' : 'root'}`);
  const clone = join(home, directory);
  if (!(await exists(clone))) {
    await makeClone(clone, { umask, owner: account });
    if (situation.isBuilt) await takeBuilds(scratch, clone);
  }
  await chmod(home, homeMode);

  const environment = { ...situation.environment };
  if (situation.hasOwnTemporary) {
    environment.TMPDIR = join(home, 'temporary files');
    await mkdir(environment.TMPDIR, { mode: 0o700, recursive: true });
    if (account) await chown(environment.TMPDIR, account.uid, account.gid);
  }
  const here: Here = {
    cwd: situation.isLinked ? await linkTo(clone, scratch) : clone,
    umask,
    account,
    environment,
    nodePath: situation.hostNode ? await installNode(situation.hostNode, scratch) : undefined,
    isOffline: situation.isOffline ?? false,
    readOnly: situation.isReadOnly ? join(clone, 'node_modules') : undefined,
  };
  return { home, clone, here };
}

/** Copies what another clone has built, as Turborepo keeps it. */
async function takeBuilds(scratch: string, clone: string): Promise<void> {
  const [builds] = globSync('home-*/*/.turbo', { cwd: scratch });
  if (builds) await cp(join(scratch, builds), join(clone, '.turbo'), { recursive: true });
}

async function linkTo(clone: string, scratch: string): Promise<string> {
  const link = join(scratch, 'link');
  await rm(link, { force: true });
  await symlink(clone, link);
  return link;
}

/** @returns the directory of its program */
async function installNode(version: string, scratch: string): Promise<string> {
  const prefix = join(scratch, `node-${version}`);
  await mkdir(prefix, { recursive: true });
  await promisify(execFile)('npm', ['install', '--silent', '--prefix', prefix, `node@${version}`]);
  return join(prefix, 'node_modules/.bin');
}
