import { readdirSync, readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CONSOLE_ROLES, permissionsOf } from '../../../contract/src/operations/roles.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

/** A path of this repository, as documents quote it. */
const PATH = /`((?:bench|contract|core|deploy|docs|e2e|local|openapi|sdk|server|worker)\/[\w./-]*\w\/?)`/g;

const pathsIn = (text: string): string[] => [...text.matchAll(PATH)].map(([, path = '']) => path);

const isThere = (path: string): Promise<boolean> =>
  access(join(ROOT, path)).then(
    () => true,
    () => false,
  );

describe('documents', () => {
  it.each(DOCUMENTS)('name files that there are: %s', async (document) => {
    const paths = pathsIn(readFileSync(join(ROOT, document), 'utf8'));
    const found = await Promise.all(paths.map(isThere));
    expect(paths.filter((_, index) => !found[index])).toEqual([]);
  });

  it('say of every chapter of ASVS what holds it, and name tests that there are', () => {
    const model = readFileSync(join(ROOT, 'docs/SECURITY-MODEL.md'), 'utf8');
    const chapters = [...model.matchAll(/^\| V(\d+) .*$/gm)];
    expect(chapters.map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 17 }, (_, index) => index + 1),
    );
    const untested = chapters.filter(
      ([row]) => !/not used|by the identity provider/.test(row) && !row.includes('.test.ts`'),
    );
    expect(untested.map(([row]) => row)).toEqual([]);
  });

  it('tell operators what each role of the console may, by the names of the contract', () => {
    const operations = readFileSync(join(ROOT, 'docs/OPERATIONS.md'), 'utf8');
    const told = CONSOLE_ROLES.map((role) => {
      const [, names = ''] =
        new RegExp(`^\\| \`${role}\` \\| [^|]+ \\| (.+) \\|$`, 'm').exec(operations) ?? [];
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    });
    const isNewAt = (at: number) => (permission: string) =>
      at === 0 || !permissionsOf(CONSOLE_ROLES[at - 1] ?? 'viewer').some((one) => one === permission);
    expect(told).toEqual(CONSOLE_ROLES.map((role, at) => permissionsOf(role).filter(isNewAt(at))));
  });

  it('answer what a newcomer asks first', () => {
    const architecture = readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8');
    const [, table = ''] = architecture.split('## Where to look');
    const answered = table.split('\n').filter((line) => line.startsWith('|') && pathsIn(line).length > 0);
    expect(answered.length).toBeGreaterThanOrEqual(20);
  });
});
