import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useLiveSearches } from '../../api/live.ts';
import { searchKey, workSearchQuery } from '../../api/work.ts';
import { Failure } from '../../components/failure.tsx';
import { Page } from '../../components/page.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { SearchAtWork } from './search-at-work.tsx';

export const Route = createLazyRoute('/searches/$searchId')({ component: SearchView });

function SearchView() {
  const { t } = useTexts('search');
  const { searchId } = Route.useParams();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(workSearchQuery(searchId));
  useLiveSearches((changed) => {
    // An empty list stands for what was missed.
    if (changed.size > 0 && !changed.has(searchId)) return;
    void queries.invalidateQueries({ queryKey: searchKey(searchId) });
  });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading title={t('title')} />;
  return <SearchAtWork key={searchId} search={data} />;
}

const Loading = ({ title }: { title: string }) => (
  <Page title={title}>
    <div className="grid gap-4 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  </Page>
);
