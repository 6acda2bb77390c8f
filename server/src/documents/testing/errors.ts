import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { orderInput, scheduleSearch } from '@credence/core/testing';
import type { Answer } from '../../testing/answers.ts';
import { orderPath, searchPath, type TestApp } from '../../testing/app.ts';
import { createRecords, type Ids } from '../../testing/records.ts';

/** What a request to the operation in question has that differs from a plain one. */
export interface Asked {
  ids?: Ids;
  query?: string;
  body?: unknown;
}

/** Brings about one error of one operation. */
export type Provoke = (ask: (asked?: Asked) => Promise<Answer>, app: TestApp) => Promise<Answer>;

const records = (app: TestApp): Promise<Ids> => createRecords(app.test, app.active.context);

const contact = {
  name: 'Robin Hale',
  entityName: 'Contoso Inc',
  location: 'Austin, TX',
  confidence: 0.9,
  contactMethods: [{ email: 'robin@contoso.example', confidence: 0.9, source: 'directory' }],
};

/** Good bodies of operations that name something in them. */
const BODIES: Record<string, (ids: Ids) => object> = {
  updateSearch: () => ({ searchStatus: 'CANCELLED' }),
  submitReview: () => ({ claims: [{ record: 0, decision: 'ACCEPT' }] }),
  addContact: () => contact,
  updateContact: ({ contactId }) => ({ ...contact, contactId }),
  markContact: ({ contactId }) => ({ contactId, accuracyStatus: 'ACCURATE', reason: 'They answered' }),
  removeContact: ({ contactId }) => ({ contactId, reason: 'They left' }),
  pauseOutbound: ({ outboundId }) => ({ outboundId }),
  resumeOutbound: ({ outboundId }) => ({ outboundId }),
};

const bodyOf = (operationId: string, ids: Ids) => BODIES[operationId]?.(ids);

const nobodys = (): Ids => ({ contactId: randomUUID(), outboundId: randomUUID() });

/** Something that does not exist: the order and the search, or only what the body names. */
const missing =
  (operationId: string, name: string): Provoke =>
  async (ask, app) => {
    const isNamedInBody = name === 'contact' || name === 'outbound';
    const ids = { ...(isNamedInBody ? await records(app) : {}), ...nobodys() };
    return ask({ ids, body: bodyOf(operationId, ids) });
  };

/** Something that does not exist below a search, or a message, that is there. */
const missingBelow =
  (place: string): Provoke =>
  async (ask, app) =>
    ask({ ids: { ...(await records(app)), [place]: randomUUID() } });

/** A change of the contacts of a cancelled search. */
const afterCancellation =
  (operationId: string): Provoke =>
  async (ask, app) => {
    const ids = await records(app);
    await app.active.request('DELETE', orderPath(ids.orderId ?? ''));
    return ask({ ids, body: bodyOf(operationId, ids) });
  };

/** A change of an attempt that was cancelled. */
const afterwards =
  (operationId: string): Provoke =>
  async (ask, app) => {
    const ids = await records(app);
    const { orderId = '', searchId = '' } = ids;
    await app.active.request('POST', `${searchPath(orderId, searchId)}/cancel-outbounds`);
    return ask({ ids, body: bodyOf(operationId, ids) });
  };

const sending =
  (body: unknown): Provoke =>
  (ask) =>
    ask({ body });

const asking =
  (query: string): Provoke =>
  (ask) =>
    ask({ query });

