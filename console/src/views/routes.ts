import { DELIVERY_STATUSES, ORDER_STATUSES } from '@credence/contract';
import { createRoute, redirect } from '@tanstack/react-router';
import { DESK_LISTS } from '../api/desk.ts';
import { MAIL_LISTS } from '../api/mail.ts';
import { queryClient } from '../api/query-client.ts';
import { workQuery } from '../api/work.ts';
import { oneOf, searchOf, words } from '../lib/search-params.ts';
import { rootRoute } from '../shell/root-route.ts';
import type { CatalogueName } from '../texts/catalogues.ts';
import { loadTexts } from '../texts/texts.ts';
import { SPANS } from './figures/spans.ts';
import { LISTS } from './reference/lists.ts';
import { Work } from './work/work.tsx';
import { filtersOf } from './work/work-filters.ts';
import { readWorkSearch } from './work/work-search.ts';

const inRoot = { getParentRoute: () => rootRoute };

/** Of a view that comes with its texts when it is opened. */
const withTexts = (...texts: CatalogueName[]) => ({ ...inRoot, loader: () => loadTexts(texts) });

const startRoute = createRoute({
  ...inRoot,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/work' });
  },
});

const workRoute = createRoute({
  ...inRoot,
  path: '/work',
  validateSearch: readWorkSearch,
  loader: ({ location }) => {
    // Where it fails, the view says so.
    void queryClient.prefetchInfiniteQuery(workQuery(filtersOf(readWorkSearch(location.search))));
  },
  component: Work,
});

const searchRoute = createRoute({ ...withTexts('search'), path: '/searches/$searchId' }).lazy(() =>
  import('./search/search.lazy.tsx').then(({ Route }) => Route),
);

const deskRoute = createRoute({
  ...withTexts('desk', 'search'),
  path: '/desk',
  validateSearch: searchOf({
    list: oneOf(DESK_LISTS),
    q: words(200),
    search: words(36),
    contact: words(36),
  }),
}).lazy(() => import('./desk/desk.lazy.tsx').then(({ Route }) => Route));

const mailRoute = createRoute({
  ...withTexts('mail', 'search'),
  path: '/mail',
  validateSearch: searchOf({ list: oneOf(MAIL_LISTS), message: words(36) }),
}).lazy(() => import('./mail/mail.lazy.tsx').then(({ Route }) => Route));

const ordersRoute = createRoute({
  ...withTexts('orders'),
  path: '/orders',
  validateSearch: searchOf({ orderStatus: oneOf(ORDER_STATUSES), externalSearchId: words(200) }),
}).lazy(() => import('./orders/orders.lazy.tsx').then(({ Route }) => Route));

const newOrderRoute = createRoute({ ...withTexts('orders', 'order-form'), path: '/orders/new' }).lazy(() =>
  import('./orders/new-order.lazy.tsx').then(({ Route }) => Route),
);

const batchRoute = createRoute({ ...withTexts('orders', 'order-form'), path: '/orders/batch' }).lazy(() =>
  import('./orders/batch/batch.lazy.tsx').then(({ Route }) => Route),
);

const orderRoute = createRoute({ ...withTexts('orders'), path: '/orders/$orderId' }).lazy(() =>
  import('./orders/order.lazy.tsx').then(({ Route }) => Route),
);

const figuresRoute = createRoute({
  ...withTexts('figures'),
  path: '/figures',
  validateSearch: searchOf({ days: oneOf(SPANS) }),
}).lazy(() => import('./figures/figures.lazy.tsx').then(({ Route }) => Route));

const referenceRoute = createRoute({
  ...withTexts('reference'),
  path: '/reference',
  validateSearch: searchOf({ list: oneOf(LISTS), q: words(200) }),
}).lazy(() => import('./reference/reference.lazy.tsx').then(({ Route }) => Route));

const webhooksRoute = createRoute({
  ...withTexts('webhooks'),
  path: '/webhooks',
  validateSearch: searchOf({ status: oneOf(DELIVERY_STATUSES) }),
}).lazy(() => import('./webhooks/webhooks.lazy.tsx').then(({ Route }) => Route));

const organizationRoute = createRoute({ ...withTexts('organization'), path: '/organization' }).lazy(() =>
  import('./organization/organization.lazy.tsx').then(({ Route }) => Route),
);

const auditRoute = createRoute({
  ...withTexts('audit'),
  path: '/audit',
  validateSearch: searchOf({ subject: words(200), action: words(200), resource: words(200) }),
}).lazy(() => import('./audit/audit.lazy.tsx').then(({ Route }) => Route));

/** The views of the console with their addresses, and what each reads of its own. */
export const routeTree = rootRoute.addChildren([
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
