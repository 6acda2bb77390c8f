import { createHash, sign } from 'node:crypto';
import { Between, LessThan, MoreThan, MoreThanOrEqual } from 'typeorm';
import { type Context, now } from '../../domain/context/context.ts';
import { CHAIN_START } from '../../platform/audit/audit-chain.ts';
import { AuditSealEntity, type AuditSealRow } from '../../platform/audit/audit-entities.ts';
import { findEntries } from '../../platform/audit/find-entries.ts';
import { inReadTransaction } from '../../platform/database/replicas/read-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { exportKeyOf, publicKeyOf } from './export-key.ts';

/** Which part of a trail: what was sealed in a time, after a seal that was had before. */
export interface AuditRange {
  from?: Date | undefined;
  before?: Date | undefined;
  afterSeal?: number | undefined;
}

/** A part of a trail as JSON lines, which verifies by itself, and together with the part before it. */
export interface AuditPage {
  lines: string;
  entries: number;
  seals: number;
  /** After which seal there is more of the range; null at its end. */
  nextSeal: number | null;
}

/** Each has 500 entries at most. */
const SEALS_PER_PAGE = 10;

/**
 * One page of an organization's audit trail: the seals of a time in their order, each followed by its entries, and a last
 * line that is signed. Entries that no seal covers yet come with a later one, seconds after they were written.
 */
export function exportAuditTrail(context: Context, range: AuditRange): Promise<AuditPage> {
  return inReadTransaction(context, async (transaction) => {
    const found = await sealsOf(context, transaction, range);
    const seals = found.slice(0, SEALS_PER_PAGE);
    const nextSeal = found.length > seals.length ? (seals.at(-1)?.number ?? null) : null;
    const { id, tenant } = context.organization;
    const lines: string[] = [
      line({
        type: 'header',
        format: 'credence-audit/1',
        organizationId: id,
        tenant,
        from: range.from ?? null,
        before: range.before ?? null,
        exportedAt: now(context),
      }),
    ];
    let previous = await hashBefore(context, transaction, seals[0]);
    let entries = 0;
    for (const seal of seals) {
      lines.push(line({ type: 'seal', ...told(seal), previousHash: previous.toString('hex') }));
      const known = await findEntries(transaction, id, idsOf(seal));
      for (const entry of known.values()) lines.push(line({ type: 'entry', seal: seal.number, ...entry }));
      entries += known.size;
      previous = seal.hash;
    }
    const body = lines.join('');
    return {
      lines: body + lastLine(context, body, { entries, seals: seals.length, nextSeal }),
      entries,
      seals: seals.length,
      nextSeal,
    };
  });
}

const sealsOf = (
  { organization }: Context,
  { manager }: Transaction,
  { from, before, afterSeal = 0 }: AuditRange,
): Promise<AuditSealRow[]> =>
  manager.find(AuditSealEntity, {
    where: {
      organizationId: organization.id,
      number: MoreThan(afterSeal),
      ...sealedWithin(from, before),
    },
    order: { number: 'ASC' },
    take: SEALS_PER_PAGE + 1,
  });

function sealedWithin(from: Date | undefined, before: Date | undefined) {
  // Both ends of `Between` belong to it.
  if (from && before) return { sealedAt: Between(from, new Date(before.getTime() - 1)) };
  if (from) return { sealedAt: MoreThanOrEqual(from) };
  return before ? { sealedAt: LessThan(before) } : {};
}

async function hashBefore(
  { organization }: Context,
  { manager }: Transaction,
  first: AuditSealRow | undefined,
): Promise<Buffer> {
  if (!first || first.number === 1) return CHAIN_START;
  const where = { organizationId: organization.id, number: first.number - 1 };
  const seal = await manager.findOne(AuditSealEntity, { where });
  return seal?.hash ?? CHAIN_START;
}

const idsOf = ({ entries }: AuditSealRow): string[] => entries.map(([id]) => id);

const told = ({ number, id, sealedAt, entries, hash }: AuditSealRow) => ({
  number,
  id,
  sealedAt,
  entries,
  hash: hash.toString('hex'),
});

/** Signed as it stands, without its signature. */
function lastLine({ cipher }: Context, body: string, counts: object): string {
  const key = exportKeyOf(cipher);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const end = { type: 'end', ...counts, sha256, publicKey: publicKeyOf(key) };
  const signature = sign(null, Buffer.from(JSON.stringify(end)), key).toString('base64');
  return line({ ...end, signature });
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;
