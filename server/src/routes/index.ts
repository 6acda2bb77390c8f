import { contract } from '@credence/contract';
import type { Replicas } from '@credence/core';
import { initServer } from '@ts-rest/express';
import { exportAuditTrailRoute } from './audit-trail/export-audit-trail.ts';
import { createBatchRoute } from './batches/create-batch.ts';
import { deleteBatchRoute, getBatchRoute, listBatchesRoute } from './batches/placeholders.ts';
import { listCloseoutEventsRoute } from './closeout-events/list-closeout-events.ts';
import { redeliverEventRoute } from './closeout-events/redeliver-event.ts';
import { redeliverEventsRoute } from './closeout-events/redeliver-events.ts';
import { addContactRoute } from './contacts/add-contact.ts';
import { listContactsRoute } from './contacts/list-contacts.ts';
import { markContactRoute } from './contacts/mark-contact.ts';
import { removeContactRoute } from './contacts/remove-contact.ts';
import { updateContactRoute } from './contacts/update-contact.ts';
import { generateUploadUrlRoute } from './files/generate-upload-url.ts';
import { getHealthRoute } from './health/get-health.ts';
import { submitNotificationRoute } from './inbound-notifications/submit-notification.ts';
import { getDocumentRoute } from './messages/get-document.ts';
import { getMessageRoute } from './messages/get-message.ts';
import { listMessagesRoute } from './messages/list-messages.ts';
import { cancelOrderRoute } from './orders/cancel-order.ts';
import { createOrderRoute } from './orders/create-order.ts';
import { dryRunOrderRoute } from './orders/dry-run-order.ts';
import { getOrderRoute } from './orders/get-order.ts';
import { listOrderEventsRoute } from './orders/list-order-events.ts';
import { listOrdersRoute } from './orders/list-orders.ts';
import { cancelOutboundsRoute } from './outbounds/cancel-outbounds.ts';
import { listOutboundsRoute } from './outbounds/list-outbounds.ts';
import { pauseOutboundRoute } from './outbounds/pause-outbound.ts';
import { pauseOutboundsRoute } from './outbounds/pause-outbounds.ts';
import { resumeOutboundRoute } from './outbounds/resume-outbound.ts';
import { resumeOutboundsRoute } from './outbounds/resume-outbounds.ts';
import { findSearchesRoute } from './searches/find-searches.ts';
import { getSearchRoute } from './searches/get-search.ts';
import { listAllSearchesRoute } from './searches/list-all-searches.ts';
import { listSearchesRoute } from './searches/list-searches.ts';
import { reviewSearchRoute } from './searches/review-search.ts';
import { updateSearchRoute } from './searches/update-search.ts';
import { sendWebhookTestRoute } from './webhook-tests/send-webhook-test.ts';

interface RouteOptions {
  image: string;
  publicUrl: string | undefined;
  replicas: Replicas | undefined;
  webhookTestMs: number | undefined;
}

/** Every endpoint of the contract with what answers it; leaving one out does not compile. */
export const createRoutes = ({ image, publicUrl, replicas, webhookTestMs }: RouteOptions) =>
  initServer().router(contract, {
    health: { get: getHealthRoute(image, replicas) },
    orders: {
      create: createOrderRoute,
      dryRun: dryRunOrderRoute,
      list: listOrdersRoute,
      get: getOrderRoute,
      cancel: cancelOrderRoute,
    },
    searches: { list: listSearchesRoute, get: getSearchRoute, update: updateSearchRoute },
    reviews: { submit: reviewSearchRoute },
    contacts: {
      list: listContactsRoute,
      add: addContactRoute,
      update: updateContactRoute,
      mark: markContactRoute,
      remove: removeContactRoute,
    },
    outbounds: {
      list: listOutboundsRoute,
      cancelAll: cancelOutboundsRoute,
      pauseAll: pauseOutboundsRoute,
      resumeAll: resumeOutboundsRoute,
      pause: pauseOutboundRoute,
      resume: resumeOutboundRoute,
    },
    allSearches: { list: listAllSearchesRoute },
    messages: { list: listMessagesRoute, get: getMessageRoute },
    documents: { get: getDocumentRoute },
    searchesByExternalId: { list: findSearchesRoute },
    orderEvents: { list: listOrderEventsRoute },
    uploadUrls: { generate: generateUploadUrlRoute(publicUrl) },
    batches: {
      create: createBatchRoute,
      list: listBatchesRoute,
      get: getBatchRoute,
      delete: deleteBatchRoute,
    },
    inboundNotifications: { submit: submitNotificationRoute },
    closeoutEvents: {
      list: listCloseoutEventsRoute,
      redeliver: redeliverEventRoute,
      redeliverAll: redeliverEventsRoute,
    },
    webhookTests: { send: sendWebhookTestRoute(webhookTestMs) },
    auditTrail: { export: exportAuditTrailRoute },
  });
