import { createRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { MAIL_LISTS } from '../../api/mail.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

export const mailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mail',
  validateSearch: z.object({
    list: z.catch(z.optional(z.enum(MAIL_LISTS)), undefined),
    message: z.catch(z.optional(z.string().check(z.maxLength(36))), undefined),
  }),
  loader: () => loadTexts(['mail', 'search']),
}).lazy(() => import('./mail.lazy.tsx').then(({ Route }) => Route));
