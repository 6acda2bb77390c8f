import { EntitySchema } from 'typeorm';
import { bytes, instant, type TenantKey, tenantKey, text } from '../../platform/database/columns.ts';

/** A target that answered that it is gone, and gets nothing until it is taken back into use; others have no row. */
export interface DisabledTargetRow extends TenantKey {
  /** Names organization and URL: `targetKey`. */
  targetKey: string;
  /** Sealed: a URL may carry a secret. */
  url: Buffer;
  disabledAt: Date;
}

export const DisabledTargetEntity = new EntitySchema<DisabledTargetRow>({
  name: 'disabled_webhook_target',
  tableName: 'disabled_webhook_targets',
  columns: { ...tenantKey, targetKey: text, url: bytes, disabledAt: instant },
});

/** Where the URL of a disabled target is sealed. */
export const disabledUrlCell = (id: string) => ({ table: 'disabled_webhook_targets', column: 'url', id });
