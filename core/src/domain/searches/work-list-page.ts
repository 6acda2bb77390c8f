import type { RecordStatus, SearchPhase, SearchStatus, SearchType, WorkNeed } from '@credence/contract';
import type { Parameters } from '../../platform/database/parameters.ts';
import { nameKeysFrom } from '../applicants/name-key.ts';
import type { Context } from '../context/context.ts';

/** Which searches are meant; what is left out does not matter. */
export interface WorkListFilter {
  phase?: SearchPhase | undefined;
  /** Of at least one of its records. */
  recordStatus?: RecordStatus | undefined;
  searchStatus?: SearchStatus | undefined;
  searchType?: SearchType | undefined;
  slaBefore?: Date | undefined;
  updatedSince?: Date | undefined;
  externalSearchId?: string | undefined;
  /** An id, or the beginning of an applicant's name. */
  q?: string | undefined;
  /** Who works on it; null for those that no one works on. */
  assignee?: string | null | undefined;
  /** What it waits for a person to do. */
  needs?: WorkNeed | undefined;
  /** Only those with a call that is under way. */
  hasCall?: boolean | undefined;
  /** Only those with a call that a person has promised for a later time. */
  hasCallBack?: boolean | undefined;
}

/** The list of the searches that a filter finds: those whose SLA ends first come before the others. */
export const listOfSearches = (context: Context, filter: WorkListFilter) => ({
  table: 'searches',
  time: 'sla_at',
  first: 'earliest' as const,
  rowsOf: (given: Parameters) => conditions(context, filter, given),
});

/** The searches that a filter finds, as the end of a statement whose first parameter is the organization. */
function conditions(context: Context, filter: WorkListFilter, given: Parameters): string {
  const { phase, recordStatus, searchStatus, searchType, slaBefore, updatedSince, externalSearchId, q } =
    filter;
  const { assignee, needs, hasCall = false, hasCallBack = false } = filter;
  const goesOn =
    searchStatus === 'IN_PROGRESS' ||
    needs !== undefined ||
    hasCall ||
    hasCallBack ||
    (phase !== undefined && phase !== 'CLOSED');
  return [
    'searches where organization_id = $1',
    ...(phase === undefined ? [] : [`phase = ${given.add(phase)}`]),
    // What goes on has an index of its own, which the planner must see to be meant.
    ...(goesOn ? [`search_status = 'IN_PROGRESS'`] : []),
    ...(searchStatus === undefined ? [] : [`search_status = ${given.add(searchStatus)}`]),
    ...(recordStatus === undefined ? [] : [hasRecord(given.add(recordStatus))]),
    ...(searchType === undefined ? [] : [`search_type = ${given.add(searchType)}`]),
    ...(slaBefore ? [`sla_at < ${given.add(slaBefore)}`] : []),
    ...(updatedSince ? [`updated_at >= ${given.add(updatedSince)}`] : []),
    ...(externalSearchId === undefined ? [] : [`external_search_id = ${given.add(externalSearchId)}`]),
    ...(q === undefined ? [] : [`id in (${found(context, q, given)})`]),
    ...(assignee === undefined ? [] : [worksOnIt(assignee, given)]),
    ...(needs === undefined ? [] : [NEEDS[needs]]),
    ...(hasCall ? [HAS_CALL] : []),
    ...(hasCallBack ? [`id in (${PROMISED} and on_desk_since is null)`] : []),
  ].join(' and ');
}

const worksOnIt = (assignee: string | null, given: Parameters): string =>
  assignee === null ? 'assignee is null' : `assignee = ${given.add(assignee)}`;

/** The searches with a call that a person has promised, in SQL. */
const PROMISED = `select search_id from outbounds
  where organization_id = $1 and status = 'SCHEDULED' and promised_by is not null`;

/** What searches wait for a person to do, in SQL: each reads an index of its own, which names these words. */
const NEEDS: Record<WorkNeed, string> = {
  REVIEW: `id in (select search_id from search_records where organization_id = $1 and status = 'REVIEW')`,
  CONTACT: `outreach = 'NEEDS_CONTACT'`,
  CALL: `id in (select id from searches where organization_id = $1 and search_status = 'IN_PROGRESS'
      and outreach = 'PERSON_CALLED' union all ${PROMISED} and on_desk_since is not null)`,
};

/** Whether the telephony service, or a person, is to say what came of a call, in SQL. */
const HAS_CALL = `exists (select from outbounds o
  where o.organization_id = $1 and o.search_id = searches.id and o.channel = 'VOICE' and o.status = 'SENT'
    and o.dismissed_at is null)`;

/** Whether a search has a record of this status, in SQL. */
const hasRecord = (status: string): string =>
  `exists (select from search_records r
    where r.organization_id = $1 and r.search_id = searches.id and r.status = ${status})`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Most applicants of a name that are looked at. */
const MOST_NAMESAKES = 1_000;

/** Ids of the searches that a text finds, in SQL. Each part reads an index of its own. */
function found({ cipher }: Context, q: string, given: Parameters): string {
  const searches = 'select s.id from searches s';
  if (UUID.test(q)) {
    const id = `${given.add(q)}::uuid`;
    return ['s.id', 's.applicant_id', 's.order_id']
      .map((column) => `${searches} where s.organization_id = $1 and ${column} = ${id}`)
      .join(' union all ');
  }
  const begins = beginningsOf(q).flatMap((beginning) => {
    const keys = nameKeysFrom(cipher, beginning);
    return [
      ...(keys ? [`a.name_key between ${given.add(keys[0])} and ${given.add(keys[1])}`] : []),
      // Names that are not sealed yet.
      `a.sort_name ~>=~ ${given.add(beginning)} and a.sort_name ~<~ ${given.add(beginning + LAST)}`,
    ].map((condition) => `(${condition})`);
  });
  const namesakes = `select a.id from applicants a
    where a.organization_id = $1 and (${begins.join(' or ')}) limit ${MOST_NAMESAKES}`;
  return `${searches} where s.organization_id = $1 and s.external_search_id = ${given.add(q)}
    union all ${searches} join (${namesakes}) as a on a.id = s.applicant_id where s.organization_id = $1`;
}

/** How a name may begin where the last name comes first: as it is written, and with its last word put first. */
function beginningsOf(q: string): string[] {
  const words = q
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const [last = '', ...others] = words.toReversed();
  return [words.join(' '), [last, ...others.toReversed()].join(' ')];
}

/** Comes after all that a name can go on with. */
const LAST = '\u{10ffff}';
