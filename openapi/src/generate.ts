import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDocument } from './document.ts';
import { lint } from './lint.ts';
import { buildSdkTypes } from './sdk-types.ts';

/**
 * `npm run generate` writes the OpenAPI document and the SDK's types from the contract. With `--check` it writes
 * nothing, and exits with 1 when a committed file is not what would be written, or when the document has lint findings.
 */

const DOCUMENT_FILE = fileURLToPath(new URL('../openapi.json', import.meta.url));
const SDK_TYPES_FILE = fileURLToPath(new URL('../../sdk/src/generated/api.ts', import.meta.url));

async function generate(): Promise<Map<string, string>> {
  const document = buildDocument();
  return new Map([
    [DOCUMENT_FILE, `${JSON.stringify(document, null, 2)}\n`],
    [SDK_TYPES_FILE, await buildSdkTypes(document)],
  ]);
}

async function write(): Promise<void> {
  for (const [file, text] of await generate()) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    say(`wrote ${relative(process.cwd(), file)}`);
  }
}

async function check(): Promise<void> {
  const [files, findings] = await Promise.all([generate(), lint(DOCUMENT_FILE)]);
  for (const [file, text] of files) {
    const committed = await readFile(file, 'utf8').catch(() => null);
    if (committed === text) continue;
    const problem = committed === null ? 'is missing' : 'does not match the contract';
    fail(`${relative(process.cwd(), file)} ${problem}: run \`npm run generate\` and commit what it writes`);
  }
  if (findings) fail(findings);
  if (!process.exitCode) say('openapi.json and the SDK types match the contract and lint clean');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

await (process.argv.includes('--check') ? check() : write());
