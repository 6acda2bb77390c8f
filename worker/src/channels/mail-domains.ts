import { promises as dns } from 'node:dns';

/** Whether a domain takes mail; unknown where its name servers gave no answer. */
export type TakesMail = 'yes' | 'no' | 'unknown';

/** Looks up whether domains take mail. */
export interface MailDomains {
  takesMail(domain: string): Promise<TakesMail>;
}

const FRESH_MS = 3_600_000;
const MOST_DOMAINS = 10_000;
const PATIENCE = { timeout: 1_500, tries: 2 };
/** What a name server says of a name that is not there, or has no such entry. */
const ABSENT: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks the name servers once an hour and domain. A domain without mail servers takes mail at its own address (RFC 5321);
 * one whose only mail server is a dot takes none (RFC 7505).
 * @param servers such as `192.0.2.1:53`; those of the machine when absent
 */
export function mailDomains(servers?: readonly string[]): MailDomains {
  const known = new Map<string, { answer: Promise<TakesMail>; until: number }>();
  return {
    takesMail(domain) {
      const key = domain.toLowerCase();
      const entry = known.get(key);
      if (entry && performance.now() < entry.until) return entry.answer;
      if (known.size >= MOST_DOMAINS) known.clear();
      const answer = lookUp(key, servers);
      known.set(key, { answer, until: performance.now() + FRESH_MS });
      return answer;
    },
  };
}

async function lookUp(domain: string, servers: readonly string[] | undefined): Promise<TakesMail> {
  const resolver = new dns.Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  const exchanges = await found(resolver.resolveMx(domain));
  if (exchanges === null) return 'unknown';
  if (exchanges.length > 0) return exchanges.some(({ exchange }) => exchange !== '') ? 'yes' : 'no';
  const addresses = [await found(resolver.resolve4(domain)), await found(resolver.resolve6(domain))];
  if (addresses.some((some) => some !== null && some.length > 0)) return 'yes';
  return addresses.includes(null) ? 'unknown' : 'no';
}

/** Nothing where the name is not there; null where no name server answered. */
async function found<Entry>(asked: Promise<Entry[]>): Promise<Entry[] | null> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return ABSENT.has(code) ? [] : null;
  }
}
