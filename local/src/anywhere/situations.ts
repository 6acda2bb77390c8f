import type { Here } from './run-here.ts';

/** Where and how the user stands who types `npm run demo`; all else is as on any machine. */
export interface Situation {
  name: string;
  /** Mode of the directory above the clone. */
  homeMode?: number;
  umask?: string;
  /** Of the clone's directory. */
  directory?: string;
  /** Through a symbolic link to the clone. */
  isLinked?: boolean;
  /** A user without a login shell, to whom the clone belongs, but not what is installed in it. */
  isAnotherUser?: boolean;
  environment?: Here['environment'];
  /** TMPDIR is a directory that only its owner enters. */
  hasOwnTemporary?: boolean;
  isOffline?: boolean;
  /** What is installed is mounted so that even root cannot write to it. */
  isReadOnly?: boolean;
  /** Version of the Node that npm runs on, instead of the one that is there. */
  hostNode?: string;
  /** What an earlier situation has built is kept as a build keeps it; all else builds from nothing. */
  isBuilt?: boolean;
  /** The README names it: installing warns of no package. */
  isPromised?: boolean;
}

const HOME = { homeMode: 0o700 };

const PLACE = { directory: 'Mes dépôts — 証明', isLinked: true, hasOwnTemporary: true };

/** All at once: what passes here passes one by one. Only the first builds, who may not write to what is installed. */
export const SHORT: readonly Situation[] = [
  {
    ...PLACE,
    name: 'another user: spaces, letters, a link, no login shell, no HOME, no LANG, TMPDIR of its own, node_modules of root',
    isAnotherUser: true,
    environment: { HOME: undefined, LANG: undefined },
  },
  {
    ...HOME,
    ...PLACE,
    name: 'root: home 700, umask 077, spaces, letters, a link, no HOME, LANG=C, TMPDIR of its own, no network, no IPv6',
    umask: '077',
    environment: { HOME: undefined, LANG: 'C' },
    isOffline: true,
    isBuilt: true,
  },
];

/** One by one, to tell which it is. */
export const LONG: readonly Situation[] = [
  { ...HOME, name: 'root, home 700' },
  { ...HOME, name: 'root, umask 077', umask: '077' },
  { ...HOME, name: 'root, spaces and letters in the path', directory: 'Mes dépôts — 証明' },
  { ...HOME, name: 'root, through a symbolic link', isLinked: true },
  { ...HOME, name: 'root, HOME unset', environment: { HOME: undefined } },
  { ...HOME, name: 'root, LANG=C', environment: { LANG: 'C' } },
  { ...HOME, name: 'root, LANG unset', environment: { LANG: undefined } },
  { ...HOME, name: 'root, TMPDIR of its own', hasOwnTemporary: true },
  { ...HOME, name: 'root, no network and no IPv6', isOffline: true },
  {
    ...HOME,
    name: 'root, read-only node_modules',
    directory: 'read-only',
    isReadOnly: true,
    hasOwnTemporary: true,
  },
  { ...HOME, name: 'root, npm on Node 20', hostNode: '20' },
  ...['22.19.0', '22', '24'].map((version) => ({
    ...HOME,
    name: `root, npm on Node ${version}`,
    hostNode: version,
    isPromised: true,
  })),
  ...SHORT,
];
