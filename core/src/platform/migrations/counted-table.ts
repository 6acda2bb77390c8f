/** A table whose rows are counted as they come, change and go. All names are SQL. */
export interface CountedTable {
  table: string;
  /** The table of counts. */
  sums: string;
  /** The column of the count. */
  number: string;
  /** When a row came about. */
  time: string;
  /** Text columns of both tables that rows are told apart by. */
  by: readonly string[];
  /** Which rows count; all of them without it. */
  rows?: string;
}

/**
 * Counts the rows of a table by hour. A row of the span NEW is a change that happened in its hour; the others are sums
 * for an hour, a day or all time. What is not folded into the sums yet counts on top.
 */
export const countRows = (counted: CountedTable): string =>
  [sumsOf(counted), foldOf(counted), changesOf(counted), presentOf(counted)].join('\n');

export const stopCounting = ({ table, sums }: CountedTable): string => `
  drop trigger count_added on ${table};
  drop trigger count_changed on ${table};
  drop trigger count_removed on ${table};
  drop function count_${table}();
  drop function fold_${sums}(uuid);
  drop table ${sums};
`;

const sumsOf = ({ sums, by, number }: CountedTable): string => `
  create table ${sums} (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    span text not null check (span in ('NEW', 'HOUR', 'DAY', 'ALL')),
    bucket timestamptz not null,
    ${by.map((column) => `${column} text not null`).join(', ')},
    ${number} integer not null,
    primary key (organization_id, id)
  );
  create index ${sums}_new on ${sums} (organization_id) where span = 'NEW';
  create unique index ${sums}_sums on ${sums} (organization_id, span, bucket, ${by.join(', ')}) where span <> 'NEW';

  alter table ${sums} enable row level security, force row level security;
  create policy own_organization on ${sums}
    using (organization_id = (select current_organization()))
    with check (organization_id = (select current_organization()));
  grant select, insert, update, delete on ${sums} to credence_service;
`;

/**
 * One folds at a time; whoever comes second leaves it to the first. Only the one who folds touches a sum, so nobody
 * ever waits for anybody here.
 */
function foldOf({ sums, by, number }: CountedTable): string {
  const keys = by.join(', ');
  const groups = ['span', 'bucket', ...by].map((_, index) => index + 1).join(', ');
  return `
  create function fold_${sums}(organization uuid) returns void language plpgsql as $$
  begin
    if not pg_try_advisory_xact_lock(hashtextextended('${sums}/' || organization, 0)) then
      return;
    end if;
    with folded as (
      delete from ${sums} where organization_id = organization and span = 'NEW'
        returning bucket, ${keys}, ${number}
    ), sums as (
      select s.span, case s.span
          when 'HOUR' then bucket
          when 'DAY' then date_trunc('day', bucket, 'UTC')
          else '-infinity'
        end as bucket, ${keys}, sum(${number})::integer as ${number}
      from folded cross join (values ('HOUR'), ('DAY'), ('ALL')) as s (span)
      group by ${groups}
    )
    insert into ${sums} as known (organization_id, id, span, bucket, ${keys}, ${number})
      select organization, gen_random_uuid(), span, bucket, ${keys}, ${number} from sums
      on conflict (organization_id, span, bucket, ${keys}) where span <> 'NEW'
        do update set ${number} = known.${number} + excluded.${number};
  end $$;
`;
}

/**
 * Each statement adds its changes as rows of its own: a sum that all of them changed would make every creation wait
 * for the one before it. About one in 256 folds what has come together.
 */
function changesOf(counted: CountedTable): string {
  const { table, sums, time, by } = counted;
  const signed = (from: string, sign: 1 | -1) =>
    `select organization_id, ${time}, ${by.join(', ')}, ${sign} as change from ${from}${whichRows(counted)}`;
  const changes = `(${signed('added', 1)} union all ${signed('removed', -1)}) as changes`;
  const apply = `execute function count_${table}()`;
  return `
  create function count_${table}() returns trigger language plpgsql as $$
  declare
    organization uuid;
  begin
    if tg_op = 'INSERT' then
      ${addition(counted, 'count(*)', `added${whichRows(counted)}`)};
    elsif tg_op = 'UPDATE' then
      ${addition(counted, 'sum(change)', changes)} having sum(change) <> 0;
    else
      ${addition(counted, '-count(*)', `removed${whichRows(counted)}`)};
    end if;
    if tg_op <> 'DELETE' and random() < 1.0 / 256 then
      for organization in select distinct organization_id from added loop
        perform fold_${sums}(organization);
      end loop;
    end if;
    return null;
  end $$;

  create trigger count_added after insert on ${table} referencing new table as added
    for each statement ${apply};
  create trigger count_changed after update on ${table} referencing old table as removed new table as added
    for each statement ${apply};
  create trigger count_removed after delete on ${table} referencing old table as removed
    for each statement ${apply};
`;
}

/** Not even the owner sees rows through a forced policy without naming their organization. */
const presentOf = (counted: CountedTable): string => `
  alter table ${counted.table} no force row level security;
  alter table ${counted.sums} no force row level security;
  ${addition(counted, 'count(*)', `${counted.table}${whichRows(counted)}`)};
  alter table ${counted.sums} force row level security;
  alter table ${counted.table} force row level security;
`;

const addition = ({ sums, time, by, number }: CountedTable, value: string, from: string): string =>
  `insert into ${sums} (organization_id, id, span, bucket, ${by.join(', ')}, ${number})
    select organization_id, gen_random_uuid(), 'NEW', date_trunc('hour', ${time}, 'UTC') as hour, ${by.join(', ')},
        ${value}
      from ${from} group by organization_id, hour, ${by.join(', ')}`;

const whichRows = ({ rows }: CountedTable): string => (rows ? ` where ${rows}` : '');
