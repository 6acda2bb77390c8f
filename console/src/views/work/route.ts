import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';
import { WorkSearch } from './work-filters.ts';

export const workRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/work',
  validateSearch: WorkSearch,
  loader: () => loadTexts('work'),
}).lazy(() => import('./work.lazy.tsx').then(({ Route }) => Route));
