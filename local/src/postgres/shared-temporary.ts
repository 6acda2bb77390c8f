import { tmpdir } from 'node:os';
import { type Account, succeeds } from './unprivileged.ts';

/** The temporary directory, or another one where only its owner may enter that. */
export function sharedTemporary(account: Account | undefined): string {
  const place = [tmpdir(), '/var/tmp', '/tmp'].find((path) => succeeds('cd "$0"', path, account));
  if (place === undefined) throw new Error('There is no temporary directory that another user can enter');
  return place;
}
