import { newId } from '../../../platform/database/ids.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { ConsolePersonEntity, type ConsolePersonRow } from './console-person-entity.ts';
import { type Profile, sealProfile } from './profile.ts';

/** A person as the issuer describes them when they sign in. */
export interface KnownPerson extends Profile, Pick<ConsolePersonRow, 'subject' | 'role'> {}

/**
 * The person's row, as of a sign-in at this time.
 * @returns the id of the row
 */
export async function keepPerson(
  context: Context,
  { manager }: Transaction,
  { subject, role, ...profile }: KnownPerson,
  at: Date,
): Promise<string> {
  const { id: organizationId } = context.organization;
  const id = newId();
  // Two sign-ins of a new person may come at once: one of them inserts.
  await manager
    .createQueryBuilder()
    .insert()
    .into(ConsolePersonEntity)
    .values({ organizationId, id, subject, profile: sealProfile(context, id, profile), role, lastSeenAt: at })
    .orIgnore()
    .execute();
  const known = await manager.findOneOrFail(ConsolePersonEntity, {
    select: { id: true },
    where: { organizationId, subject },
  });
  if (known.id === id) return id;
  await manager.update(
    ConsolePersonEntity,
    { organizationId, id: known.id },
    { profile: sealProfile(context, known.id, profile), role, lastSeenAt: at },
  );
  return known.id;
}
