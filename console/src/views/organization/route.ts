import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

export const organizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organization',
  loader: () => loadTexts(['organization']),
}).lazy(() => import('./organization.lazy.tsx').then(({ Route }) => Route));
