import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { PhoneCall, UserSearch } from 'lucide-react';
import { DESK_LISTS, deskQuery } from '../../api/desk.ts';
import { useLiveSearches } from '../../api/live.ts';
import { WAITING_KEY } from '../../api/waiting.ts';
import { searchKey, WORK_KEY } from '../../api/work.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListCount } from '../../components/list-count.tsx';
import { Loading } from '../../components/loading.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { Page } from '../../components/page.tsx';
import { PaneRow } from '../../components/pane-row.tsx';
import { SlaTime } from '../../components/time.tsx';
import { TwoPanes } from '../../components/two-panes.tsx';
import { Input } from '../../components/ui/field.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { useWaitWords } from '../../components/wait-words.ts';
import { WaitingCount } from '../../components/waiting-count.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { useListKeys } from '../../keyboard/use-list-keys.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { CallBackLine } from './call-back-line.tsx';
import { DeskSearch } from './desk-search.tsx';

export const Route = createLazyRoute('/desk')({ component: Desk });

/** Searches that go on only when a person finds whom to ask, or calls them. */
function Desk() {
  const { t } = useTexts('desk', 'common');
  const { wordsOf } = useWaitWords();
  const { list = 'contacts', q = '', search, contact } = Route.useSearch();
  const navigate = Route.useNavigate();
  const queries = useQueryClient();
  const query = deskQuery(list, q);
  const searches = useInfiniteQuery(query);
  const items = searches.data?.pages.flatMap(({ data }) => data) ?? [];
  const pagination = searches.data?.pages[0]?.pagination;
  useLiveSearches((changed) => {
    void queries.invalidateQueries({ queryKey: [...WORK_KEY, 'desk'] });
    void queries.invalidateQueries({ queryKey: WAITING_KEY });
    if (search && (changed.size === 0 || changed.has(search)))
      void queries.invalidateQueries({ queryKey: searchKey(search) });
  });
  const go = (change: { list?: typeof list; q?: string; search?: string; contact?: string }) =>
    void navigate({ search: { list, ...(q && { q }), ...change } });
  const { active, isAwaited, onFocused } = useListKeys({
    list: `${list} ${q}`,
    items,
    open: ({ id }) => go({ search: id }),
    names: { next: t('keys.next'), previous: t('keys.previous'), open: t('keys.open') },
  });
  useKeys([
    { key: '/', description: t('keys.words'), run: () => document.getElementById('desk-words')?.focus() },
  ]);
  const Icon = list === 'contacts' ? UserSearch : PhoneCall;
  const isEmpty = searches.data !== undefined && items.length === 0;
  return (
    <Page
      fills
      title={t('title')}
      aside={
        <ListCount>
          {pagination && t(pagination.totalIsMore ? 'countMore' : 'count', { count: pagination.total })}
        </ListCount>
      }
      actions={
        <Input
          id="desk-words"
          type="search"
          value={q}
          onValueChange={(words) =>
            void navigate({ search: { list, ...(words && { q: words }) }, replace: true })
          }
          aria-label={t('words')}
          placeholder={t('words')}
          className="sm:w-56"
        />
      }
    >
      <Tabs
        label={t('title')}
        className="bg-surface px-4 md:px-6"
        value={list}
        tabs={DESK_LISTS.map((value) => ({
          value,
          label: (
            <>
              {t(`lists.${value}`)}
              {(value === 'contacts' || value === 'calls') && <WaitingCount of={[value]} />}
            </>
          ),
        }))}
        onChange={(chosen) => void navigate({ search: { list: chosen, ...(q && { q }) } })}
      />
      <Loading of={searches} className="mx-4 mt-3 md:mx-6" />
      {isEmpty && !search && (
        <EmptyState icon={Icon} title={t(q ? 'empty.filtered' : `empty.${list}`)}>
          {t(q ? 'empty.filteredText' : `empty.${list}Text`)}
        </EmptyState>
      )}
      {(items.length > 0 || search) && (
        <TwoPanes
          label={t('search')}
          isChosen={search !== undefined}
          onBack={() => go({})}
          list={
            <>
              <ul aria-label={t('title')}>
                {items.map((item, index) => (
                  <PaneRow
                    key={item.id}
                    to="/desk"
                    search={{ list, ...(q && { q }), search: item.id }}
                    isChosen={item.id === search}
                    isAwaited={isAwaited && index === active}
                    onFocused={() => onFocused(item.id, index)}
                  >
                    <span className="flex items-baseline justify-between gap-3">
                      <span className="truncate font-medium">
                        {item.applicant.lastName}, {item.applicant.firstName}
                      </span>
                      <SlaTime at={item.slaAt} />
                    </span>
                    {item.callBack ? (
                      <CallBackLine callBack={item.callBack} />
                    ) : (
                      <span className="line-clamp-2 text-muted">{wordsOf(item.waitingFor)}</span>
                    )}
                    <span className="flex justify-between gap-3 text-xs text-muted">
                      <span className="truncate">
                        {item.entityNames.join(', ') || t(`common:searchTypes.${item.searchType}`)}
                      </span>
                      <span className="shrink-0">{item.assignee?.name ?? t('common:assignment.none')}</span>
                    </span>
                  </PaneRow>
                ))}
              </ul>
              <MoreButton list={searches} />
            </>
          }
        >
          {search ? (
            <DeskSearch
              key={search}
              searchId={search}
              contactId={contact}
              startsWithCall={list !== 'contacts'}
              onContact={(chosen) => go({ search, contact: chosen })}
            />
          ) : (
            <EmptyState icon={Icon} title={t('choose')}>
              {t('chooseText')}
            </EmptyState>
          )}
        </TwoPanes>
      )}
    </Page>
  );
}
