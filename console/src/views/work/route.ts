import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client.ts';
import { workQuery } from '../../api/work.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';
import { filtersOf, WorkSearch } from './work-filters.ts';

export const workRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/work',
  validateSearch: WorkSearch,
  loader: ({ location }) => {
    // While the view itself is on its way. Where it fails, the view says so.
    void queryClient.prefetchInfiniteQuery(workQuery(filtersOf(WorkSearch.parse(location.search))));
    return loadTexts('work');
  },
}).lazy(() => import('./work.lazy.tsx').then(({ Route }) => Route));
