import { ORDER_STATUSES } from '@credence/contract';
import { createRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

const inOrders = { getParentRoute: () => rootRoute, loader: () => loadTexts('orders') };

export const ordersRoute = createRoute({
  ...inOrders,
  path: '/orders',
  validateSearch: z.object({
    orderStatus: z.catch(z.optional(z.enum(ORDER_STATUSES)), undefined),
    externalSearchId: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(200))), undefined),
  }),
}).lazy(() => import('./orders.lazy.tsx').then(({ Route }) => Route));

const withForm = { ...inOrders, loader: () => loadTexts(['orders', 'order-form']) };

export const newOrderRoute = createRoute({ ...withForm, path: '/orders/new' }).lazy(() =>
  import('./new-order.lazy.tsx').then(({ Route }) => Route),
);

export const batchRoute = createRoute({ ...withForm, path: '/orders/batch' }).lazy(() =>
  import('./batch/batch.lazy.tsx').then(({ Route }) => Route),
);

export const orderRoute = createRoute({ ...inOrders, path: '/orders/$orderId' }).lazy(() =>
  import('./order.lazy.tsx').then(({ Route }) => Route),
);
