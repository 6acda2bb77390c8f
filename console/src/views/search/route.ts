import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/searches/$searchId',
  loader: () => loadTexts(['search']),
}).lazy(() => import('./search.lazy.tsx').then(({ Route }) => Route));
