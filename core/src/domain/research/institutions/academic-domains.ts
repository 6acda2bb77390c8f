import { readData } from '../../../platform/read-data.ts';
import type { Institution } from './institution.ts';
import { type InstitutionIndex, indexInstitutions } from './institution-index.ts';

let known: InstitutionIndex | undefined;

/** The schools of the world by their domains, as the service comes with them: a name and a website, and no place. */
export function academicDomains(): InstitutionIndex {
  known ??= indexInstitutions(readDomains(readData('academic-domains.tsv')));
  return known;
}

function readDomains(text: string): Institution[] {
  return text.split('\n').flatMap((line) => {
    const [domain = '', name, ...aliases] = line.startsWith('#') ? [] : line.split('\t');
    if (name === undefined) return [];
    return {
      id: `domain:${domain}`,
      name,
      aliases,
      website: domain,
      country: countryOf(domain),
      city: null,
      state: null,
      phone: null,
      group: domain,
      isMain: true,
      system: null,
      isClosed: false,
      successor: null,
    };
  });
}

const TERRITORIES: ReadonlySet<string> = new Set(['pr', 'gu', 'vi', 'as', 'mp']);

/** Of the domains without a country, those of schools are American. */
function countryOf(domain: string): string | null {
  const last = domain.slice(domain.lastIndexOf('.') + 1);
  if (last === 'edu' || TERRITORIES.has(last)) return 'US';
  if (last === 'uk') return 'GB';
  return last.length === 2 ? last.toUpperCase() : null;
}
