import { ORDER_STATUSES } from '@credence/contract';
import { createRoute } from '@tanstack/react-router';
import { oneOf, searchOf, words } from '../../lib/search-params.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

const inOrders = { getParentRoute: () => rootRoute, loader: () => loadTexts(['orders']) };

export const ordersRoute = createRoute({
  ...inOrders,
  path: '/orders',
  validateSearch: searchOf({ orderStatus: oneOf(ORDER_STATUSES), externalSearchId: words(200) }),
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
