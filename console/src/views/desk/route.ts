import { createRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { DESK_LISTS } from '../../api/desk.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

const id = z.catch(z.optional(z.string().check(z.maxLength(36))), undefined);

export const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/desk',
  validateSearch: z.object({
    list: z.catch(z.optional(z.enum(DESK_LISTS)), undefined),
    q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
    search: id,
    contact: id,
  }),
  loader: () => loadTexts(['desk', 'search']),
}).lazy(() => import('./desk.lazy.tsx').then(({ Route }) => Route));
