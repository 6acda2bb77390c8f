import { DELIVERY_STATUSES } from '@credence/contract';
import { createRoute } from '@tanstack/react-router';
import { oneOf, searchOf } from '../../lib/search-params.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

export const webhooksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/webhooks',
  validateSearch: searchOf({ status: oneOf(DELIVERY_STATUSES) }),
  loader: () => loadTexts(['webhooks']),
}).lazy(() => import('./webhooks.lazy.tsx').then(({ Route }) => Route));
