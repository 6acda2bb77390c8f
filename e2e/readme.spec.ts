import { execFile } from 'node:child_process';
import { access, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { blocksIn } from './support/guides.ts';
import { readStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const ROOT = new URL('../', import.meta.url);
const README = new URL('README.md', ROOT);

test('the program of the README runs as it is, with the values that it leaves open', async () => {
  const { apiUrl, authUrl, audience, clients } = readStack();
  const { clientId, clientSecret } = clients.acme;
  const values = { baseUrl: apiUrl, authUrl, audience, clientId, clientSecret, webhookSecret: 'unused' };
  const given = Object.entries(values).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  const program = blocksIn(README).find(({ kind }) => kind === 'ts');
  const file = test.info().outputPath('readme.mts');
  await writeFile(file, given.join('') + program?.code);
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  expect(stdout).toBe('COMPLETED VERIFIED_NO_DISCREPANCY\n');
});

test('what the README and the documents lead to is there', async () => {
  const scripts = Object.keys(JSON.parse(await readFile(new URL('package.json', ROOT), 'utf8')).scripts);
  const readme = await readFile(README, 'utf8');
  const commands = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(0);
  expect(scripts).toEqual(expect.arrayContaining(commands));

  const pages = [
    'ARCHITECTURE',
    'OPERATIONS',
    'SCALING',
    'UPGRADES',
    'BACKUP',
    'SETTINGS',
    'CLI',
    'GLOSSARY',
  ];
  for (const page of [README, ...pages.map((name) => new URL(`docs/${name}.md`, ROOT))]) {
    const text = await readFile(page, 'utf8');
    const places = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(
      ([, place = '']) => new URL(place, page),
    );
    for (const place of places)
      await expect(access(place), `${page} leads to ${place}`).resolves.toBeUndefined();
  }
});
