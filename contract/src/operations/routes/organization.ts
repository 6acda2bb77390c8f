import { initContract } from '@ts-rest/core';
import { consistent } from '../../routes/consistency.ts';
import { bodyErrors, protectedErrors } from '../../routes/errors.ts';
import { Problem } from '../../schemas/problem.ts';
import { AuditEntriesQuery, AuditEntryList } from '../schemas/audit-entries.ts';
import { OrganizationRead, OrganizationUpdate } from '../schemas/organization.ts';
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
      description: "Changes what an organization settles by itself. The other settings are the operator's.",
      metadata: {
        ...tag,
        permission: 'organization:write',
        audit: 'organization.update',
        scope: 'webhooks:write',
      } satisfies OperationsMetadata,
      body: OrganizationUpdate,
      responses: { 200: OrganizationRead, ...bodyErrors, ...protectedErrors },
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
