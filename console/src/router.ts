import { createRouter } from '@tanstack/react-router';
import { pressed } from './keyboard/bindings.ts';
import { routeTree } from './views/routes.ts';

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
