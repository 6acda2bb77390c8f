import { DELIVERY_STATUSES } from '@credence/contract';
import { createRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

export const webhooksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/webhooks',
  validateSearch: z.object({ status: z.catch(z.optional(z.enum(DELIVERY_STATUSES)), undefined) }),
  loader: () => loadTexts('webhooks'),
}).lazy(() => import('./webhooks.lazy.tsx').then(({ Route }) => Route));
