import { AGES, type Figures, SEARCH_PHASES, SLA_RISKS } from '@credence/contract';
import { inReadTransaction } from '../../platform/database/replicas/read-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Invalid } from '../../platform/errors.ts';
import { namesOfPeople } from '../access/sessions/names-of-people.ts';
import { type Context, now } from '../context/context.ts';
import { answersSent } from './figures-of-answers.ts';
import type { FiguresRange } from './figures-range.ts';

const LONGEST_DAYS = 92;
const DAY_MS = 86_400_000;

/**
 * How the work of the organization goes, counted by the database.
 * @throws Invalid for a range that is empty or too long
 */
export async function readFigures(context: Context, range: FiguresRange): Promise<Figures> {
  const length = range.before.getTime() - range.from.getTime();
  if (length <= 0) throw new Invalid(['to must not be before from']);
  if (length > LONGEST_DAYS * DAY_MS)
    throw new Invalid([`to must be at most ${LONGEST_DAYS} days after from`]);
  return inReadTransaction(context, async (transaction) => {
    const byDay = await daysOf(context, transaction, range);
    const sum = (count: (day: Figures['byDay'][number]) => number) =>
      byDay.reduce((total, day) => total + count(day), 0);
    return {
      open: await openSearches(context, transaction),
      byDay,
      answers: await answersSent(context, transaction, range),
      closed: {
        total: sum(({ closed }) => closed),
        withoutPerson: sum(({ closedWithoutPerson }) => closedWithoutPerson),
      },
      reviewers: await reviewersOf(context, transaction, range),
    };
  });
}

/** Counts by what something is, in the order of what it can be. */
const inOrder = <Name extends string>(names: readonly Name[], counts: Record<string, number> | null) =>
  names.map((name): { name: Name; count: number } => ({ name, count: counts?.[name] ?? 0 }));

interface OpenRow {
  total: number;
  unassigned: number;
  phases: Record<string, number> | null;
  ages: Record<string, number> | null;
  slas: Record<string, number> | null;
}

async function openSearches(context: Context, { query }: Transaction): Promise<Figures['open']> {
  const [row] = await query<OpenRow>(
    `with open_searches as materialized (
        select assignee, phase,
            case when $2 - created_at < interval '1 day' then 'UNDER_1_DAY'
              when $2 - created_at < interval '3 days' then 'UNDER_3_DAYS'
              when $2 - created_at < interval '7 days' then 'UNDER_7_DAYS'
              when $2 - created_at < interval '14 days' then 'UNDER_14_DAYS' else 'OLDER' end as age,
            case when sla_at <= $2 then 'OVERDUE'
              when sla_at - $2 < interval '4 hours' then 'WITHIN_4_HOURS'
              when sla_at - $2 < interval '1 day' then 'WITHIN_1_DAY'
              when sla_at - $2 < interval '3 days' then 'WITHIN_3_DAYS' else 'LATER' end as sla
          from searches where organization_id = $1 and search_status = 'IN_PROGRESS')
      select count(*)::integer as total, (count(*) filter (where assignee is null))::integer as unassigned,
          (select jsonb_object_agg(phase, n) from (select phase, count(*) n from open_searches group by 1) p) as phases,
          (select jsonb_object_agg(age, n) from (select age, count(*) n from open_searches group by 1) a) as ages,
          (select jsonb_object_agg(sla, n) from (select sla, count(*) n from open_searches group by 1) s) as slas
        from open_searches`,
    [context.organization.id, now(context)],
  );
  const { total = 0, unassigned = 0, phases = null, ages = null, slas = null } = row ?? {};
  return {
    total,
    unassigned,
    byPhase: inOrder(SEARCH_PHASES, phases)
      .filter(({ name }) => name !== 'CLOSED')
      .map(({ name, count }) => ({ phase: name, count })),
    byAge: inOrder(AGES, ages).map(({ name, count }) => ({ age: name, count })),
    bySla: inOrder(SLA_RISKS, slas).map(({ name, count }) => ({ sla: name, count })),
  };
}

/** Days of the organization, those without anything too. A search that ended does not change any more. */
const daysOf = (
  { organization }: Context,
  { query }: Transaction,
  { from, before }: FiguresRange,
): Promise<Figures['byDay']> =>
  query(
    `with opened as (
        select (o.created_at at time zone $4)::date as day, count(*)::integer as n
          from orders o join searches s on s.order_id = o.id and s.organization_id = $1
          where o.organization_id = $1 and o.created_at >= $2 and o.created_at < $3 group by 1),
      ended as (
        select (s.updated_at at time zone $4)::date as day, count(*)::integer as n,
            (count(*) filter (where exists (
              select from verification_results r
                where r.organization_id = $1 and r.search_id = s.id and r.source = 'VERIFIER')))::integer as alone
          from searches s
          where s.organization_id = $1 and s.search_status <> 'IN_PROGRESS'
            and s.updated_at >= $2 and s.updated_at < $3 group by 1)
      select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(opened.n, 0) as opened, coalesce(ended.n, 0) as closed,
          coalesce(ended.alone, 0) as "closedWithoutPerson"
        from generate_series(
            ($2::timestamptz at time zone $4)::date::timestamp,
            (($3::timestamptz - interval '1 millisecond') at time zone $4)::date::timestamp,
            interval '1 day') as days (day)
          left join opened on opened.day = days.day::date
          left join ended on ended.day = days.day::date
        order by days.day`,
    [organization.id, from, before, organization.timeZone],
  );

/** More people are not to be told apart in a chart. */
const MOST_REVIEWERS = 50;

async function reviewersOf(
  context: Context,
  transaction: Transaction,
  { from, before }: FiguresRange,
): Promise<Figures['reviewers']> {
  const rows = await transaction.query<{ subject: string; reviews: number; searches: number }>(
    `select subject, count(*)::integer as reviews, count(distinct resources ->> 'searchId')::integer as searches
      from audit_entries
      where organization_id = $1 and recorded_at >= $2 and recorded_at < $3
        and action = 'search.review' and subject is not null
      group by subject order by reviews desc, subject limit ${MOST_REVIEWERS}`,
    [context.organization.id, from, before],
  );
  const named = await namesOfPeople(
    context,
    transaction,
    rows.map(({ subject }) => subject),
  );
  return rows.map(({ subject, ...counts }) => ({ ...named(subject), ...counts }));
}
