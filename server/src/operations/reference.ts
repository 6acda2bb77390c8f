import type { DirectoryEntry, operationsContract } from '@credence/contract';
import { type DirectoryReading, listDirectory, listInstitutions, listVendors } from '@credence/core';
import { contextOf } from '../http/context.ts';
import type { Route } from '../routes/route.ts';

type Operations = typeof operationsContract;

export const listDirectoryRoute: Route<Operations['directory']['list']> = async ({ query, res }) => {
  const { entries, pagination } = await listDirectory(contextOf(res), { ...query, page: 1 });
  return { status: 200, body: { data: entries.map(presentEntry), pagination } };
};

export const listInstitutionsRoute: Route<Operations['institutions']['list']> = async ({ query, res }) => {
  const { institutions, importedAt } = await listInstitutions(contextOf(res), query);
  return {
    status: 200,
    body: {
      institutions: institutions.map(
        ({ id, name, aliases, city, state, country, phone, website, isClosed }) => ({
          ...{ id, name, aliases: [...aliases], city, state, country, phone, website, isClosed },
        }),
      ),
      importedAt: importedAt?.toISOString() ?? null,
    },
  };
};

export const listVendorsRoute: Route<Operations['vendors']['list']> = async () => ({
  status: 200,
  body: {
    vendors: listVendors().map(({ code, label, keeps, codeKind, domains, phones = [] }) => ({
      ...{ code, label, keeps: [...keeps], codeKind, domains: [...domains], phones: [...phones] },
    })),
  },
});

function presentEntry({ details, ...row }: DirectoryReading): DirectoryEntry {
  const asked =
    details.kind === 'VENDOR'
      ? { vendor: details.vendor, channel: null, destination: null, name: null, title: null, location: null }
      : {
          vendor: null,
          channel: details.channel,
          destination: details.destination,
          name: details.name,
          title: details.title,
          location: details.location,
        };
  return {
    id: row.id,
    kind: row.kind,
    accurate: row.accurate,
    inaccurate: row.inaccurate,
    answered: row.answered,
    bounced: row.bounced,
    isUsable: row.isUsable,
    ...asked,
    isShared: row.orderId === null,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  };
}
