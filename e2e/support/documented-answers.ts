import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** What is read here of the published document. */
interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, DocumentedResponse> }>>;
  webhooks: Record<string, { post: { requestBody: DocumentedResponse } }>;
  components: { schemas: Record<string, object>; responses?: Record<string, DocumentedResponse> };
}

interface DocumentedResponse {
  $ref?: string;
  content?: Record<string, { schema: object }>;
}

const document: ApiDocument = JSON.parse(
  readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'),
);

const paths = Object.keys(document.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

const ajv = formats.default(new Ajv2020({ allErrors: true, strict: false }));
ajv.addSchema({ $id: 'api', ...(closed(document) as object) });
const validators = new Map<string, ValidateFunction>();

/** Answers and webhooks of this process that the document does not describe, since they were last asked for. */
const surprises: string[] = [];
export const takeSurprises = (): string[] => surprises.splice(0);

/** Links for uploads are no part of the API: where they lead depends on the store of the deployment. */
const SIGNED_LINKS = '/files/release-form/uploads/';

/** `fetch` for requests to the API at `apiUrl`, which holds every answer against the published document. */
export const documentedFetch =
  (apiUrl: string): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const request = input instanceof Request ? input : { url: String(input), method: init?.method ?? 'GET' };
    if (request.url.startsWith(apiUrl) && !request.url.includes(SIGNED_LINKS)) {
      surprises.push(...(await problemsOf(request.method, new URL(request.url).pathname, response.clone())));
    }
    return response;
  };

/** Holds the body of a webhook against the published document. */
export function noteWebhook(payload: { event: string }): void {
  const documented = document.webhooks[payload.event]?.post.requestBody.content?.['application/json'];
  const place = `webhook ${payload.event}`;
  surprises.push(
    ...(documented ? schemaProblems(place, documented.schema, payload) : [`${place}: not in the document`]),
  );
}

/** The endpoints that succeeded in this run, of all its processes. */
const seenFile = () => join(process.env.CREDENCE_DATA_DIR ?? '.', 'seen-endpoints.txt');

/** The endpoints of the document that never succeeded in this run. */
export function unseenEndpoints(): string[] {
  const seen = new Set(readFileSync(seenFile(), 'utf8').split('\n'));
  return Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((endpoint) => !seen.has(endpoint));
}

/** What is not as documented in an answer; what is outside the document may answer 404 and 405 only. */
async function problemsOf(method: string, pathname: string, response: Response): Promise<string[]> {
  const { status, headers } = response;
  const place = `${method} ${pathname} ${status}`;
  const path = paths.find(({ pattern }) => pattern.test(pathname))?.path;
  const responses = path && document.paths[path]?.[method.toLowerCase()]?.responses;
  if (path && response.ok) appendFileSync(seenFile(), `${method} ${path}\n`);
  if (!responses) return status === (path ? 405 : 404) ? [] : [`${place}: not in the document`];
  const documented = resolve(responses[status]);
  if (!documented) return [`${place}: no such status in the document`];
  if (!documented.content)
    return (await response.text()) === '' ? [] : [`${place}: a body, and none expected`];
  const type = headers.get('content-type')?.split(';', 1)[0] ?? 'none';
  const schema = documented.content[type]?.schema;
  if (!schema) return [`${place}: no content type ${type} in the document`];
  if (type === 'application/octet-stream' || type === 'application/x-ndjson') return [];
  return schemaProblems(place, schema, await response.json());
}

function schemaProblems(place: string, schema: object, body: unknown): string[] {
  const validate = validatorOf(schema);
  if (validate(body)) return [];
  return [`${place}: ${ajv.errorsText(validate.errors)} ${JSON.stringify(validate.errors?.[0]?.params)}`];
}

function resolve(response: DocumentedResponse | undefined): DocumentedResponse | undefined {
  const name = response?.$ref?.split('/').at(-1);
  return name ? document.components.responses?.[name] : response;
}

function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(closed(schema)).replaceAll('"#/components', '"api#/components');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validate);
  return validate;
}

/**
 * Closes every object that lists its fields. The document leaves answers open, so that customers are ready for more;
 * we, though, promise no field without naming it.
 */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, closed(value)]);
  const isClosable = 'properties' in node && !('additionalProperties' in node);
  return Object.fromEntries(isClosable ? [...entries, ['additionalProperties', false]] : entries);
}
