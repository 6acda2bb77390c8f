import { entityKey } from '../../records/entity-key.ts';
import { domainOf } from './site.ts';

/** What a search of the web found. */
export interface FoundPage {
  title: string;
  url: string;
}

const MOST_FOUND = 20;

/** Where only a school, an authority or the forces register a domain. */
const RESTRICTED = /\.(?:edu|gov|mil|ac\.[a-z]{2}|edu\.[a-z]{2}|gov\.[a-z]{2})$/;

/**
 * The website of an employer or school among what a search of the web found: its domain says the name, or the first words
 * of it while the title says all, or it is one that only a school, an authority or the forces can register and the
 * title says the name. What others write about them is passed over.
 * @returns where it begins; null where none is sure enough to be read
 */
export function chooseWebsite(entityName: string, found: readonly FoundPage[]): string | null {
  const words = entityKey(entityName)
    .split(' ')
    .filter((word) => !SMALL.has(word));
  const name = words.join('');
  if (name.length < SHORTEST) return null;
  for (const { title, url } of found.slice(0, MOST_FOUND)) {
    const host = URL.parse(url)?.hostname ?? '';
    const domain = domainOf(host);
    if (domain === null) continue;
    const [label = ''] = domain.split('.');
    const isNamed = label.replaceAll('-', '') === name;
    const titled = new Set(entityKey(title).split(' '));
    const saysAll = words.every((word) => titled.has(word));
    if (isNamed || (saysAll && (RESTRICTED.test(domain) || isBeginning(label, words))))
      return `https://${host}/`;
  }
  return null;
}

const SMALL: ReadonlySet<string> = new Set(['the', 'of', 'and', 'at', 'in', 'for']);
const SHORTEST = 4;

/** "contoso" of "Contoso Foods": at least half of the letters, or it may be another organization's. */
function isBeginning(label: string, words: readonly string[]): boolean {
  const plain = label.replaceAll('-', '');
  const name = words.join('');
  return words.some(
    (_, index) => words.slice(0, index + 1).join('') === plain && plain.length * 2 >= name.length,
  );
}
