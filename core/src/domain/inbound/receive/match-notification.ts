import type { InboundNotification, SearchType } from '@credence/contract';
import { findRows } from '../../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { openApplicant } from '../../applicants/seal-applicant.ts';
import type { Context } from '../../context/context.ts';
import { ApplicantEntity } from '../../entities/applicant-entity.ts';
import { typeOfFields } from '../../records/type-of-fields.ts';
import { plainWords } from '../read/fold.ts';

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
  /** Of searches that share an external id. */
  searchType?: SearchType;
  isOpen?: boolean;
  contactId?: string | null;
  outboundId?: string | null;
}

/** What a name may mean, the likeliest first. */
type Find = (transaction: Transaction, organizationId: string, value: string) => Promise<Found[]>;

const rows = ({ query }: Transaction, sql: string, parameters: unknown[]): Promise<Found[]> =>
  query<Found>(sql, parameters);

const bySearch: Find = (transaction, organizationId, id) =>
  rows(transaction, 'select id as "searchId" from searches where organization_id = $1 and id = $2', [
    organizationId,
    id,
  ]);

/** Most searches that are looked at of those that share an external id. */
const MOST_SHARING = 20;

/** External ids are not unique: an open search first, then the newest. */
const byExternalId: Find = (transaction, organizationId, externalSearchId) =>
  rows(
    transaction,
    `select id as "searchId", search_type as "searchType", search_status = 'IN_PROGRESS' as "isOpen"
      from searches where organization_id = $1 and external_search_id = $2
      order by search_status = 'IN_PROGRESS' desc, created_at desc, id desc limit ${MOST_SHARING}`,
    [organizationId, externalSearchId],
  );

const byContact: Find = (transaction, organizationId, id) =>
  rows(
    transaction,
    `select search_id as "searchId", id as "contactId" from contacts where organization_id = $1 and id = $2`,
    [organizationId, id],
  );

const byOutbound: Find = (transaction, organizationId, id) =>
  rows(
    transaction,
    `select search_id as "searchId", contact_id as "contactId", id as "outboundId" from outbounds
      where organization_id = $1 and id = $2`,
    [organizationId, id],
  );

const OUR_MESSAGE_ID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>@\s]+>?$/i;

/** Our own requests carry the attempt's id in their Message-ID; every later message joins the thread it names. */
const byThread: Find = async (transaction, organizationId, threadId) => {
  const outboundId = OUR_MESSAGE_ID.exec(threadId)?.[1];
  const sent = outboundId ? await byOutbound(transaction, organizationId, outboundId) : [];
  if (sent.length > 0) return sent;
  return rows(
    transaction,
    `select search_id as "searchId", contact_id as "contactId", outbound_id as "outboundId" from inbound_messages
      where organization_id = $1 and search_id is not null
        and (thread_id = $2 or (door = 'API' and message_id = $2) or (door = 'MAIL' and message_id = $2))
      order by received_at desc, id desc limit 1`,
    [organizationId, threadId],
  );
};

/** A name that was given, and what it may mean. */
interface Named {
  name: string;
  /** A thread goes on from one search to another where a contact answers two requests in one mail. */
  mayBeOfOther: boolean;
  found: Found[];
}

/**
 * Finds the search of the organization that a message belongs to: by the first of the names given, in the
 * specification's order, that names something. Where the others name another search, or an external id those of several
 * people, or several that are open, it is for a person: what is said of one must not count for another.
 */
export async function matchNotification(
  context: Context,
  transaction: Transaction,
  { metadata, threadId, answers }: Pick<InboundNotification, 'metadata' | 'threadId' | 'answers'>,
): Promise<MatchResult> {
  const names: [name: string, value: string | null | undefined, find: Find][] = [
    ['metadata.searchId', metadata?.searchId, bySearch],
    ['metadata.externalSearchId', metadata?.externalSearchId, byExternalId],
    ['metadata.contactId', metadata?.contactId, byContact],
    ['metadata.outboundId', metadata?.outboundId, byOutbound],
    ['threadId', threadId, byThread],
  ];
  const given: Named[] = [];
  for (const [name, value, find] of names) {
    if (!value) continue;
    const found = await find(transaction, context.organization.id, value);
    given.push({ name, mayBeOfOther: name === 'threadId', found });
  }
  const [first, ...others] = given.filter(({ found }) => found.length > 0);
  if (!first) {
    const reasons = given.map(({ name }) => `${name} matches no search`);
    const none = `None of ${names.map(([name]) => name).join(', ')} is given`;
    return { kind: 'unmatched', reasons: given.length > 0 ? reasons : [none] };
  }
  const match = await choose(
    context,
    transaction,
    first,
    others,
    typeOfFields(answers?.claims.map(({ field }) => field) ?? []),
  );
  if (typeof match === 'string') return { kind: 'unmatched', reasons: [`${first.name} names ${match}`] };
  const reasons = others
    .filter(({ found, mayBeOfOther }) => !mayBeOfOther && !found.some(isOf(match)))
    .map(({ name }) => `${name} belongs to another search than ${first.name}`);
  return reasons.length > 0
    ? { kind: 'unmatched', reasons }
    : { kind: 'matched', match: complete(match, others) };
}

const isOf =
  ({ searchId }: Found) =>
  (found: Found): boolean =>
    found.searchId === searchId;

/**
 * Of several searches that a name means, the one that the others name; else of the type that was answered the only open one, or
 * the newest, where all are about one person.
 * @returns or, in words, what it names that leaves open which one is meant
 */
async function choose(
  context: Context,
  transaction: Transaction,
  { found }: Named,
  others: readonly Named[],
  answered: SearchType | undefined,
): Promise<Found | string> {
  const named = found.find((one) => others.some((other) => other.found.some(isOf(one))));
  const [only, ...more] = found;
  const sure = named ?? (more.length === 0 ? only : undefined);
  if (sure) return sure;
  const ids = found.map(({ searchId }) => searchId);
  if (!(await areOfOnePerson(context, transaction, ids))) return 'searches of several applicants';
  const ofType = found.filter(({ searchType }) => answered === undefined || searchType === answered);
  const open = ofType.filter(({ isOpen }) => isOpen);
  if (open.length > 1) return 'several open searches';
  return open[0] ?? ofType[0] ?? 'no search of what is answered';
}

/** Whether searches are about one person, who may have been ordered anew; those who are not known any more count for no other. */
async function areOfOnePerson(
  context: Context,
  transaction: Transaction,
  searchIds: readonly string[],
): Promise<boolean> {
  const applicants = await findRows(
    context,
    transaction,
    ApplicantEntity,
    `not is_redacted and id in (select applicant_id from searches where organization_id = $1 and id = any($2))`,
    [searchIds],
  );
  const people = applicants.map((applicant) => {
    const { firstName, lastName, ssn } = openApplicant(context, applicant);
    return JSON.stringify([plainWords(`${firstName} ${lastName}`), ssn.replace(/\D/g, '')]);
  });
  return new Set(people).size <= 1;
}

/** The contact and the attempt may be named beside the search; only those of the same search count. */
function complete(match: Found, others: readonly Named[]): InboundMatch {
  const same = [match, ...others.flatMap(({ found }) => found.filter(isOf(match)))];
  const first = (field: 'contactId' | 'outboundId') =>
    same.map((found) => found[field]).find(Boolean) ?? null;
  return { searchId: match.searchId, contactId: first('contactId'), outboundId: first('outboundId') };
}
