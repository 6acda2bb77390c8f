/** What an error answer says: `summary` is what a reader chooses it by. */
export interface ErrorExample {
  summary: string;
  message: string | string[];
}

type ErrorExamples = Record<string, ErrorExample>;

/** One example under the name `example`. */
const one = (summary: string, message: string | string[]): ErrorExamples => ({
  example: { summary, message },
});

const notUuids = (...names: string[]) =>
  one(
    names.length > 1 ? 'Ids that are no UUIDs' : 'An id that is no UUID',
    names.map((name) => `${name} must be a UUID`),
  );
const ORDER_IDS = notUuids('id');
const SEARCH_IDS = notUuids('orderId', 'searchId');
const UNREADABLE_PATH = one(
  'A path with a broken percent sign',
  'The path must be UTF-8 in percent-encoding',
);

const missing = (thing: string): ErrorExample => ({
  summary: `No such ${thing.toLowerCase()} in your organization`,
  message: `${thing} not found`,
});
const ORDER = { order: missing('Order') };
const SEARCH = { search: missing('Search') };
const MESSAGE = { ...SEARCH, message: missing('Message') };
const CONTACT = { ...SEARCH, contact: missing('Contact') };
const OUTBOUND = { ...SEARCH, outbound: missing('Outbound') };

const CONTACTS_CLOSED = {
  ended: {
    summary: 'The search was cancelled or handed to a person',
    message: 'The contacts of a search that is CANCELLED cannot be changed',
  },
};
const STILL_RUNNING = {
  stillRunning: {
    summary: 'The same request is being answered at this moment',
    message: 'A request with this Idempotency-Key is still running',
  },
};
const attempt = (status: string, command: string) => ({
  tooLate: {
    summary: 'The attempt is past that',
    message: `An attempt that is ${status} does not allow "${command}"`,
  },
});

const NORMAL_SIZE = one('More than 2 MB', 'The body must be at most 2 MB');
const LARGE_SIZE = one('More than 15 MB', 'The body must be at most 15 MB');

