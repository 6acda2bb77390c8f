import { initContract } from '@ts-rest/core';
import { healthRoutes } from './routes/health.ts';
import { ordersRoutes } from './routes/orders.ts';
import { searchesRoutes } from './routes/searches.ts';

/** Every endpoint of the service: routes, OpenAPI document and client types all come from here. */
export const contract = initContract().router(
  { health: healthRoutes, orders: ordersRoutes, searches: searchesRoutes },
  { strictStatusCodes: true },
);

export type { ApplicantCreate } from './schemas/applicant.ts';
export type { BusinessContext } from './schemas/business-context.ts';
export type { EducationRecord, EmploymentRecord, History } from './schemas/history.ts';
export { type Order, OrderCreate } from './schemas/order.ts';
export {
  type Activity,
  type Claim,
  type Resolution,
  type Search,
  SearchUpdate,
  type SearchWithActivity,
  type VerificationResult,
} from './schemas/search.ts';
export { SearchConfig } from './schemas/search-config.ts';
export type { SearchRequest, VerificationQuestion } from './schemas/search-request.ts';
export type { WebhookConfig } from './schemas/webhook-config.ts';
export * from './vocabulary.ts';
export * from './webhook-events.ts';
