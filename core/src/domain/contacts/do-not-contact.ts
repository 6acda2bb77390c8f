import { IsNull } from 'typeorm';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import { type Context, now } from '../context/context.ts';
import { DoNotContactEntity, openRefusal, sealRefusal } from '../entities/do-not-contact-entity.ts';
import { type Destination, ownerKey } from './destination-rules.ts';

/** A destination at which no contact is asked any more. */
export interface Refusal {
  id: string;
  /** The address or number. */
  destination: string;
  searchId: string;
  inboundId: string;
  since: Date;
}

/** Keeps that no contact is to be asked at a destination, until it is lifted. */
export async function keepRefusal(
  context: Context,
  { manager }: Transaction,
  { destination, ...from }: { destination: Destination; searchId: string; inboundId: string },
): Promise<void> {
  const id = newId();
  const key = ownerKey(destination);
  await manager
    .createQueryBuilder()
    .insert()
    .into(DoNotContactEntity)
    .values({
      organizationId: context.organization.id,
      id,
      ...from,
      since: now(context),
      liftedAt: null,
      fingerprint: refusalKey(context, destination),
      destination: sealRefusal(context, id, key),
    })
    .orIgnore()
    .execute();
}

/** By what a refusal at a destination is found. */
export const refusalKey = ({ cipher }: Context, destination: Destination): string =>
  cipher.fingerprint(ownerKey(destination));

/** The `ownerKey`s of those of these destinations at which no contact is to be asked. */
export async function refusedAmong(
  context: Context,
  { prepared }: Transaction,
  destinations: readonly Destination[],
): Promise<ReadonlySet<string>> {
  const keys = new Map(
    destinations.map((one): [string, string] => [refusalKey(context, one), ownerKey(one)]),
  );
  if (keys.size === 0) return new Set();
  const found = await prepared<{ fingerprint: string }>(
    `select fingerprint from do_not_contact
      where organization_id = $1 and fingerprint = any($2) and lifted_at is null`,
    [context.organization.id, [...keys.keys()]],
  );
  return new Set(found.flatMap(({ fingerprint }) => keys.get(fingerprint) ?? []));
}

/** Whether no contact is to be asked at a destination. */
export const isRefusedAt = async (
  context: Context,
  transaction: Transaction,
  destination: Destination,
): Promise<boolean> => (await refusedAmong(context, transaction, [destination])).size > 0;

/** The destinations at which an organization asks no contact any more, the latest first. */
export function listRefusals(context: Context): Promise<Refusal[]> {
  return inTransaction(context, async ({ manager }) => {
    const rows = await manager.find(DoNotContactEntity, {
      where: { organizationId: context.organization.id, liftedAt: IsNull() },
      order: { since: 'DESC', id: 'DESC' },
    });
    return rows.map((row) => ({
      id: row.id,
      searchId: row.searchId,
      inboundId: row.inboundId,
      since: row.since,
      destination: openRefusal(context, row).replace(/^(?:EMAIL|NUMBER):/, ''),
    }));
  });
}

/**
 * Lets contacts be asked again at a destination.
 * @throws NotFound when nothing forbids it
 */
export function liftRefusal(context: Context, id: string): Promise<void> {
  return inTransaction(context, async ({ manager }) => {
    const key = { organizationId: context.organization.id, id, liftedAt: IsNull() };
    const { affected } = await manager.update(DoNotContactEntity, key, { liftedAt: now(context) });
    if (affected !== 1) throw new NotFound('No such entry, or it was lifted before');
  });
}