/** What the errors say that depend on the operation, by operation id and status. */
const OPERATION_ERRORS: Record<string, Record<string, ErrorExamples>> = {
  createOrder: {
    400: {
      fields: {
        summary: 'Several wrong fields, all of them named',
        message: [
          'applicant.email must be a valid e-mail address',
          'searchTypes.0.searchType must be EMPLOYMENT or EDUCATION',
        ],
      },
      json: { summary: 'A body that is no JSON', message: 'The body is not valid JSON' },
    },
    409: STILL_RUNNING,
    413: LARGE_SIZE,
  },
  dryRunOrder: {
    400: one('A destination that means nothing', [
      'defaultSearchConfig.channels.blockedDestinations.0 must be an e-mail address, a number or a domain',
    ]),
    409: STILL_RUNNING,
    413: LARGE_SIZE,
  },
  listOrders: {
    400: one('Wrong query parameters', [
      'limit must be at most 100',
      'createdFrom must be a date in the form YYYY-MM-DD, or an instant with its offset',
    ]),
  },
  getOrder: { 400: ORDER_IDS },
  cancelOrder: { 400: ORDER_IDS, 404: ORDER },
  listOrderEvents: { 400: ORDER_IDS, 404: ORDER },
  listSearches: { 400: ORDER_IDS, 404: ORDER },
  getSearch: { 400: notUuids('id', 'searchId'), 404: SEARCH },
  updateSearch: {
    400: {
      unresolved: {
        summary: 'Completed without a resolution',
        message: ['resolution is required when searchStatus is COMPLETED'],
      },
      unexplained: {
        summary: 'Action required, and no reason code',
        message: ['resolution.reasonCode is required when outcome is ACTION_REQUIRED'],
      },
    },
    404: SEARCH,
    409: one('A search that has ended already', 'A search that is COMPLETED cannot become CANCELLED'),
  },
  submitReview: {
    400: one('A decision that does not say what is right', [
      'claims.0.value is required when decision is CORRECT and there is no match',
    ]),
    404: SEARCH,
    409: {
      open: {
        summary: 'A record that does not wait for a review',
        message: 'Record 0 is OPEN: only a record that is REVIEW can be decided',
      },
      ...STILL_RUNNING,
    },
  },
  listSearchesByExternalId: {
    400: one('An id that is too long', ['externalSearchId must be at most 200 characters long']),
  },
  listAllSearches: {
    400: one('Wrong query parameters', [
      'phase must be RESEARCH, OUTREACH, AWAITING_RESPONSE, REVIEW or CLOSED',
      'slaBefore must be a date in the form YYYY-MM-DD, or an instant with its offset',
    ]),
  },
  exportAuditTrail: {
    400: one('Wrong query parameters', [
      'from must be a date in the form YYYY-MM-DD, or an instant with its offset',
      'afterSeal must be a number',
    ]),
  },
  listMessages: { 400: SEARCH_IDS, 404: SEARCH },
  getMessage: { 400: notUuids('orderId', 'searchId', 'messageId'), 404: MESSAGE },
  getDocument: {
    400: notUuids('orderId', 'searchId', 'messageId', 'documentId'),
    404: { ...MESSAGE, document: missing('Document') },
  },
  listContacts: { 400: SEARCH_IDS, 404: SEARCH },
  addContact: {
    400: one('Two wrong fields', [
      'confidence must be at most 1',
      'contactMethods.0 must have an email, phone or fax',
    ]),
    404: SEARCH,
    409: { ...CONTACTS_CLOSED, ...STILL_RUNNING },
  },
  updateContact: {
    400: one('Two missing fields', ['contactId is required', 'location is required']),
    404: CONTACT,
    409: CONTACTS_CLOSED,
  },
  markContact: {
    400: one('A mark without a reason', ['reason is required']),
    404: CONTACT,
    409: { ...CONTACTS_CLOSED, ...STILL_RUNNING },
  },
  removeContact: {
    400: one('A removal without a reason', ['reason is required']),
    404: CONTACT,
    409: CONTACTS_CLOSED,
  },
  listOutbounds: { 400: SEARCH_IDS, 404: SEARCH },
  cancelAllOutbounds: { 400: SEARCH_IDS, 404: SEARCH, 409: STILL_RUNNING },
  pauseAllOutbounds: { 400: SEARCH_IDS, 404: SEARCH, 409: STILL_RUNNING },
  resumeAllOutbounds: { 400: SEARCH_IDS, 404: SEARCH, 409: STILL_RUNNING },
  pauseOutbound: {
    400: one('No attempt is named', ['outboundId is required']),
    404: OUTBOUND,
    409: { ...attempt('CANCELLED', 'pause'), ...STILL_RUNNING },
  },
  resumeOutbound: {
    400: one('No attempt is named', ['outboundId is required']),
    404: OUTBOUND,
    409: { ...attempt('CANCELLED', 'resume'), ...STILL_RUNNING },
  },
  createBatch: {
    400: one('One wrong order among many', ['orders.1.applicant.ssn is required']),
    409: STILL_RUNNING,
    413: LARGE_SIZE,
  },
  getBatch: { 400: UNREADABLE_PATH },
  deleteBatch: { 400: UNREADABLE_PATH },
  generateUploadUrl: {
    400: one('A Host header that is no address', ['Host must be the address of this service']),
    409: one(
      'As many uploads without an order as there may be',
      'Too many uploads that no order names: place orders for them, or wait until they are deleted after 7 days',
    ),
  },
  submitInboundNotification: {
    400: one('Nothing that was said', ['messageData is required when there are no answers']),
    409: STILL_RUNNING,
  },
  listCloseoutEvents: {
    400: one('A cursor of another list', ['cursor is not one that closeout events were answered with']),
  },
  redeliverCloseoutEvent: {
    400: notUuids('eventId'),
    404: { event: missing('Closeout event') },
    409: {
      unwanted: {
        summary: 'Your configuration has no target for it',
        message: 'No webhook target wants this event',
      },
      ...STILL_RUNNING,
    },
  },
  redeliverAllCloseoutEvents: {
    400: one('No beginning of the time range', ['from is required']),
    409: STILL_RUNNING,
  },
  sendWebhookTest: {
    400: one('A search type that there is not', ['searchType must be EMPLOYMENT or EDUCATION']),
    409: STILL_RUNNING,
  },
};

/** What an error of an operation says, where that depends on the operation. */
export function errorExamplesOf(operationId: string, status: string): ErrorExamples {
  const examples = OPERATION_ERRORS[operationId]?.[status] ?? (status === '413' ? NORMAL_SIZE : undefined);
  if (!examples) throw new Error(`The ${status} of ${operationId} needs an example`);
  return examples;
}
