import { initContract } from '@ts-rest/core';
import { consistent } from '../../routes/consistency.ts';
import { bodyErrors, protectedErrors } from '../../routes/errors.ts';
import { Problem } from '../../schemas/problem.ts';
import { AuditEntriesQuery, AuditEntryList } from '../schemas/audit-entries.ts';
import { DataKeyList, OrganizationRead, OrganizationUpdate } from '../schemas/organization.ts';
import type { OperationsMetadata } from './operations-metadata.ts';

const c = initContract();

const tag = { tag: 'Organization' };

export const organizationRoutes = c.router(
  {
    get: {
      method: 'GET',
      path: '/organization',
      summary: 'Get the organization',
      description: 'Its settings, without secrets.',
      metadata: {
        ...tag,
        permission: 'read',
        audit: 'organization.read',
        scope: 'orders:read',
      } satisfies OperationsMetadata,
      responses: { 200: OrganizationRead, ...protectedErrors },
    },
    update: {
      method: 'PATCH',
      path: '/organization',
      summary: 'Change the organization',
      description:
        "Changes what an organization settles by itself; the other settings are the operator's. 409 where another person " +
        'changed them since they were read.',
      metadata: {
        ...tag,
        permission: 'organization:write',
        audit: 'organization.update',
        scope: 'webhooks:write',
      } satisfies OperationsMetadata,
      body: OrganizationUpdate,
      responses: { 200: OrganizationRead, 409: Problem, ...bodyErrors, ...protectedErrors },
    },
    keys: {
      method: 'GET',
      path: '/organization/keys',
      summary: 'List the data keys',
      description:
        'The versions of the keys under which personal data and secrets are sealed, and what each is for. The operator ' +
        'rotates them.',
      metadata: {
        ...tag,
        permission: 'organization:write',
        audit: 'organization.readKeys',
        scope: 'webhooks:write',
      } satisfies OperationsMetadata,
      responses: { 200: DataKeyList, ...protectedErrors },
    },
  },
  { pathPrefix: '/operations/v1' },
);

export const auditEntriesRoutes = c.router({
  list: {
    method: 'GET',
    path: '/operations/v1/audit-entries',
    summary: 'List the audit trail',
    description:
      'Who read, changed or was refused what, the newest first. To keep and verify a trail elsewhere, export it.',
    metadata: {
      ...tag,
      permission: 'audit:read',
      audit: 'audit.list',
      scope: 'audit:read',
    } satisfies OperationsMetadata,
    ...consistent,
    query: AuditEntriesQuery,
    responses: { 200: AuditEntryList, 400: Problem, ...protectedErrors },
  },
});
