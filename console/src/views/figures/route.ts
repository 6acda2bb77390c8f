import { createRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';
import { SPANS } from './spans.ts';

export const figuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/figures',
  validateSearch: z.object({
    days: z.catch(z.optional(z.pipe(z.coerce.string(), z.enum(SPANS))), undefined),
  }),
  loader: () => loadTexts('figures'),
}).lazy(() => import('./figures.lazy.tsx').then(({ Route }) => Route));
