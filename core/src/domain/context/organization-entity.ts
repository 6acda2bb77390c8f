import { EntitySchema } from 'typeorm';
import type { WrappedKey } from '../../platform/database/encryption.ts';
import type { Organization } from './organization.ts';

/** An organization as stored: what is secret is sealed under its own key. */
export interface OrganizationRow extends Omit<Organization, 'webhookConfig' | 'clientCertificates'> {
  webhookConfig: Buffer | null;
  clientCertificates: Buffer | null;
  dataKeys: WrappedKey[];
  createdAt: Date;
  updatedAt: Date;
}

export const OrganizationEntity = new EntitySchema<OrganizationRow>({
  name: 'organization',
  tableName: 'organizations',
  columns: {
    id: { type: 'uuid', primary: true },
    tenant: { type: 'text' },
    name: { type: 'text' },
    status: { type: 'text' },
    timeZone: { type: 'text' },
    closedDays: { type: 'jsonb' },
    webhookConfig: { type: 'bytea', nullable: true },
    clientCertificates: { type: 'bytea', nullable: true },
    releaseDelivery: { type: 'text' },
    askWithoutRelease: { type: 'boolean' },
    ssnDisplay: { type: 'text' },
    retentionDays: { type: 'integer', nullable: true },
    legalHold: { type: 'boolean' },
    namesSealedFrom: { type: 'timestamptz', nullable: true },
    allowedNetworks: { type: 'jsonb', nullable: true },
    rateLimit: { type: 'integer', nullable: true },
    destinationCaps: { type: 'jsonb', nullable: true },
    modelReadingsPerDay: { type: 'integer', nullable: true },
    branding: { type: 'jsonb', nullable: true },
    logo: { type: 'bytea', nullable: true },
    dataKeys: { type: 'jsonb' },
    createdAt: { type: 'timestamptz' },
    updatedAt: { type: 'timestamptz' },
  },
});
