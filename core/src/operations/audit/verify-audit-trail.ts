import { MoreThan } from 'typeorm';
import type { Context } from '../../domain/context/context.ts';
import { CHAIN_START, entryDigest, sealHash } from '../../platform/audit/audit-chain.ts';
import { AuditSealEntity, type AuditSealRow } from '../../platform/audit/audit-entities.ts';
import { findEntries } from '../../platform/audit/find-entries.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { AuditHead } from './seal-audit-trail.ts';
import { isSigned } from './seal-signature.ts';

/** What is wrong with a trail, and where. */
export type AuditProblem =
  /** A sealed entry says something else than when it was sealed. */
  | { kind: 'entry-changed'; entryId: string; seal: number }
  | { kind: 'entry-missing'; entryId: string; seal: number }
  /** An entry that was neither sealed nor waits to be: put there from outside, or taken out of a seal. */
  | { kind: 'entry-stray'; entryId: string }
  /** An entry that waits to be sealed is gone. */
  | { kind: 'waiting-missing'; entryId: string }
  /** A seal is not what it was, or does not follow the one before it. */
  | { kind: 'seal-changed'; seal: number }
  /** A seal was not made by this service. */
  | { kind: 'seal-forged'; seal: number }
  | { kind: 'seal-missing'; seal: number }
  /** The head noted earlier is not in the chain: its end was cut off or made anew. */
  | { kind: 'head-missing'; seal: number };

/** What a look at a whole trail found. */
export interface AuditReport {
  /** True when nothing was changed, removed, added or reordered behind the service's back. */
  intact: boolean;
  entries: number;
  seals: number;
  /** The newest seal, its hash in hexadecimal; null before the first. */
  head: { number: number; hash: string } | null;
  /** Entries not sealed yet: nothing can be said about them. Normally there are none older than a few seconds. */
  unsealed: { count: number; oldest: Date | null };
  problems: AuditProblem[];
}

/** A seal as it is noted elsewhere. */
type Head = Pick<AuditHead, 'number' | 'hash'>;

const nameOf = ({ number, hash }: Head): string => `${number}:${hash}`;

const SEALS_AT_A_TIME = 20;
/** Of the seals missing in one place, so many are listed: a forged one may have any number. */
const MOST_MISSING = 1_000;

/**
 * Goes through an organization's whole audit trail and recomputes its chain.
 * @param expectedHeads heads noted earlier, outside the database; without one, a chain whose end was cut off together
 *   with all its entries looks like a shorter one
 */
export function verifyAuditTrail(
  context: Context,
  { expectedHeads = [] }: { expectedHeads?: readonly Head[] } = {},
): Promise<AuditReport> {
  return inTransaction(context, async (transaction) => {
    // One view of all tables: requests go on meanwhile.
    await transaction.query('set transaction isolation level repeatable read');
    const chain = await followChain(context, transaction, expectedHeads);
    const strays = await findStrays(transaction, context.organization.id);
    const unsealed = await findUnsealed(transaction, context.organization.id);
    const problems = [...chain.problems, ...strays, ...unsealed.problems];
    const { entries, seals, head } = chain;
    const { count, oldest } = unsealed;
    return { intact: problems.length === 0, entries, seals, head, unsealed: { count, oldest }, problems };
  });
}

async function followChain(
  context: Context,
  transaction: Transaction,
  expectedHeads: readonly Head[],
): Promise<Pick<AuditReport, 'entries' | 'seals' | 'head' | 'problems'>> {
  const organizationId = context.organization.id;
  const problems: AuditProblem[] = [];
  const found = { entries: 0, seals: 0, head: null as AuditReport['head'] };
  let previous = CHAIN_START;
  const missing = new Set(expectedHeads.map(nameOf));
  for (;;) {
    const after = found.head?.number ?? 0;
    const seals = await transaction.manager.find(AuditSealEntity, {
      where: { organizationId, number: MoreThan(after) },
      order: { number: 'ASC' },
      take: SEALS_AT_A_TIME,
    });
    if (seals.length === 0) break;
    for (const seal of seals) {
      const next = (found.head?.number ?? 0) + 1;
      for (let number = next; number < Math.min(seal.number, next + MOST_MISSING); number += 1) {
        problems.push({ kind: 'seal-missing', seal: number });
      }
      problems.push(...(await checkSeal(context, transaction, previous, seal)));
      previous = seal.hash;
      found.seals += 1;
      found.entries += seal.entries.length;
      found.head = { number: seal.number, hash: seal.hash.toString('hex') };
      missing.delete(nameOf(found.head));
    }
  }
  const gone = new Set(expectedHeads.filter((head) => missing.has(nameOf(head))).map(({ number }) => number));
  for (const number of gone) problems.push({ kind: 'head-missing', seal: number });
  return { ...found, problems };
}

async function checkSeal(
  { cipher }: Context,
  transaction: Transaction,
  previous: Buffer,
  seal: AuditSealRow,
): Promise<AuditProblem[]> {
  const { number } = seal;
  const problems: AuditProblem[] = [];
  if (!sealHash(previous, seal).equals(seal.hash)) problems.push({ kind: 'seal-changed', seal: number });
  if (!isSigned(cipher, seal)) problems.push({ kind: 'seal-forged', seal: number });
  const ids = seal.entries.map(([id]) => id);
  const entries = await findEntries(transaction, seal.organizationId, ids);
  for (const [entryId, digest] of seal.entries) {
    const entry = entries.get(entryId);
    if (!entry) problems.push({ kind: 'entry-missing', entryId, seal: number });
    else if (digest !== entryDigest(entry)) problems.push({ kind: 'entry-changed', entryId, seal: number });
  }
  return problems;
}

async function findStrays({ query }: Transaction, organizationId: string): Promise<AuditProblem[]> {
  const strays = await query<{ id: string }>(
    `select e.id from audit_entries e where e.organization_id = $1
        and not exists (select 1 from audit_unsealed u where u.organization_id = $1 and u.id = e.id)
        and not exists (select 1 from
          (select (entry ->> 0)::uuid as id from audit_seals s, jsonb_array_elements(s.entries) as entry
            where s.organization_id = $1) sealed where sealed.id = e.id)
      order by e.id`,
    [organizationId],
  );
  return strays.map(({ id }) => ({ kind: 'entry-stray', entryId: id }));
}

async function findUnsealed(
  { query }: Transaction,
  organizationId: string,
): Promise<{ count: number; oldest: Date | null; problems: AuditProblem[] }> {
  const rows = await query<{ id: string; recordedAt: Date | null }>(
    `select u.id, e.recorded_at as "recordedAt" from audit_unsealed u
        left join audit_entries e on e.organization_id = u.organization_id and e.id = u.id
      where u.organization_id = $1 order by e.recorded_at nulls last`,
    [organizationId],
  );
  const problems = rows
    .filter(({ recordedAt }) => recordedAt === null)
    .map(({ id }): AuditProblem => ({ kind: 'waiting-missing', entryId: id }));
  return { count: rows.length, oldest: rows[0]?.recordedAt ?? null, problems };
}
