import { createRoute } from '@tanstack/react-router';
import { oneOf, searchOf } from '../../lib/search-params.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';
import { SPANS } from './spans.ts';

export const figuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/figures',
  validateSearch: searchOf({ days: oneOf(SPANS) }),
  loader: () => loadTexts(['figures']),
}).lazy(() => import('./figures.lazy.tsx').then(({ Route }) => Route));
