import { cp, readFile } from 'node:fs/promises';
import { join, matchesGlob, relative } from 'node:path';

/** Says of a path in the repository whether the image's build gets to see it. */
export type BuildContext = (path: string) => boolean;

/** Reads `.dockerignore`: the last pattern that fits a path, or a directory above it, decides. */
export async function readBuildContext(repository: string): Promise<BuildContext> {
  const text = await readFile(join(repository, '.dockerignore'), 'utf8');
  const patterns = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return (path) => {
    const parts = path.split('/');
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const decides = patterns.findLast((pattern) =>
      above.some((one) => matchesGlob(one, pattern.replace(/^!/, ''))),
    );
    return decides === undefined || decides.startsWith('!');
  };
}

/** Copies what COPY would copy. Directories are walked even where they are left out: something in them may be let in. */
export async function copyFromContext(
  repository: string,
  path: string,
  target: string,
  isSeen: BuildContext,
): Promise<void> {
  await cp(join(repository, path), target, {
    recursive: true,
    filter: (source) => {
      const inside = relative(repository, source);
      return inside === '' || isSeen(inside);
    },
  });
}
