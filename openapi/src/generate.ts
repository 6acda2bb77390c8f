import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { compareDocuments } from './breaking/compare-documents.ts';
import { buildDocument } from './document.ts';
import { FILES } from './files.ts';
import { lint } from './lint.ts';
import { buildLlmsText } from './llms.ts';
import { buildOperationsDocument } from './operations-document.ts';
import { buildPostmanCollection } from './postman.ts';
import { buildSdkTypes } from './sdk-types.ts';
import { lintWithSpectral } from './spectral.ts';

/**
 * `npm run generate` writes the OpenAPI documents of the API and of the console's own endpoints, and from the first the
 * Postman collection, llms.txt and the SDK's types.
 * With `--check` it writes nothing, and exits with 1 when a committed file is not what would be written, when a linter
 * has anything to say, or when the document breaks a promise of the last release. `npm run release:openapi` makes the
 * present document that of the last release.
 */

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function generate(document: ReturnType<typeof buildDocument>): Promise<Map<string, string>> {
  return new Map([
    [FILES.document, asJson(document)],
    [FILES.operations, asJson(buildOperationsDocument())],
    [FILES.postman, asJson(await buildPostmanCollection(document))],
    [FILES.llms, buildLlmsText(document)],
    [FILES.sdkTypes, await buildSdkTypes(document)],
  ]);
}

async function write(): Promise<void> {
  for (const [file, text] of await generate(buildDocument())) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    say(`wrote ${nameOf(file)}`);
  }
}

async function check(): Promise<void> {
  const document = buildDocument();
  const findings = await Promise.all([
    lint(FILES.document),
    lintWithSpectral(document),
    lint(FILES.operations),
    lintWithSpectral(buildOperationsDocument()),
    findStale(document),
    findBreaking(document),
  ]);
  for (const finding of findings) if (finding) fail(finding);
  if (!process.exitCode) {
    say('The OpenAPI document and what is made from it match the contract, lint clean and break no promise');
  }
}

/** The generated files that are not as they would be written. */
async function findStale(document: ReturnType<typeof buildDocument>): Promise<string | null> {
  const lines: string[] = [];
  for (const [file, text] of await generate(document)) {
    const committed = await readFile(file, 'utf8').catch(() => null);
    if (committed === text) continue;
    const problem = committed === null ? 'is missing' : 'does not match the contract';
    lines.push(`${nameOf(file)} ${problem}: run \`npm run generate\` and commit what it writes`);
  }
  return lines.join('\n') || null;
}

/** What clients of the last release would trip over. What they should only look at is told, and is no failure. */
async function findBreaking(document: object): Promise<string | null> {
  const released: unknown = JSON.parse(await readFile(FILES.released, 'utf8'));
  const changes = compareDocuments(released, document);
  const lines = (severity: string) =>
    changes.filter((change) => change.severity === severity).map(({ place, text }) => `${place}: ${text}`);
  for (const line of lines('warning')) say(`to announce: ${line}`);
  const breaking = lines('breaking');
  return breaking.length > 0
    ? `Clients of the last release would break:\n${breaking.join('\n')}\nUndo this, or add a new version beside it`
    : null;
}

/** What is promised from now on. */
async function release(): Promise<void> {
  await mkdir(dirname(FILES.released), { recursive: true });
  await copyFile(FILES.document, FILES.released);
  say(`wrote ${nameOf(FILES.released)}`);
}

const nameOf = (file: string): string => relative(process.cwd(), file);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

const [command] = process.argv.slice(2);
await (command === '--check' ? check() : command === '--release' ? release() : write());
