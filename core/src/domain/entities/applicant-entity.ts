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

/** An applicant as stored; every `Buffer` is sealed. */
export interface ApplicantRow extends TenantKey {
  firstName: string;
  lastName: string;
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
    firstName: text,
    lastName: text,
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
