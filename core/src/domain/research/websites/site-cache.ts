import type { SearchType } from '@credence/contract';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type Context, now } from '../../context/context.ts';
import type { SiteFindings } from './site-findings.ts';

/** A website as it was read for one type of search. */
interface SiteKey {
  website: string;
  searchType: SearchType;
}

const FRESH_DAYS = 30;
/** A website that did not answer may do so tomorrow. */
const FRESH_DAYS_EMPTY = 1;

/** What a website came to when it was last read; undefined when that is too long ago. */
export function cachedSite(
  context: Context,
  { website, searchType }: SiteKey,
): Promise<SiteFindings | undefined> {
  return inTransaction(context, async ({ query }) => {
    const [row] = await query<{ findings: SiteFindings }>(
      `select findings from websites where site = $1 and search_type = $2
        and read_at > $3::timestamptz - make_interval(days => case when findings->'pages' = '[]' then $5::int else $4::int end)`,
      [website, searchType, now(context), FRESH_DAYS, FRESH_DAYS_EMPTY],
    );
    return row?.findings;
  });
}

/** Keeps what a website came to, for the searches of all organizations: it is public, and names no applicant. */
export async function keepSite(
  context: Context,
  { website, searchType }: SiteKey,
  findings: SiteFindings,
): Promise<void> {
  await inTransaction(context, ({ query }) =>
    query(
      `insert into websites values ($1, $2, $3, $4)
        on conflict (site, search_type) do update set findings = excluded.findings, read_at = excluded.read_at`,
      [website, searchType, JSON.stringify(findings), now(context)],
    ),
  );
}
