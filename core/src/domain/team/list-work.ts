import type {
  Pagination,
  SearchPhase,
  SearchStatus,
  SearchType,
  WorkNeed,
  WorkQueue,
} from '@credence/contract';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type PageInput, readByTime } from '../../platform/database/list-page.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type NamedPerson, namesOfPeople } from '../access/sessions/names-of-people.ts';
import { type NamesRow, openNames } from '../applicants/applicant-names.ts';
import { requireAsker } from '../context/asker.ts';
import { type Context, now } from '../context/context.ts';
import { openRequest } from '../entities/verification-request.ts';
import { entityNamesOf } from '../records/record-sources.ts';
import { listOfSearches, type WorkListFilter } from '../searches/work-list-page.ts';

/** A search as people at work see it in a list. */
export interface WorkItemReading {
  id: string;
  orderId: string;
  applicantId: string;
  externalSearchId: string | null;
  searchType: SearchType;
  searchStatus: SearchStatus;
  phase: SearchPhase;
  needs: WorkNeed | null;
  waitingFor: string | null;
  nextActionAt: Date | null;
  /** The next call that a person has promised; null where none has. */
  callBack: { at: Date; promisedBy: NamedPerson; isDue: boolean } | null;
  slaAt: Date;
  recordsInReview: number;
  applicant: { firstName: string; lastName: string };
  /** The employers or schools that its records name, each once. */
  entityNames: string[];
  assignee: NamedPerson | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface WorkInput extends WorkListFilter, PageInput {
  queue?: WorkQueue | undefined;
  slaWithinHours?: number | undefined;
}

const HOUR_MS = 3_600_000;

/**
 * One page of the work: the searches that a filter finds, those whose SLA ends first before the others.
 * @throws Invalid when the cursor is none of this organization's, Forbidden for the own queue where no person asks
 */
export async function listWork(
  context: Context,
  input: WorkInput,
): Promise<{ items: WorkItemReading[]; pagination: Pagination }> {
  const found = listOfSearches(context, filterOf(context, input));
  const listed = { ...found, origin: 'a list of work answered with' };
  return inTransaction(context, async (transaction) => {
    const { ids, pagination } = await readByTime(context, transaction, listed, input);
    noteResources(context, { searchIds: ids });
    return { items: await readItems(context, transaction, ids), pagination };
  });
}

function filterOf(context: Context, { queue, slaWithinHours, ...filter }: WorkInput): WorkListFilter {
  const whose =
    queue === 'mine' ? { assignee: requireAsker(context) } : queue === 'unassigned' ? { assignee: null } : {};
  if (slaWithinHours === undefined) return { ...filter, ...whose };
  const within = new Date(now(context).getTime() + slaWithinHours * HOUR_MS);
  const slaBefore = filter.slaBefore && filter.slaBefore < within ? filter.slaBefore : within;
  return { ...filter, ...whose, slaBefore };
}

type ItemRow = Omit<WorkItemReading, 'applicant' | 'entityNames' | 'assignee' | 'callBack'> &
  Omit<NamesRow, 'id'> & {
    request: Buffer;
    assignee: string | null;
    callBackAt: Date | null;
    promisedBy: string | null;
    isCallDue: boolean | null;
  };

/** What only a person can do for a search, as SQL: a decision comes before asking others. */
const NEEDS = `case
  when search_status <> 'IN_PROGRESS' then null
  when "recordsInReview" > 0 then 'REVIEW'
  when outreach = 'NEEDS_CONTACT' and "isCallDue" is not true then 'CONTACT'
  when "isCallDue" or outreach = 'PERSON_CALLED' then 'CALL' end`;

/** The searches with these ids, in their order. */
export async function readItems(
  context: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<WorkItemReading[]> {
  const rows = await transaction.query<ItemRow>(
    `select s.id, order_id as "orderId", applicant_id as "applicantId", external_search_id as "externalSearchId",
        search_type as "searchType", search_status as "searchStatus", phase, ${NEEDS} as needs,
        waiting_for as "waitingFor", next_action_at as "nextActionAt", sla_at as "slaAt", "recordsInReview",
        "callBackAt", "promisedBy", "isCallDue", a.names, first_name as "firstName", last_name as "lastName", request,
        assignee, s.created_at as "createdAt", s.updated_at as "updatedAt"
      from searches s
        join applicants a on (a.organization_id, a.id) = (s.organization_id, s.applicant_id)
        cross join lateral (
          select count(*)::integer as "recordsInReview" from search_records r
            where r.organization_id = $1 and r.search_id = s.id and r.status = 'REVIEW') as in_review
        left join lateral (
          select scheduled_at as "callBackAt", promised_by as "promisedBy", on_desk_since is not null as "isCallDue"
            from outbounds o
            where o.organization_id = $1 and o.search_id = s.id and o.status = 'SCHEDULED' and o.promised_by is not null
            order by scheduled_at, id limit 1) as promised on true
      where s.organization_id = $1 and s.id = any($2::uuid[])`,
    [context.organization.id, ids],
  );
  const named = await namesOfPeople(
    context,
    transaction,
    rows.flatMap(({ assignee, promisedBy }) => [assignee, promisedBy]),
  );
  const itemOf = (row: ItemRow): WorkItemReading => {
    const { names, firstName, lastName, request, assignee, callBackAt, promisedBy, isCallDue, ...item } = row;
    return {
      ...item,
      applicant: openNames(context, { id: item.applicantId, names, firstName, lastName }),
      entityNames: entityNamesOf(openRequest(context, { id: row.id, request }).records),
      assignee: assignee === null ? null : named(assignee),
      callBack:
        callBackAt && promisedBy
          ? { at: callBackAt, promisedBy: named(promisedBy), isDue: isCallDue === true }
          : null,
    };
  };
  const byId = new Map(rows.map((row) => [row.id, itemOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
