import { EntitySchema } from 'typeorm';
import {
  bytes,
  flag,
  instant,
  nullable,
  type TenantKey,
  tenantKey,
  text,
} from '../../platform/database/columns.ts';

/** An applicant as stored; every `Buffer` is sealed but for `nameKey`. */
export interface ApplicantRow extends TenantKey {
  /** Sealed names, and the key by which their beginning is found; null where they are in clear. */
  names: Buffer | null;
  nameKey: Buffer | null;
  /** In clear where the organization does not seal names yet, and what stands for them after redaction. */
  firstName: string | null;
  lastName: string | null;
  ssn: Buffer;
  birthday: Buffer | null;
  phone: Buffer | null;
  email: Buffer | null;
  addresses: Buffer | null;
  aliases: Buffer | null;
  isRedacted: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export const ApplicantEntity = new EntitySchema<ApplicantRow>({
  name: 'applicant',
  tableName: 'applicants',
  columns: {
    ...tenantKey,
    names: nullable(bytes),
    nameKey: nullable(bytes),
    firstName: nullable(text),
    lastName: nullable(text),
    ssn: bytes,
    birthday: nullable(bytes),
    phone: nullable(bytes),
    email: nullable(bytes),
    addresses: nullable(bytes),
    aliases: nullable(bytes),
    isRedacted: flag,
    createdAt: instant,
    updatedAt: instant,
  },
});
