import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';
import { SPANS } from './spans.ts';

export const figuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/figures',
  validateSearch: z.object({ days: z.coerce.string().pipe(z.enum(SPANS)).optional().catch(undefined) }),
  loader: () => loadTexts('figures'),
}).lazy(() => import('./figures.lazy.tsx').then(({ Route }) => Route));
