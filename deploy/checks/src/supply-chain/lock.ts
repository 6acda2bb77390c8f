import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One package as the lock file has it. */
export interface LockedPackage {
  version?: string;
  license?: string;
  /** True for a room of this repository, which is linked. */
  link?: boolean;
  /** True for what is not installed in production. */
  dev?: boolean;
  peerDependencies?: Record<string, string>;
}

/** `package-lock.json`. */
export interface Lock {
  /** By where they are installed. */
  packages: Record<string, LockedPackage>;
}

export const readLock = (root: string): Lock =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

const MODULES = 'node_modules/';

/** Packages of others, by where they are installed. */
export const foreignPackages = ({ packages }: Lock): [name: string, LockedPackage][] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes(MODULES) && !link)
    .map(([path, found]) => [path.slice(path.lastIndexOf(MODULES) + MODULES.length), found]);
