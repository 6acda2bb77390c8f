import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client.ts';
import { workQuery } from '../../api/work.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { Work } from './work.tsx';
import { filtersOf } from './work-filters.ts';
import { readWorkSearch } from './work-search.ts';

export const workRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/work',
  validateSearch: readWorkSearch,
  loader: ({ location }) => {
    // Where it fails, the view says so.
    void queryClient.prefetchInfiniteQuery(workQuery(filtersOf(readWorkSearch(location.search))));
  },
  component: Work,
});
