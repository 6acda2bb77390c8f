import { initContract } from '@ts-rest/core';
import { protectedErrors } from '../../routes/errors.ts';
import { Problem } from '../../schemas/problem.ts';
import { DirectoryList, InstitutionList, ReferenceQuery, VendorList } from '../schemas/reference.ts';
import { CursorQuery } from '../schemas/unmatched-mail.ts';
import type { OperationsMetadata } from './operations-metadata.ts';

const c = initContract();

const tag = { tag: 'Reference', permission: 'read', scope: 'orders:read' } as const;
const pathPrefix = '/operations/v1';

export const directoryRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '/directory',
      summary: 'List what was learned of where to ask',
      description:
        'Ways to ask employers and schools, and vendors that keep their records, as searches taught them.',
      metadata: { ...tag, audit: 'directory.list' } satisfies OperationsMetadata,
      query: CursorQuery,
      responses: { 200: DirectoryList, 400: Problem, ...protectedErrors },
    },
  },
  { pathPrefix },
);

export const institutionsRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '/institutions',
      summary: 'Look up colleges and universities',
      description: 'Those of the imported lists that words of a name can mean.',
      metadata: { ...tag, audit: 'institution.list' } satisfies OperationsMetadata,
      query: ReferenceQuery,
      responses: { 200: InstitutionList, 400: Problem, ...protectedErrors },
    },
  },
  { pathPrefix },
);

export const vendorsRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '/vendors',
      summary: 'List known vendors',
      description: 'Vendors that keep records for employers or schools, with what they ask for.',
      metadata: { ...tag, audit: 'vendor.list' } satisfies OperationsMetadata,
      responses: { 200: VendorList, ...protectedErrors },
    },
  },
  { pathPrefix },
);
