import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { pressed } from './keyboard/bindings.ts';
import { rootRoute } from './shell/root-route.ts';
import { auditRoute } from './views/audit/route.ts';
import { deskRoute } from './views/desk/route.ts';
import { figuresRoute } from './views/figures/route.ts';
import { mailRoute } from './views/mail/route.ts';
import { batchRoute, newOrderRoute, orderRoute, ordersRoute } from './views/orders/routes.ts';
import { organizationRoute } from './views/organization/route.ts';
import { referenceRoute } from './views/reference/route.ts';
import { searchRoute } from './views/search/route.ts';
import { webhooksRoute } from './views/webhooks/route.ts';
import { workRoute } from './views/work/route.ts';

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/work' });
  },
});

/** One line for each view. */
const routeTree = rootRoute.addChildren([
  startRoute,
  workRoute,
  searchRoute,
  deskRoute,
  mailRoute,
  ordersRoute,
  newOrderRoute,
  batchRoute,
  orderRoute,
  figuresRoute,
  referenceRoute,
  webhooksRoute,
  organizationRoute,
  auditRoute,
]);

export const router = createRouter({
  routeTree,
  basepath: '/console',
  defaultPreload: 'intent',
  // Queries keep what they loaded; the router only says when to begin.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

addEventListener('keydown', pressed);

// What had the focus may have gone with the view that it was in: the new one has it then, and a reader of the screen says its title.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (!fromLocation || !pathChanged || document.activeElement !== document.body) return;
  document.getElementById('view')?.focus({ preventScroll: true });
});
