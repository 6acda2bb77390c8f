import { createRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';
import { LISTS } from './lists.ts';

export const referenceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reference',
  validateSearch: z.object({
    list: z.catch(z.optional(z.enum(LISTS)), undefined),
    q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  }),
  loader: () => loadTexts('reference'),
}).lazy(() => import('./reference.lazy.tsx').then(({ Route }) => Route));
