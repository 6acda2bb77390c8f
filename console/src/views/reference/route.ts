import { createRoute } from '@tanstack/react-router';
import { oneOf, searchOf, words } from '../../lib/search-params.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';
import { LISTS } from './lists.ts';

export const referenceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reference',
  validateSearch: searchOf({ list: oneOf(LISTS), q: words(200) }),
  loader: () => loadTexts(['reference']),
}).lazy(() => import('./reference.lazy.tsx').then(({ Route }) => Route));
