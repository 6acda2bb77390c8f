import { SEARCH_TYPES, type SearchType } from '@credence/contract';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import type { Pace } from '../context/pace-cache.ts';
import type { SearchRow } from '../entities/search-entity.ts';
import { type CompletionEstimate, estimateCompletion } from './estimate-completion.ts';

/** How far back answered searches count. */
const HISTORY_MS = 90 * 86_400_000;
/** Of each type the newest that many count: enough for quantiles, and as quick to read for the largest organization. */
const MOST_HISTORY = 500;
/** How long a process goes by what it last read: the pace of weeks does not change in minutes. */
const FRESH_FOR_MS = 600_000;

/** When answers to those of these searches that are open can be expected, by their ids; those it can be said of. */
export async function estimatesOf(
  context: Context,
  transaction: Transaction,
  searches: readonly SearchRow[],
): Promise<Map<string, CompletionEstimate>> {
  const open = searches.filter(({ searchStatus }) => searchStatus === 'IN_PROGRESS');
  if (open.length === 0) return new Map();
  const pace = await paceOf(context, transaction);
  const at = now(context);
  return new Map(
    open.flatMap(({ id, searchType, createdAt, slaAt }) => {
      const estimate = estimateCompletion({ history: pace[searchType], createdAt, slaAt, now: at });
      return estimate ? [[id, estimate]] : [];
    }),
  );
}

async function paceOf(context: Context, transaction: Transaction): Promise<Pace> {
  const { core, organization } = context;
  const at = now(context);
  const known = core.pace.get(organization.id);
  const age = known && at.getTime() - known.readAt.getTime();
  if (known && age !== undefined && age >= 0 && age < FRESH_FOR_MS) return known.pace;
  const pace = await readPace(context, transaction, new Date(at.getTime() - HISTORY_MS));
  core.pace.set(organization.id, { pace, readAt: at });
  return pace;
}

async function readPace({ organization }: Context, { query }: Transaction, since: Date): Promise<Pace> {
  const rows = await query<{ type: SearchType; history: number[] }>(
    `select type, array(select took_seconds from (
        select took_seconds from verification_results
          where organization_id = $1 and search_type = type and created_at >= $3
          order by created_at desc limit $4
      ) as newest order by 1) as history
      from unnest($2::text[]) as type`,
    [organization.id, SEARCH_TYPES, since, MOST_HISTORY],
  );
  const of = (wanted: SearchType) => rows.find(({ type }) => type === wanted)?.history ?? [];
  return { EMPLOYMENT: of('EMPLOYMENT'), EDUCATION: of('EDUCATION') };
}
