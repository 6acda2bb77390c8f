import { createRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

const words = () => z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(200))), undefined);

export const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/audit',
  validateSearch: z.object({ subject: words(), action: words(), resource: words() }),
  loader: () => loadTexts('audit'),
}).lazy(() => import('./audit.lazy.tsx').then(({ Route }) => Route));
