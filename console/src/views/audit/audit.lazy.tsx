import type { AuditEntry } from '@credence/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type AuditFilters, auditQuery } from '../../api/audit.ts';
import { peopleQuery } from '../../api/work.ts';
import { type DataColumn, DataTable } from '../../components/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { Page } from '../../components/page.tsx';
import { RelativeTime } from '../../components/time.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field, Input } from '../../components/ui/field.tsx';
import { Breakable } from '../../lib/breakable.tsx';
import { useTexts } from '../../texts/use-texts.tsx';

export const Route = createLazyRoute('/audit')({ component: Audit });

const FIELDS = ['subject', 'action', 'resource'] as const;

function Audit() {
  const { t } = useTexts('audit');
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  const list = useInfiniteQuery(auditQuery(filters));
  const people = useQuery(peopleQuery);
  const nameOf = (subject: string) =>
    people.data?.people.find((person) => person.subject === subject)?.name ?? subject;
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const columns: DataColumn<AuditEntry>[] = [
    { id: 'at', header: t('at'), cell: ({ recordedAt }) => <RelativeTime isExact at={recordedAt} /> },
    {
      id: 'who',
      header: t('who'),
      cell: ({ subject, actor }) => (
        <span className="font-medium" title={subject ?? undefined}>
          {subject === null ? t(`actors.${actor}`) : nameOf(subject)}
        </span>
      ),
    },
    {
      id: 'action',
      header: t('action'),
      cell: ({ action }) => (
        <code className="font-mono text-xs">
          <Breakable name={action} />
        </code>
      ),
    },
    {
      id: 'about',
      header: t('about'),
      className: 'hidden md:table-cell',
      cell: ({ resources }) => <Resources resources={resources} />,
    },
    {
      id: 'from',
      header: t('from'),
      className: 'hidden lg:table-cell text-muted',
      cell: ({ client, address }) => [client, address].filter(Boolean).join(' · '),
    },
  ];
  return (
    <Page title={t('title')}>
      <Filters
        key={JSON.stringify(filters)}
        filters={filters}
        onChange={(search) => void navigate({ search, replace: true })}
      />
      <Loading of={list} rows={12} />
      {list.data && entries.length === 0 && (
        <EmptyState icon={ScrollText} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <DataTable label={t('title')} columns={columns} rows={entries} keyOf={({ id }) => id} />
      )}
      <MoreButton list={list} />
    </Page>
  );
}

function Filters({
  filters,
  onChange,
}: {
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
}) {
  const { t } = useTexts('audit');
  const [wanted, want] = useState(filters);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(
      Object.fromEntries(FIELDS.flatMap((name) => (wanted[name] ? [[name, wanted[name].trim()]] : []))),
    );
  };
  return (
    <search>
      <form onSubmit={submit} className="mb-4 flex flex-wrap items-end gap-2">
        {FIELDS.map((name) => (
          <Field key={name} label={t(`filters.${name}`)} className="w-full sm:w-56">
            <Input
              value={wanted[name] ?? ''}
              maxLength={200}
              onChange={(event) => want({ ...wanted, [name]: event.target.value })}
            />
          </Field>
        ))}
        <Button type="submit">{t('filters.apply')}</Button>
        {FIELDS.some((name) => filters[name]) && (
          <Button variant="quiet" onClick={() => onChange({})}>
            {t('filters.clear')}
          </Button>
        )}
      </form>
    </search>
  );
}

/** The ids of an entry, one line each; those of many, by their number. */
function Resources({ resources }: { resources: Record<string, unknown> }) {
  // The session says no more than who it was.
  const shown = Object.entries(resources).filter(([what]) => what !== 'sessionId');
  return (
    <ul className="text-xs text-muted">
      {shown.map(([what, value]) => (
        <li key={what} className="whitespace-nowrap">
          {what}{' '}
          {typeof value === 'string' && what === 'searchId' ? (
            <Link
              to="/searches/$searchId"
              params={{ searchId: value }}
              className="font-mono text-accent underline"
            >
              {value}
            </Link>
          ) : (
            <span className="font-mono">{Array.isArray(value) ? `× ${value.length}` : String(value)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
