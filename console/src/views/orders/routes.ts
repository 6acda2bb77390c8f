import { ORDER_STATUSES } from '@credence/contract';
import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

const inOrders = { getParentRoute: () => rootRoute, loader: () => loadTexts('orders') };

export const ordersRoute = createRoute({
  ...inOrders,
  path: '/orders',
  validateSearch: z.object({
    orderStatus: z.enum(ORDER_STATUSES).optional().catch(undefined),
    externalSearchId: z.string().min(1).max(200).optional().catch(undefined),
  }),
}).lazy(() => import('./orders.lazy.tsx').then(({ Route }) => Route));

export const newOrderRoute = createRoute({ ...inOrders, path: '/orders/new' }).lazy(() =>
  import('./new-order.lazy.tsx').then(({ Route }) => Route),
);

export const orderRoute = createRoute({ ...inOrders, path: '/orders/$orderId' }).lazy(() =>
  import('./order.lazy.tsx').then(({ Route }) => Route),
);
