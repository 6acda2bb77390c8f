import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client.ts';
import { workQuery } from '../../api/work.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';
import { filtersOf } from './work-filters.ts';
import { readWorkSearch } from './work-search.ts';

export const workRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/work',
  validateSearch: readWorkSearch,
  loader: ({ location }) => {
    // While the view itself is on its way. Where it fails, the view says so.
    void queryClient.prefetchInfiniteQuery(workQuery(filtersOf(readWorkSearch(location.search))));
    return loadTexts(['work']);
  },
}).lazy(() => import('./work.lazy.tsx').then(({ Route }) => Route));
