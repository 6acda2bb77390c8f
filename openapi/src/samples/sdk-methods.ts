/** How the SDK calls an operation. */
interface SdkMethod {
  /** On the client. */
  name: string;
  /** What a sample does with its answer. */
  result: string;
  /** The one field of the body that is an argument, where the whole body is not. */
  field?: string;
}

/** The SDK's method of each operation; without one there is no document. */
export const SDK_METHODS: Record<string, SdkMethod> = {
  getHealth: { name: 'health', result: '{ image }' },
  createOrder: { name: 'orders.create', result: '{ verificationOrderId, searchIds }' },
  dryRunOrder: { name: 'orders.dryRun', result: '{ searches }' },
  listOrders: { name: 'orders.list', result: '{ data, pagination }' },
  getOrder: { name: 'orders.get', result: 'order' },
  cancelOrder: { name: 'orders.cancel', result: '{ affectedSearches }' },
  listOrderEvents: { name: 'orders.listEvents', result: '{ message }' },
  listSearches: { name: 'searches.list', result: '{ searches }' },
  getSearch: { name: 'searches.get', result: '{ phase, waitingFor, activity }' },
  updateSearch: { name: 'searches.update', result: '{ currentStatus, webhooksEmitted }' },
  submitReview: { name: 'searches.review', result: '{ records, searchStatus }' },
  listSearchesByExternalId: { name: 'searches.findByExternalId', result: '{ exists, searches }' },
  listAllSearches: { name: 'searches.listAll', result: '{ data, pagination }' },
  exportAuditTrail: { name: 'audit.export', result: 'content' },
  listMessages: { name: 'messages.list', result: '{ messages }' },
  getMessage: { name: 'messages.get', result: '{ message }' },
  getDocument: { name: 'messages.getDocument', result: 'content' },
  listContacts: { name: 'contacts.list', result: '{ contacts }' },
  addContact: { name: 'contacts.add', result: '{ contactId, queuedCount }' },
  updateContact: { name: 'contacts.update', result: '{ scheduledFollowUps }' },
  markContact: { name: 'contacts.markAccuracy', result: '{ auditId }' },
  removeContact: { name: 'contacts.remove', result: '{ cancelledActivities }' },
  listOutbounds: { name: 'outbounds.list', result: '{ outbounds }' },
  cancelAllOutbounds: { name: 'outbounds.cancelAll', result: '{ cancelledCount }' },
  pauseAllOutbounds: { name: 'outbounds.pauseAll', result: '{ pausedCount }' },
  resumeAllOutbounds: { name: 'outbounds.resumeAll', result: '{ resumedCount, cancelledCount }' },
  pauseOutbound: { name: 'outbounds.pause', result: '{ status }', field: 'outboundId' },
  resumeOutbound: { name: 'outbounds.resume', result: '{ status }', field: 'outboundId' },
  createBatch: { name: 'batches.create', result: '{ batchId, orders }' },
  listBatches: { name: 'batches.list', result: '{ message }' },
  getBatch: { name: 'batches.get', result: '{ note }' },
  deleteBatch: { name: 'batches.delete', result: '{ success }' },
  generateUploadUrl: { name: 'files.generateUploadUrl', result: '{ signedUrl, fileUri }' },
  submitInboundNotification: { name: 'inbound.submit', result: '{ success, messageId }' },
  listCloseoutEvents: { name: 'closeoutEvents.list', result: '{ data }' },
  redeliverCloseoutEvent: { name: 'closeoutEvents.redeliver', result: '{ deliveryStatus }' },
  redeliverAllCloseoutEvents: { name: 'closeoutEvents.redeliverSome', result: '{ matched, redelivered }' },
  sendWebhookTest: { name: 'webhookTests.send', result: '{ success, deliveries }' },
};
