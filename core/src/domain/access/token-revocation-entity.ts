import { EntitySchema } from 'typeorm';
import { instant, nullable, type TenantKey, tenantKey, text } from '../../platform/database/columns.ts';

/** One token, or all of a client's that were issued before a time, which are refused although they are good. */
export interface TokenRevocationRow extends TenantKey {
  /** Its `jti`. */
  tokenId: string | null;
  client: string | null;
  issuedBefore: Date | null;
  revokedAt: Date;
  /** From when on no such token would be taken anyway. */
  expiresAt: Date;
}

export const TokenRevocationEntity = new EntitySchema<TokenRevocationRow>({
  name: 'token_revocation',
  tableName: 'token_revocations',
  columns: {
    ...tenantKey,
    tokenId: nullable(text),
    client: nullable(text),
    issuedBefore: nullable(instant),
    revokedAt: instant,
    expiresAt: instant,
  },
});
