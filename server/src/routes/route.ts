import type { AppRoute } from '@ts-rest/core';
import type { AppRouteImplementation } from '@ts-rest/express';

/** What answers one endpoint of the contract. */
export type Route<T extends AppRoute> = AppRouteImplementation<T>;
