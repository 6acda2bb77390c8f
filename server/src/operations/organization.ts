import type { AuditEntry, OrganizationRead, operationsContract } from '@credence/contract';
import {
  type AuditEntryReading,
  listAuditEntries,
  listDataKeys,
  readFigures,
  readOrganization,
  readOrganizationSettings,
  updateOrganization,
  type VersionedOrganization,
} from '@credence/core';
import { contextOf } from '../http/context.ts';
import type { Route } from '../routes/route.ts';
import { rangeOf } from '../routes/time-range.ts';

type Operations = typeof operationsContract;

/** What data URLs of logos begin with. */
const PNG = 'data:image/png;base64,';

export const getOrganizationRoute: Route<Operations['organization']['get']> = async ({ res }) => ({
  status: 200,
  body: presentOrganization(await readOrganization(contextOf(res))),
});

export const updateOrganizationRoute: Route<Operations['organization']['update']> = async ({ body, res }) => {
  const context = contextOf(res);
  const { version, logo, ...settings } = body;
  const image = logo && Buffer.from(logo.slice(PNG.length), 'base64');
  const change = readOrganizationSettings(context.core, { ...settings, logo: image });
  await updateOrganization(context, change, { version });
  return { status: 200, body: presentOrganization(await readOrganization(context)) };
};

export const listDataKeysRoute: Route<Operations['organization']['keys']> = async ({ res }) => ({
  status: 200,
  body: { keys: await listDataKeys(contextOf(res)) },
});

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
function presentOrganization(organization: VersionedOrganization): OrganizationRead {
  const { logo } = organization;
  return {
    id: organization.id,
    version: organization.version,
    tenant: organization.tenant,
    name: organization.name,
    status: organization.status,
    timeZone: organization.timeZone,
    closedDays: organization.closedDays,
    branding: organization.branding,
    logo: logo && `${PNG}${logo.toString('base64')}`,
    releaseDelivery: organization.releaseDelivery,
    askWithoutRelease: organization.askWithoutRelease,
    ssnDisplay: organization.ssnDisplay,
    retentionDays: organization.retentionDays,
    legalHold: organization.legalHold,
    allowedNetworks: organization.allowedNetworks,
    rateLimit: organization.rateLimit,
    modelReadingsPerDay: organization.modelReadingsPerDay,
  };
}
