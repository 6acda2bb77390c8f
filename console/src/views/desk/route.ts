import { createRoute } from '@tanstack/react-router';
import { DESK_LISTS } from '../../api/desk.ts';
import { oneOf, searchOf, words } from '../../lib/search-params.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

export const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/desk',
  validateSearch: searchOf({ list: oneOf(DESK_LISTS), q: words(200), search: words(36), contact: words(36) }),
  loader: () => loadTexts(['desk', 'search']),
}).lazy(() => import('./desk.lazy.tsx').then(({ Route }) => Route));
