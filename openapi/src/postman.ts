import { createHash } from 'node:crypto';
import converter, { type Options } from 'openapi-to-postmanv2';
import { operationsOf } from './operations-of.ts';
import { TOKEN_REQUEST } from './postman-token-request.ts';

/** What is read and changed here of a Postman collection; folders and requests are both items. */
interface Item {
  id?: string;
  name: string;
  item?: Item[];
  request?: {
    url: { query: Parameter[]; variable: Parameter[] };
    header: Parameter[];
    auth?: object | null;
  };
  response?: { id?: string; originalRequest?: Item['request']; header?: Parameter[] }[];
  event?: object[];
}

interface Parameter {
  key: string;
  value: string;
  disabled?: boolean;
  description?: string | { content: string };
}

interface Collection {
  info: object;
  item: Item[];
}

interface ApiDocument {
  info: { title: string; description: string };
  paths: object;
}

/** Ids that requests share, by the variable that holds them: creating an order fills in its own. */
const VARIABLES: Record<string, string> = {
  baseUrl: 'https://api.credence.example',
  authUrl: 'https://auth.credence.example',
  clientId: '',
  clientSecret: '',
  audience: '',
  accessToken: '',
  orderId: '',
  searchId: '',
};

/** What `id` stands for depends on the path; everywhere but with batches it is an order. */
const SHARED_IDS: Record<string, string> = { id: 'orderId', orderId: 'orderId', searchId: 'searchId' };

const KEEP_ORDER = [
  'const { verificationOrderId, searchIds } = pm.response.json();',
  "if (verificationOrderId) pm.collectionVariables.set('orderId', verificationOrderId);",
  "if (searchIds?.length) pm.collectionVariables.set('searchId', searchIds[0]);",
];

/**
 * The document as a Postman collection, version 2.1. It gets its own tokens: its user fills in the variables
 * for client and audience. The same document always gives the same collection.
 */
export async function buildPostmanCollection(document: ApiDocument): Promise<object> {
  const collection = await convert(ownAnswersOnly(document));
  const folders = collection.item.filter(({ item }) => item?.length);
  for (const folder of folders) for (const item of folder.item ?? []) finish(item, folder.name);
  return {
    info: {
      ...collection.info,
      _postman_id: stableId(document.info.title),
      description: document.info.description,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{accessToken}}', type: 'string' }] },
    variable: Object.entries(VARIABLES).map(([key, value]) => ({ key, value, type: 'string' })),
    item: [TOKEN_REQUEST, ...folders],
  };
}

/** Without webhooks, which are not sent from Postman, and without the errors that every operation answers alike. */
function ownAnswersOnly(document: ApiDocument): ApiDocument {
  const { webhooks: _, ...copy } = structuredClone({ ...document, webhooks: undefined });
  for (const { responses } of operationsOf(copy.paths)) {
    for (const [status, answer] of Object.entries(responses)) {
      if ('$ref' in answer) delete responses[status];
    }
  }
  return copy;
}

function convert(document: ApiDocument): Promise<Collection> {
  const options: Options = {
    folderStrategy: 'Tags',
    parametersResolution: 'Example',
    includeAuthInfoInExample: false,
    // Deep enough for the deepest schema: what is cut off is replaced by a remark.
    stackLimit: 50,
  };
  return new Promise((resolve, reject) => {
    converter.convertV2({ type: 'json', data: document }, options, (error, result) => {
      if (error || !result?.result) reject(new Error(error?.message ?? result?.reason ?? 'not convertible'));
      else resolve(result.output?.[0]?.data as Collection);
    });
  });
}

/** Makes a request ready to be sent as it is, and its ids the same each time. */
function finish(item: Item, folder: string): void {
  item.id = stableId(`${folder}/${item.name}`);
  if (!item.request) throw new Error(`${item.name} is no request`);
  // Null would mean that no token is sent; what is left out is inherited.
  delete item.request.auth;
  if (folder === 'Health') item.request.auth = { type: 'noauth' };
  for (const parameter of item.request.url.query) parameter.disabled = true;
  for (const parameter of item.request.url.variable) {
    const shared = folder === 'Batches' ? undefined : SHARED_IDS[parameter.key];
    if (shared) parameter.value = `{{${shared}}}`;
  }
  for (const parameter of item.request.header) {
    if (parameter.key === 'idempotency-key') parameter.value = '{{$guid}}';
    if (parameter.key === 'consistency-token') parameter.disabled = true;
  }
  (item.response ?? []).forEach((response, index) => {
    response.id = stableId(`${folder}/${item.name}/${index}`);
    response.header = (response.header ?? []).filter(({ value }) => value !== '');
  });
  if (item.name === 'Create an order') {
    item.event = [{ listen: 'test', script: { type: 'text/javascript', exec: KEEP_ORDER } }];
  }
}

/** A UUID that is made of a name. */
function stableId(name: string): string {
  const hash = createHash('sha256').update(`credence postman ${name}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
