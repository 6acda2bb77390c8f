/** Part of the build: fails when some view needs more for its first load than a phone should wait for. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const MOST_KILOBYTES = 350;

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

const dist = new URL('dist/', import.meta.url);
const manifest = new Map(
  Object.entries(JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8')) as Record<string, Chunk>),
);

/** The files of a chunk and of all that it imports at once. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const files = new Set<string>();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const chunk = manifest.get(next);
    if (!chunk || seen.has(next)) continue;
    seen.add(next);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

const packed = new Map<string, number>();
function kilobytesOf(file: string): number {
  const known = packed.get(file) ?? gzipSync(readFileSync(new URL(file, dist))).length / 1024;
  packed.set(file, known);
  return known;
}

// As `chunks.ts` calls it.
const entry = [...manifest].find(([, { file, name }]) => name === 'shell' && file.endsWith('.js'))?.[0];
if (entry === undefined) throw new Error('The manifest names no shell');
// Of the fonts, a browser takes the one for the letters that it shows.
const fonts = globSync('assets/inter-latin-wght-*.woff2', { cwd: fileURLToPath(dist) });
const shell = filesOf(entry).union(new Set(fonts));
// What a view loads when it is asked for, as the reader of PDFs, is no part of the first load.
const views = [...manifest.keys()].filter((name) => name.endsWith('.lazy.tsx'));
const loads = ['', ...views]
  .map((view) => {
    const files = shell.union(filesOf(view));
    return { view: view || entry, size: [...files].reduce((sum, file) => sum + kilobytesOf(file), 0) };
  })
  .sort((a, b) => b.size - a.size);

const [largest] = loads;
const shellSize = loads.find(({ view }) => view === entry)?.size ?? 0;
process.stdout.write(
  `First load: ${shellSize.toFixed(0)} KB gzipped; with its largest view, ${largest?.view}, ${largest?.size.toFixed(0)} KB\n`,
);
if (!largest || largest.size > MOST_KILOBYTES) {
  process.stderr.write(`More than ${MOST_KILOBYTES} KB\n`);
  process.exitCode = 1;
}
