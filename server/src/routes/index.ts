import { contract } from '@credence/contract';
import { initServer } from '@ts-rest/express';
import { getHealthRoute } from './health/get-health.ts';
import { cancelOrderRoute } from './orders/cancel-order.ts';
import { createOrderRoute } from './orders/create-order.ts';
import { getOrderRoute } from './orders/get-order.ts';
import { listOrdersRoute } from './orders/list-orders.ts';
import { getSearchRoute } from './searches/get-search.ts';
import { listSearchesRoute } from './searches/list-searches.ts';
import { updateSearchRoute } from './searches/update-search.ts';

/** Every endpoint of the contract with what answers it; leaving one out does not compile. */
export const createRoutes = ({ image }: { image: string }) =>
  initServer().router(contract, {
    health: { get: getHealthRoute(image) },
    orders: {
      create: createOrderRoute,
      list: listOrdersRoute,
      get: getOrderRoute,
      cancel: cancelOrderRoute,
    },
    searches: { list: listSearchesRoute, get: getSearchRoute, update: updateSearchRoute },
  });
