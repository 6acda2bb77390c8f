import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../shell/root-route.ts';

export const workRoute = createRoute({ getParentRoute: () => rootRoute, path: '/work' }).lazy(() =>
  import('./work.lazy.tsx').then(({ Route }) => Route),
);
