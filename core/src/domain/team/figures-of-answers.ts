import { ANSWER_TIMES, CHANNELS, type Figures } from '@credence/contract';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import type { FiguresRange } from './figures-range.ts';

interface AnswersRow {
  count: number;
  medianHours: number | null;
  slowHours: number | null;
  times: Record<string, number> | null;
  channels: Record<string, Rate> | null;
  hours: Record<string, Rate> | null;
}

interface Rate {
  asked: number;
  answered: number;
}

/** What machines say is no answer. */
const NO_ANSWERS = `('AUTO_REPLY', 'BOUNCE')`;

const NONE: Rate = { asked: 0, answered: 0 };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const rateBy = (column: string): string =>
  `(select jsonb_object_agg(${column}, jsonb_build_object('asked', asked, 'answered', answered))
    from (select ${column}, count(*) as asked, count(seconds) as answered from attempts group by 1) as rates)`;

/** Requests that went out in a range of time, and what came back for each: the first answer of a person. */
export async function answersSent(
  { organization }: Context,
  { query }: Transaction,
  { from, before }: FiguresRange,
): Promise<Figures['answers']> {
  const [row] = await query<AnswersRow>(
    `with attempts as materialized (
        select o.channel, extract(hour from o.sent_at at time zone $4)::integer as hour,
            extract(epoch from answer.at - o.sent_at) as seconds
          from outbounds o
            left join lateral (
              select min(m.received_at) as at from inbound_messages m
                where m.organization_id = $1 and m.search_id = o.search_id and m.outbound_id = o.id
                  and m.received_at >= o.sent_at and m.classification not in ${NO_ANSWERS}) as answer on true
          where o.organization_id = $1 and o.sent_at >= $2 and o.sent_at < $3),
      answered as (
        select seconds,
            case when seconds <= 3600 then 'WITHIN_1_HOUR' when seconds <= 14400 then 'WITHIN_4_HOURS'
              when seconds <= 86400 then 'WITHIN_1_DAY' when seconds <= 259200 then 'WITHIN_3_DAYS'
              when seconds <= 604800 then 'WITHIN_7_DAYS' else 'LONGER' end as time
          from attempts where seconds is not null)
      select count(*)::integer as count,
          (percentile_cont(0.5) within group (order by seconds) / 3600)::double precision as "medianHours",
          (percentile_cont(0.9) within group (order by seconds) / 3600)::double precision as "slowHours",
          (select jsonb_object_agg(time, n) from (select time, count(*) n from answered group by 1) t) as times,
          ${rateBy('channel')} as channels, ${rateBy('hour')} as hours
        from answered`,
    [organization.id, from, before, organization.timeZone],
  );
  const { count = 0, medianHours = null, slowHours = null } = row ?? {};
  return {
    count,
    medianHours,
    slowHours,
    byTime: ANSWER_TIMES.map((time) => ({ time, count: row?.times?.[time] ?? 0 })),
    byChannel: CHANNELS.map((channel) => ({ channel, ...(row?.channels?.[channel] ?? NONE) })),
    byHour: HOURS.map((hour) => ({ hour, ...(row?.hours?.[hour] ?? NONE) })),
  };
}
