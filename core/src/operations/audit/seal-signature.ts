import type { AuditSealRow } from '../../platform/audit/audit-entities.ts';
import type { Cipher } from '../../platform/database/encryption.ts';

const cell = (id: string) => ({ table: 'audit_seals', column: 'signature', id });

/** Seals a hash under the organization's key, for one row. */
export const signSeal = (cipher: Cipher, id: string, hash: Buffer): Buffer => cipher.seal(cell(id), hash);

/** True when the signature was made by this service, for this hash, for this row. */
export function isSigned(
  cipher: Cipher,
  { id, hash, signature }: Pick<AuditSealRow, 'id' | 'hash' | 'signature'>,
): boolean {
  try {
    return cipher.open(cell(id), signature).equals(hash);
  } catch {
    return false;
  }
}
