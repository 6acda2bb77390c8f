import type { AuditEntry, OrganizationRead, operationsContract } from '@credence/contract';
import {
  type AuditEntryReading,
  listAuditEntries,
  type Organization,
  readFigures,
  readOrganizationSettings,
  updateOrganization,
} from '@credence/core';
import { contextOf } from '../http/context.ts';
import type { Route } from '../routes/route.ts';
import { rangeOf } from '../routes/time-range.ts';

type Operations = typeof operationsContract;

export const getOrganizationRoute: Route<Operations['organization']['get']> = async ({ res }) => ({
  status: 200,
  body: presentOrganization(contextOf(res).organization),
});

export const updateOrganizationRoute: Route<Operations['organization']['update']> = async ({ body, res }) => {
  const context = contextOf(res);
  const change = readOrganizationSettings(context.core, body);
  await updateOrganization(context, change);
  return { status: 200, body: presentOrganization({ ...context.organization, ...change }) };
};

export const listAuditEntriesRoute: Route<Operations['auditEntries']['list']> = async ({ query, res }) => {
  const { from, to, ...rest } = query;
  const { entries, pagination } = await listAuditEntries(contextOf(res), {
    ...rest,
    ...rangeOf({ from, to }),
    page: 1,
  });
  return { status: 200, body: { data: entries.map(presentEntry), pagination } };
};

export const getFiguresRoute: Route<Operations['figures']['get']> = async ({ query, res }) => {
  const { from, before } = rangeOf(query);
  if (!from || !before) throw new Error('A range of figures has two ends');
  return { status: 200, body: await readFigures(contextOf(res), { from, before }) };
};

const presentEntry = ({ recordedAt, ...entry }: AuditEntryReading): AuditEntry => ({
  ...entry,
  recordedAt: recordedAt.toISOString(),
});

/** What all people of an organization may see of it: neither secrets nor where its events go. */
function presentOrganization(organization: Organization): OrganizationRead {
  const { id, tenant, name, status, timeZone, closedDays, branding, logo } = organization;
  const { releaseDelivery, askWithoutRelease, ssnDisplay, retentionDays, legalHold } = organization;
  const { allowedNetworks, rateLimit, modelReadingsPerDay } = organization;
  return {
    ...{ id, tenant, name, status, timeZone, closedDays, branding },
    logo: logo && `data:image/png;base64,${logo.toString('base64')}`,
    ...{ releaseDelivery, askWithoutRelease, ssnDisplay, retentionDays, legalHold },
    ...{ allowedNetworks, rateLimit, modelReadingsPerDay },
  };
}
