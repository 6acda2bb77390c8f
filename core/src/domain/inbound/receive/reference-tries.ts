import { createHmac, hkdfSync } from 'node:crypto';
import { networkOf } from '../../../platform/network/network-of.ts';
import type { Core } from '../../context/context.ts';

/** What keeps the counts of typed references, as a library that counts them wants to talk to it. */
export interface ReferenceTries {
  query(statement: { text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

/** The counts of typed references in the database, of all servers together. They belong to no organization. */
export const referenceTries = (core: Core): ReferenceTries => ({
  async query({ text, values }) {
    await core.ready();
    return { rows: await core.dataSource.query(text, values) };
  },
});

/** Of IPv6: a /48 is to be had for nothing, and an office seldom shares one. */
const NETWORK_BITS = 48;

/** The key under which the tries from an address are counted: the address cannot be told from it. */
export function triesKey({ masterKeys }: Core, address: string): string {
  const newest = masterKeys.deploymentKeys().get(masterKeys.newest) ?? '';
  const key = Buffer.from(hkdfSync('sha256', newest, '', 'reference tries', 32));
  return createHmac('sha256', key).update(networkOf(address, NETWORK_BITS)).digest('base64url');
}
