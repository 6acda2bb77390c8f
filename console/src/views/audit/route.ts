import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

const words = () => z.string().min(1).max(200).optional().catch(undefined);

export const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/audit',
  validateSearch: z.object({ subject: words(), action: words(), resource: words() }),
  loader: () => loadTexts('audit'),
}).lazy(() => import('./audit.lazy.tsx').then(({ Route }) => Route));
