import type { InboundNotification } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';

/** What a message belongs to. */
export interface InboundMatch {
  searchId: string;
  contactId: string | null;
  outboundId: string | null;
}

/** The match, or in words why there is none: one reason for everything that could have led to one. */
export type MatchResult = { kind: 'matched'; match: InboundMatch } | { kind: 'unmatched'; reasons: string[] };

interface Found {
  searchId: string;
  contactId?: string | null;
  outboundId?: string | null;
}

type Find = (transaction: Transaction, organizationId: string, value: string) => Promise<Found | undefined>;

const one = async ({ query }: Transaction, sql: string, parameters: unknown[]): Promise<Found | undefined> =>
  (await query<{ searchId: string }>(`${sql} limit 1`, parameters))[0];

const bySearch: Find = (transaction, organizationId, id) =>
  one(transaction, 'select id as "searchId" from searches where organization_id = $1 and id = $2', [
    organizationId,
    id,
  ]);

/** External ids are not unique: an open search first, then the newest. */
const byExternalId: Find = (transaction, organizationId, externalSearchId) =>
  one(
    transaction,
    `select id as "searchId" from searches where organization_id = $1 and external_search_id = $2
      order by search_status = 'IN_PROGRESS' desc, created_at desc, id desc`,
    [organizationId, externalSearchId],
  );

const byContact: Find = (transaction, organizationId, id) =>
  one(
    transaction,
    `select search_id as "searchId", id as "contactId" from contacts where organization_id = $1 and id = $2`,
    [organizationId, id],
  );

const byOutbound: Find = (transaction, organizationId, id) =>
  one(
    transaction,
    `select search_id as "searchId", contact_id as "contactId", id as "outboundId" from outbounds
      where organization_id = $1 and id = $2`,
    [organizationId, id],
  );

const OUR_MESSAGE_ID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>@\s]+>?$/i;

/** Our own requests carry the attempt's id in their Message-ID; every later message joins the thread it names. */
const byThread: Find = async (transaction, organizationId, threadId) => {
  const outboundId = OUR_MESSAGE_ID.exec(threadId)?.[1];
  const sent = outboundId ? await byOutbound(transaction, organizationId, outboundId) : undefined;
  return (
    sent ??
    one(
      transaction,
      `select search_id as "searchId", contact_id as "contactId", outbound_id as "outboundId" from inbound_messages
        where organization_id = $1 and search_id is not null
          and (thread_id = $2 or (door = 'API' and message_id = $2) or (door = 'MAIL' and message_id = $2))
        order by received_at desc, id desc`,
      [organizationId, threadId],
    )
  );
};

/**
 * Finds the search of the organization that a message belongs to: by the first of the names given, in the
 * specification's order, that names something.
 */
export async function matchNotification(
  { organization: { id: organizationId } }: Context,
  transaction: Transaction,
  { metadata, threadId }: Pick<InboundNotification, 'metadata' | 'threadId'>,
): Promise<MatchResult> {
  const names: [name: string, value: string | null | undefined, find: Find][] = [
    ['metadata.searchId', metadata?.searchId, bySearch],
    ['metadata.externalSearchId', metadata?.externalSearchId, byExternalId],
    ['metadata.contactId', metadata?.contactId, byContact],
    ['metadata.outboundId', metadata?.outboundId, byOutbound],
    ['threadId', threadId, byThread],
  ];
  const given = names.filter(([, value]) => value);
  const reasons: string[] = [];
  const others: Found[] = [];
  let match: Found | undefined;
  for (const [name, value, find] of given) {
    const found = await find(transaction, organizationId, value ?? '');
    if (!found) reasons.push(`${name} matches no search`);
    else if (match) others.push(found);
    else match = found;
  }
  if (match) return { kind: 'matched', match: complete(match, others) };
  if (given.length === 0) reasons.push(`None of ${names.map(([name]) => name).join(', ')} is given`);
  return { kind: 'unmatched', reasons };
}

/** The contact and the attempt may be named beside the search; only those of the same search count. */
function complete(match: Found, others: readonly Found[]): InboundMatch {
  const same = [match, ...others.filter(({ searchId }) => searchId === match.searchId)];
  const first = (field: 'contactId' | 'outboundId') =>
    same.map((found) => found[field]).find(Boolean) ?? null;
  return { searchId: match.searchId, contactId: first('contactId'), outboundId: first('outboundId') };
}
