import { createRootRoute } from '@tanstack/react-router';
import { Missing, Pending, RouteFailure } from './fallbacks.tsx';
import { Shell } from './shell.tsx';

export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: Missing,
  errorComponent: RouteFailure,
  pendingComponent: Pending,
});
