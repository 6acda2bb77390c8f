import { createHash } from 'node:crypto';

/** An entry as the chain covers it: every column, its time as text to the microsecond. */
export interface ChainedEntry {
  id: string;
  recordedAt: string;
  actor: string;
  subject: string | null;
  action: string;
  resources: Readonly<Record<string, unknown>>;
  requestId: string | null;
  client: string | null;
  address: string | null;
}

/** A link of the chain: what it covers, without the hash that follows from it. */
export interface Seal {
  organizationId: string;
  id: string;
  /** Place in the organization's chain, from 1. */
  number: number;
  sealedAt: Date;
  /** Id and digest of each entry that it covers. */
  entries: readonly (readonly [id: string, digest: string])[];
}

/** What the first seal of an organization follows. */
export const CHAIN_START: Buffer = Buffer.alloc(32);

/** Stands for the digest of an entry that was gone before it could be sealed. */
export const NO_ENTRY = 'missing';

/** SHA-256 of everything an entry says, in hexadecimal. */
export function entryDigest(entry: ChainedEntry): string {
  const { id, recordedAt, actor, subject, action, resources, requestId, client, address } = entry;
  const sorted = Object.entries(resources).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // Entries from before these were recorded keep the digest that they were sealed with.
  const from = client === null && address === null ? [] : [client, address];
  const all = [id, recordedAt, actor, subject, action, sorted, requestId, ...from];
  return sha256(JSON.stringify(all)).toString('hex');
}

/** SHA-256 of a seal and of the one before it. */
export function sealHash(previous: Buffer, seal: Seal): Buffer {
  const { organizationId, id, number, sealedAt, entries } = seal;
  const all = [previous.toString('hex'), organizationId, id, number, sealedAt.toISOString(), entries];
  return sha256(JSON.stringify(all));
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
