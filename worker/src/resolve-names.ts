import { promises as dns } from 'node:dns';
import type { Resolve } from './http-connector.ts';

/** For each server of the machine: a packet may be lost, and the next one is answered in the time for a connection. */
const TIMEOUTS = { timeout: 1_000, tries: 2 };

const LOOPBACK = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Finds addresses by DNS alone, each name on its own. The operating system would look two names up at a time, and one
 * client's name servers that do not answer would hold up all others'. So a hosts file counts for nothing here.
 * @param servers such as `192.0.2.1:53`; those of the machine when absent
 */
export function resolveBy(servers?: readonly string[]): Resolve {
  return async (hostname) => {
    // A name that no server is asked for (RFC 6761).
    if (/(^|\.)localhost\.?$/i.test(hostname)) return LOOPBACK;
    // One for each name: a resolver that has seen fast answers times out sooner for slow ones.
    const resolver = new dns.Resolver(TIMEOUTS);
    if (servers) resolver.setServers(servers);
    // A name may well have addresses of one kind only.
    const [v4, v6] = await Promise.all([
      resolver.resolve4(hostname).catch(() => []),
      resolver.resolve6(hostname).catch(() => []),
    ]);
    return [
      ...v4.map((address) => ({ address, family: 4 })),
      ...v6.map((address) => ({ address, family: 6 })),
    ];
  };
}
