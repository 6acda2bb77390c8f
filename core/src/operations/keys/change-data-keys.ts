import { type Context, now } from '../../domain/context/context.ts';
import { OrganizationEntity } from '../../domain/context/organization-entity.ts';
import { entryOfStep } from '../../platform/audit/audit-note.ts';
import { writeAuditEntry } from '../../platform/audit/write-audit-entry.ts';
import {
  newDataKey,
  rewrapDataKey,
  sealingVersion,
  type WrappedKey,
} from '../../platform/database/encryption.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Scope } from '../../platform/database/scope.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** Which keys an organization has, without the keys. */
export interface DataKeysReading {
  /** The versions of the master keys that its data keys are wrapped under. */
  masterVersions: number[];
  /** The version of the data key that seals. */
  sealing: number;
  /** That of a data key which is announced, and seals nothing yet. */
  announced: number | null;
}

/** One data key of an organization, and what it is for. */
export interface DataKey {
  version: number;
  state: 'SEALS' | 'OPENS' | 'ANNOUNCED';
  /** When it was made, in ISO 8601; null for keys of 0.1.0. */
  createdAt: string | null;
  masterVersion: number;
}

/** The data keys of an organization one by one, the newest first. */
export async function listDataKeys(context: Context): Promise<DataKey[]> {
  const keys = await inTransaction(context, ({ manager }) => readKeys(context, manager));
  const sealing = sealingVersion(keys);
  return keys
    .map(({ version, createdAt, masterVersion, announced }) => ({
      version,
      state: announced
        ? ('ANNOUNCED' as const)
        : version === sealing
          ? ('SEALS' as const)
          : ('OPENS' as const),
      createdAt: createdAt ?? null,
      masterVersion,
    }))
    .toSorted((a, b) => b.version - a.version);
}

/** Which keys an organization has. None of them has to open. */
export const readDataKeys = async (scope: Scope): Promise<DataKeysReading> => readingOf(await keysOf(scope));

/**
 * Wraps the data keys of an organization under the newest master key; what they sealed stays as it is. Afterwards older
 * master keys are not needed for it.
 */
export const rewrapDataKeys = (context: Context): Promise<DataKeysReading> =>
  change(context, 'organization.rewrapKeys', (keys) =>
    Promise.all(keys.map((key) => rewrapDataKey(context.core.masterKeys, context.organization.id, key))),
  );

/**
 * Gives an organization a further data key that seals nothing yet. Processes keep what they know about an organization
 * for a moment, jobs until they end: all of them have to know the key before the first value is sealed under it.
 */
export const announceDataKey = (context: Context): Promise<DataKeysReading> =>
  change(context, 'organization.announceKey', async (keys) => {
    if (keys.some(({ announced }) => announced)) return keys;
    const version = Math.max(...keys.map((key) => key.version)) + 1;
    const key = await newDataKey(context.core.masterKeys, context.organization.id, version, now(context));
    return [...keys, { ...key, announced: true }];
  });

/** Has the announced data key seal from now on. The older ones stay, to open what they sealed. */
export const adoptDataKey = (context: Context): Promise<DataKeysReading> =>
  change(context, 'organization.adoptKey', (keys) => keys.map(({ announced, ...key }) => key));

const readingOf = (keys: readonly WrappedKey[]): DataKeysReading => ({
  masterVersions: [...new Set(keys.map(({ masterVersion }) => masterVersion))].toSorted((a, b) => a - b),
  sealing: sealingVersion(keys),
  announced: keys.find(({ announced }) => announced)?.version ?? null,
});

type Change = (keys: readonly WrappedKey[]) => readonly WrappedKey[] | Promise<readonly WrappedKey[]>;

/**
 * Changes the keys as they stand; nothing is written when nothing changes. A key service is asked outside of transactions: where
 * the keys were changed meanwhile, it is done once more.
 */
async function change(context: Context, action: string, changed: Change): Promise<DataKeysReading> {
  for (;;) {
    const keys = await keysOf(context);
    const next = await changed(keys);
    if (isSame(next, keys)) return readingOf(keys);
    if (await replace(context, action, keys, next)) return readingOf(next);
  }
}

const isSame = (one: readonly WrappedKey[], other: readonly WrappedKey[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const keysOf = ({ core, organization }: Scope): Promise<WrappedKey[]> =>
  inTransaction({ core, organization }, ({ manager }) => readKeys({ organization }, manager));

async function readKeys(
  { organization }: Pick<Scope, 'organization'>,
  manager: Transaction['manager'],
): Promise<WrappedKey[]> {
  const { dataKeys } = await manager.findOneByOrFail(OrganizationEntity, { id: organization.id });
  return dataKeys;
}

const replace = (
  context: Context,
  action: string,
  before: readonly WrappedKey[],
  next: readonly WrappedKey[],
): Promise<boolean> =>
  // One run changes keys several times, and each change has an entry of its own.
  inTransaction({ core: context.core, organization: context.organization }, async (transaction) => {
    const { manager, afterCommit } = transaction;
    const key = { id: context.organization.id };
    const lock = { mode: 'for_no_key_update' } as const;
    const { dataKeys } = await manager.findOneOrFail(OrganizationEntity, { where: key, lock });
    if (!isSame(dataKeys, before)) return false;
    await manager.update(OrganizationEntity, key, { dataKeys: [...next], updatedAt: now(context) });
    await writeAuditEntry(context, transaction, entryOfStep(context, action, {}));
    afterCommit(() => context.core.organizations.forgetAll());
    return true;
  });
