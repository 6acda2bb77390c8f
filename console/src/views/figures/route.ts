import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

/** For how many days figures can be told. */
export const SPANS = ['7', '30', '90'] as const;

export const figuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/figures',
  validateSearch: z.object({ days: z.coerce.string().pipe(z.enum(SPANS)).optional().catch(undefined) }),
  loader: () => loadTexts('figures'),
}).lazy(() => import('./figures.lazy.tsx').then(({ Route }) => Route));
