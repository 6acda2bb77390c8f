import { type Context, now } from '../../domain/context/context.ts';
import { OrganizationEntity } from '../../domain/context/organization-entity.ts';
import { writeAuditEntry } from '../../platform/audit/write-audit-entry.ts';
import {
  newDataKey,
  rewrapDataKey,
  sealingVersion,
  type WrappedKey,
} from '../../platform/database/encryption.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Which keys an organization has, without the keys. */
export interface DataKeysReading {
  /** The versions of the master keys that its data keys are wrapped under. */
  masterVersions: number[];
  /** The version of the data key that seals. */
  sealing: number;
  /** That of a data key which is announced, and seals nothing yet. */
  announced: number | null;
}

/** Which keys an organization has. */
export const readDataKeys = ({ core, organization }: Context): Promise<DataKeysReading> =>
  inTransaction({ core, organization }, async ({ manager }) => {
    const { dataKeys } = await manager.findOneByOrFail(OrganizationEntity, { id: organization.id });
    return readingOf(dataKeys);
  });

/**
 * Wraps the data keys of an organization under the newest master key; what they sealed stays as it is. Afterwards older
 * master keys are not needed for it.
 */
export const rewrapDataKeys = (context: Context): Promise<DataKeysReading> =>
  change(context, 'organization.rewrapKeys', (keys) =>
    keys.map((key) => rewrapDataKey(masterKeys(context), context.organization.id, key)),
  );

/**
 * Gives an organization a further data key that seals nothing yet. Processes keep what they know about an organization
 * for a moment, jobs until they end: all of them have to know the key before the first value is sealed under it.
 */
export const announceDataKey = (context: Context): Promise<DataKeysReading> =>
  change(context, 'organization.announceKey', (keys) => {
    if (keys.some(({ announced }) => announced)) return keys;
    const version = Math.max(...keys.map((key) => key.version)) + 1;
    const key = newDataKey(masterKeys(context), context.organization.id, version);
    return [...keys, { ...key, announced: true }];
  });

/** Has the announced data key seal from now on. The older ones stay, to open what they sealed. */
export const adoptDataKey = (context: Context): Promise<DataKeysReading> =>
  change(context, 'organization.adoptKey', (keys) => keys.map(({ announced, ...key }) => key));

const masterKeys = ({ core }: Context) => core.config.ENCRYPTION_KEYS;

const readingOf = (keys: readonly WrappedKey[]): DataKeysReading => ({
  masterVersions: [...new Set(keys.map(({ masterVersion }) => masterVersion))].toSorted((a, b) => a - b),
  sealing: sealingVersion(keys),
  announced: keys.find(({ announced }) => announced)?.version ?? null,
});

/** Changes the keys as they stand at this moment; nothing is written when nothing changes. */
const change = (
  context: Context,
  action: string,
  changed: (keys: readonly WrappedKey[]) => readonly WrappedKey[],
): Promise<DataKeysReading> =>
  // One run changes keys several times, and each change has an entry of its own.
  inTransaction({ core: context.core, organization: context.organization }, async (transaction) => {
    const { manager, afterCommit } = transaction;
    const key = { id: context.organization.id };
    const lock = { mode: 'for_no_key_update' } as const;
    const { dataKeys } = await manager.findOneOrFail(OrganizationEntity, { where: key, lock });
    const next = [...changed(dataKeys)];
    if (JSON.stringify(next) === JSON.stringify(dataKeys)) return readingOf(dataKeys);
    await manager.update(OrganizationEntity, key, { dataKeys: next, updatedAt: now(context) });
    await writeAuditEntry(context, transaction, {
      action,
      actor: context.actor,
      requestId: null,
      resources: {},
      subject: context.audit?.subject ?? null,
    });
    afterCommit(() => context.core.organizations.clear());
    return readingOf(next);
  });
