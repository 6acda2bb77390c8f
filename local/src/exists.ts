import { access } from 'node:fs/promises';

/** Whether there is a file or directory of this name, as far as we are let to see. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
