import { WORK_QUEUES, type WorkItem } from '@credence/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useAllowed, useSession } from '../../api/session.ts';
import { useAssign } from '../../api/use-assign.ts';
import { workQuery } from '../../api/work.ts';
import { ListCount } from '../../components/list-count.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { useListKeys } from '../../keyboard/use-list-keys.ts';
import { Coming, lazily } from '../../lib/lazily.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { FilterBar } from './filter-bar.tsx';
import { listKey, placeIn, rememberList, rememberPlace } from './last-list.ts';
import { NoWork } from './no-work.tsx';
import { useLiveList } from './use-live-list.ts';
import { ViewsButton } from './views-button.tsx';
import { filtersOf } from './work-filters.ts';
import type { WorkSearch } from './work-search.ts';
import { WorkTable } from './work-table.tsx';

const SavedViews = lazily('SavedViews');

const route = getRouteApi('/work');

/** The list of work, that people begin with. */
export function Work() {
  const { t } = useTexts('work');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const session = useSession();
  const allows = useAllowed();
  const assign = useAssign();
  const filters = useMemo(() => filtersOf(search), [search]);
  const list = useInfiniteQuery(workQuery(filters));
  const { isBehind, reload } = useLiveList(filters);
  useEffect(() => rememberList(search), [search]);

  const items = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const pagination = list.data?.pages[0]?.pagination;
  const total = Math.max(pagination?.total ?? 0, items.length);
  const change = useCallback(
    (part: Partial<WorkSearch>) => void navigate({ search: (now) => ({ ...now, ...part }), replace: true }),
    [navigate],
  );
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  const open = ({ id }: WorkItem) => void navigate({ to: '/searches/$searchId', params: { searchId: id } });
  const key = listKey(search);
  const { active, isAwaited, onFocused } = useListKeys({
    list: key,
    start: placeIn(key),
    items,
    isReadOn: hasNextPage,
    open,
    names: { next: t('keys.next'), previous: t('keys.previous'), open: t('keys.open') },
  });
  const arrive = useCallback(
    (id: string, at: number) => {
      rememberPlace(key, id, at);
      onFocused(id, at);
    },
    [key, onFocused],
  );
  const take = () => {
    const item = items[active];
    if (!item || !allows('assignment:own')) return;
    const isMine = item.assignee?.subject === session.person.subject;
    assign.mutate({ search: item, assignee: isMine ? null : session.person });
  };
  useKeys([
    { key: 'a', description: t('keys.take'), run: take },
    { key: '/', description: t('keys.words'), run: () => document.getElementById('work-words')?.focus() },
  ]);

  return (
    <Page
      fills
      title={t('title')}
      aside={
        <ListCount>
          {pagination && t(pagination.totalIsMore ? 'countMore' : 'count', { count: total })}
        </ListCount>
      }
      actions={
        <Coming look={<ViewsButton />}>
          <SavedViews
            filters={filters}
            onChoose={({ searchStatus: _, recordStatus: __, ...saved }) => void navigate({ search: saved })}
          />
        </Coming>
      }
    >
      <div className="flex flex-col gap-2 border-b bg-surface px-4 pb-2 md:px-6">
        <Tabs
          label={t('queues.label')}
          value={search.queue ?? 'team'}
          tabs={WORK_QUEUES.map((value) => ({ value, label: t(`queues.${value}`) }))}
          onChange={(queue) => change({ queue })}
        />
        <FilterBar
          search={search}
          onChange={change}
          onClear={() => void navigate({ search: { queue: search.queue } })}
        />
      </div>
      {isBehind && (
        <Button variant="quiet" className="mx-auto my-1 text-accent" onClick={() => void reload()}>
          <RefreshCw />
          {t('behind')}
        </Button>
      )}
      <Loading of={list} rows={14} className="mx-4 mt-1 md:mx-6" />
      {list.data && items.length === 0 && <NoWork search={search} onChange={change} />}
      {items.length > 0 && (
        <WorkTable
          items={items}
          total={total}
          active={active}
          isAwaited={isAwaited}
          top={placeIn(key)?.top ?? 0}
          onFocused={arrive}
          onNearEnd={readOn}
        />
      )}
    </Page>
  );
}
