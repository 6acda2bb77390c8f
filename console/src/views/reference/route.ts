import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

export const LISTS = ['directory', 'institutions', 'vendors'] as const;

export const referenceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reference',
  validateSearch: z.object({
    list: z.enum(LISTS).optional().catch(undefined),
    q: z.string().max(200).optional().catch(undefined),
  }),
  loader: () => loadTexts('reference'),
}).lazy(() => import('./reference.lazy.tsx').then(({ Route }) => Route));
