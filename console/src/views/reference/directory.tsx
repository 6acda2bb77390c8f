import { useInfiniteQuery } from '@tanstack/react-query';
import { BookUser } from 'lucide-react';
import { directoryQuery } from '../../api/reference.ts';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { RelativeTime } from '../../components/time.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { useTexts } from '../../texts/use-texts.tsx';

/** What searches taught of where to ask. */
export function Directory() {
  const { t } = useTexts('reference');
  const list = useInfiniteQuery(directoryQuery);
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (!list.data) return <Loading of={list} rows={10} />;
  if (entries.length === 0) {
    return (
      <EmptyState icon={BookUser} title={t('noDirectory')}>
        {t('noDirectoryText')}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col">
      <DataTable
        label={t('lists.directory')}
        rows={entries}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'where',
            header: t('where'),
            cell: ({ destination, vendor, channel }) => (
              <>
                <span className="font-medium">{destination ?? vendor}</span>{' '}
                <span className="text-xs text-muted">{channel ? t(`channels.${channel}`) : t('vendor')}</span>
              </>
            ),
          },
          {
            id: 'who',
            header: t('who'),
            className: 'hidden md:table-cell',
            cell: ({ name, title, location }) => [name, title, location].filter(Boolean).join(' · ') || '–',
          },
          {
            id: 'lessons',
            header: t('lessons'),
            className: 'hidden lg:table-cell text-muted',
            cell: ({ answered, bounced, accurate, inaccurate }) =>
              [
                answered > 0 && t('answered', { count: answered }),
                accurate > 0 && t('accurate', { count: accurate }),
                bounced > 0 && t('bounced', { count: bounced }),
                inaccurate > 0 && t('inaccurate', { count: inaccurate }),
              ]
                .filter(Boolean)
                .join(', '),
          },
          {
            id: 'usable',
            header: t('usable'),
            cell: ({ isUsable }) =>
              isUsable ? <Badge tone="good">{t('proposed')}</Badge> : <Badge>{t('notProposed')}</Badge>,
          },
          {
            id: 'at',
            header: t('at'),
            className: 'hidden sm:table-cell text-muted',
            cell: ({ lastSeenAt }) => <RelativeTime at={lastSeenAt} />,
          },
        ]}
      />
      <MoreButton list={list} />
    </div>
  );
}
