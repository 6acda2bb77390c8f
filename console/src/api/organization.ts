import type { OrganizationUpdate } from '@credence/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered, operations } from './client.ts';

export const organizationQuery = queryOptions({
  queryKey: ['organization'],
  queryFn: () => answered(operations.organization.get()),
});

export const updateOrganization = (body: OrganizationUpdate) =>
  answered(operations.organization.update({ body }));

export const keysQuery = queryOptions({
  queryKey: ['organization-keys'],
  queryFn: () => answered(operations.organization.keys()),
});
