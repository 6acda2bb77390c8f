import { createRoute } from '@tanstack/react-router';
import { searchOf, words } from '../../lib/search-params.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

export const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/audit',
  validateSearch: searchOf({ subject: words(200), action: words(200), resource: words(200) }),
  loader: () => loadTexts(['audit']),
}).lazy(() => import('./audit.lazy.tsx').then(({ Route }) => Route));