/** How to bring about what no rule below does, by operation, status and name of the example. */
const PROVOCATIONS: Record<string, Provoke> = {
  'createOrder 400 fields': sending({
    ...orderInput(),
    applicant: { ...orderInput().applicant, email: 'nobody' },
    searchTypes: [{ searchType: 'CRIMINAL' }],
  }),
  'createOrder 400 json': sending('{'),
  'dryRunOrder 400 example': sending({
    ...orderInput(),
    defaultSearchConfig: { channels: { blockedDestinations: ['corp'] } },
  }),
  'exportAuditTrail 400 example': asking('from=yesterday&afterSeal=x'),
  'listAllSearches 400 example': asking('phase=OPEN&slaBefore=soon'),
  'listOrders 400 example': asking('limit=101&createdFrom=yesterday'),
  'submitReview 400 example': sending({ claims: [{ record: 0, field: 'endDate', decision: 'CORRECT' }] }),
  'submitReview 409 open': async (ask, app) => {
    const ids = await records(app);
    return ask({ ids, body: bodyOf('submitReview', ids) });
  },
  'updateSearch 400 unresolved': sending({ searchStatus: 'COMPLETED' }),
  'updateSearch 400 unexplained': sending({
    searchStatus: 'COMPLETED',
    resolution: { outcome: 'ACTION_REQUIRED' },
  }),
  'updateSearch 409 example': async (ask, app) => {
    const ids = await records(app);
    const resolution = { outcome: 'VERIFIED' };
    await app.active.request('PATCH', searchPath(ids.orderId ?? '', ids.searchId ?? ''), {
      body: { searchStatus: 'COMPLETED', resolution },
    });
    return ask({ ids, body: { searchStatus: 'CANCELLED' } });
  },
  'listSearchesByExternalId 400 example': (ask) => ask({ ids: { externalSearchId: 'x'.repeat(201) } }),
  'addContact 400 example': sending({
    ...contact,
    confidence: 2,
    contactMethods: [{ confidence: 0.9, source: 'directory' }],
  }),
  'updateContact 400 example': sending({ ...contact, location: undefined }),
  'markContact 400 example': sending({ contactId: randomUUID(), accuracyStatus: 'ACCURATE' }),
  'removeContact 400 example': sending({ contactId: randomUUID() }),
  'pauseOutbound 400 example': sending({}),
  'resumeOutbound 400 example': sending({}),
  'createBatch 400 example': sending({
    orders: [orderInput(), { ...orderInput(), applicant: { firstName: 'Jordan', lastName: 'Avery' } }],
  }),
  'listBatches 400 example': asking('limit=101'),
  'getBatch 400 example': (ask) => ask({ ids: { id: '%ff' } }),
  'deleteBatch 400 example': (ask) => ask({ ids: { id: '%ff' } }),
  'generateUploadUrl 400 example': (_ask, app) => askForUploadOf(app, 'no address'),
  'submitInboundNotification 400 example': sending({ channel: 'EMAIL' }),
  'listCloseoutEvents 400 example': asking('cursor=another'),
  'redeliverCloseoutEvent 409 unwanted': async (ask, app) => {
    const { searchId } = await scheduleSearch(app.active.context, { webhookConfig: undefined });
    const [row] = await app.test.sql<{ eventId: string }>(
      `select id as "eventId" from webhook_events where search_id = $1 limit 1`,
      [searchId],
    );
    return ask({ ids: { eventId: row?.eventId ?? '' } });
  },
  'redeliverAllCloseoutEvents 400 example': sending({}),
  'sendWebhookTest 400 example': sending({ searchType: 'CRIMINAL' }),
};

/** How to bring about the error of an example; undefined when there is no way. */
export function provocationOf(operationId: string, status: string, name: string): Provoke | undefined {
  const own = PROVOCATIONS[`${operationId} ${status} ${name}`];
  if (own) return own;
  if (status === '413') return sending('x'.repeat(15 * 1024 * 1024 + 1));
  if (name === 'message' || name === 'document') return missingBelow(`${name}Id`);
  if (status === '404') return missing(operationId, name);
  if (name === 'ended') return afterCancellation(operationId);
  if (name === 'tooLate') return afterwards(operationId);
  if (status === '400') return (ask) => ask({ ids: new Proxy({}, { get: () => 'no-uuid' }) });
  return undefined;
}

/** `fetch` names the host that it asks; this names another. */
function askForUploadOf({ port, active }: TestApp, host: string): Promise<Answer> {
  const path = '/files/release-form/generate-upload-url';
  const headers = { host, authorization: `Bearer ${active.token}` };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: {}, text, body: JSON.parse(text) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
