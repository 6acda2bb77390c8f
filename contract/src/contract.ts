import { initContract } from '@ts-rest/core';
import { auditTrailRoutes } from './routes/audit-trail.ts';
import { batchesRoutes } from './routes/batches.ts';
import { closeoutEventsRoutes } from './routes/closeout-events.ts';
import { contactsRoutes } from './routes/contacts.ts';
import { healthRoutes } from './routes/health.ts';
import { inboundNotificationsRoutes } from './routes/inbound-notifications.ts';
import { documentsRoutes, messagesRoutes } from './routes/messages.ts';
import { orderEventsRoutes } from './routes/order-events.ts';
import { ordersRoutes } from './routes/orders.ts';
import { outboundsRoutes } from './routes/outbounds.ts';
import { reviewsRoutes } from './routes/reviews.ts';
import { searchesRoutes } from './routes/searches.ts';
import { searchesByExternalIdRoutes } from './routes/searches-by-external-id.ts';
import { uploadUrlsRoutes } from './routes/upload-urls.ts';
import { webhookTestsRoutes } from './routes/webhook-tests.ts';
import { allSearchesRoutes } from './routes/work-list.ts';

/** Every endpoint of the service: routes, OpenAPI document and client types all come from here. */
export const contract = initContract().router(
  {
    health: healthRoutes,
    orders: ordersRoutes,
    searches: searchesRoutes,
    reviews: reviewsRoutes,
    contacts: contactsRoutes,
    outbounds: outboundsRoutes,
    messages: messagesRoutes,
    documents: documentsRoutes,
    allSearches: allSearchesRoutes,
    searchesByExternalId: searchesByExternalIdRoutes,
    orderEvents: orderEventsRoutes,
    batches: batchesRoutes,
    uploadUrls: uploadUrlsRoutes,
    inboundNotifications: inboundNotificationsRoutes,
    closeoutEvents: closeoutEventsRoutes,
    webhookTests: webhookTestsRoutes,
    auditTrail: auditTrailRoutes,
  },
  { strictStatusCodes: true },
);
