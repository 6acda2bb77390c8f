import { describe, expect, it } from 'vitest';
import { buildDocument } from '../document.ts';
import { compareDocuments } from './compare-documents.ts';

const json = (schema: object) => ({ 'application/json': { schema } });
const text = { type: 'string' };

/** A small document with one of everything that is compared. */
const earlier = () => ({
  openapi: '3.1.1',
  security: [{ bearer: [] }, { program: ['read'] }] as Record<string, string[]>[],
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } },
          { $ref: '#/components/parameters/Kind' },
        ] as object[],
        responses: {
          200: {
            description: 'Things',
            headers: { 'X-Id': { $ref: '#/components/headers/Id' } } as Record<string, object>,
            content: json({ type: 'array', items: { $ref: '#/components/schemas/Thing' } }),
          },
          404: { $ref: '#/components/responses/NotFound' },
        } as Record<string, { content?: object; headers?: object }>,
      },
      post: {
        operationId: 'createThing',
        requestBody: { required: false, content: json({ $ref: '#/components/schemas/Thing' }) } as {
          required: boolean;
          content: object;
        },
        responses: { 201: { description: 'Created' } },
      },
    } as Record<string, object>,
    '/health': { get: { operationId: 'getHealth', security: [] as object[], responses: {} } },
  },
  webhooks: {
    'thing.made': {
      post: {
        operationId: 'receiveThing',
        parameters: [{ name: 'X-Event-Id', in: 'header', required: true, schema: text }] as object[],
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/Thing' }) },
        responses: { default: { description: 'As you like' } },
      },
    } as Record<string, object>,
  },
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      program: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://a.example' } } as object },
    },
    parameters: { Kind: { name: 'kind', in: 'query', schema: { ...text, enum: ['A', 'B'] } } },
    headers: { Id: { schema: text } },
    responses: { NotFound: { description: 'No such thing', content: json({ type: 'object' }) } },
    schemas: {
      Thing: {
        type: 'object',
        required: ['id'] as string[],
        properties: { id: text, kind: { ...text, enum: ['A', 'B'] } } as Record<string, object>,
      },
    },
  },
});
type Document = ReturnType<typeof earlier>;

const list = ({ paths }: Document) =>
  paths['/things']?.get as { parameters: object[]; responses: Record<string, object> };
const create = ({ paths }: Document) => paths['/things'].post as Record<string, unknown>;
const made = ({ webhooks }: Document) => webhooks['thing.made'].post as Record<string, unknown>;

/** What was changed, how, and what is found. */
const CASES: [string, (document: Document) => unknown, string[]][] = [
  ['nothing', () => undefined, []],
  [
    'additions',
    (document) => {
      Object.assign(document.paths, { '/others': { get: { operationId: 'listOthers', responses: {} } } });
      Object.assign(document.paths['/things'], { put: { operationId: 'putThing', responses: {} } });
      Object.assign(list(document), {
        parameters: [...list(document).parameters, { name: 'page', in: 'query', schema: text }],
      });
      Object.assign(document.components.schemas.Thing.properties, { label: text });
      Object.assign(document.webhooks, { 'thing.lost': { post: { operationId: 'receiveLoss' } } });
      document.security.push({ key: [] });
    },
    [],
  ],
  [
    'a path is gone',
    ({ paths }) => Object.assign(paths, { '/things': undefined }),
    ['breaking GET /things: was removed', 'breaking POST /things: was removed'],
  ],
  [
    'an operation is gone',
    ({ paths }) => Object.assign(paths['/things'], { post: undefined }),
    ['breaking POST /things: was removed'],
  ],
  [
    'an operation has another name',
    (document) => Object.assign(create(document), { operationId: 'addThing' }),
    ['breaking POST /things: is called addThing now, not createThing'],
  ],
  [
    'a parameter is gone',
    (document) => Object.assign(list(document), { parameters: [{ $ref: '#/components/parameters/Kind' }] }),
    ['breaking GET /things query limit: was removed'],
  ],
  [
    'a parameter is asked for',
    (document) => Object.assign(document.components.parameters.Kind, { required: true }),
    ['breaking GET /things query kind: is required now'],
  ],
  [
    'a new parameter is asked for',
    (document) =>
      Object.assign(create(document), {
        parameters: [{ name: 'X-Reason', in: 'header', required: true, schema: text }],
      }),
    ['breaking POST /things header X-Reason: is required now'],
  ],
  [
    'a parameter takes less',
    (document) => Object.assign(document.components.parameters.Kind.schema, { enum: ['A'] }),
    ['breaking GET /things query kind: "B" is no longer taken'],
  ],
  [
    'a body is asked for',
    (document) => Object.assign(create(document).requestBody as object, { required: true }),
    ['breaking POST /things request: is required now'],
  ],
  [
    'a body is sent as something else',
    (document) => Object.assign(create(document), { requestBody: { content: { 'text/csv': {} } } }),
    ['breaking POST /things request: has no application/json any more'],
  ],
  [
    'a field is asked for, and always there',
    ({ components }) => Object.assign(components.schemas.Thing, { required: ['id', 'kind'] }),
    ['breaking POST /things request kind: is required now'],
  ],
  [
    'a field may be missing',
    ({ components }) => Object.assign(components.schemas.Thing, { required: [] }),
    ['breaking GET /things 200 [].id: may be left out now', 'breaking thing.made id: may be left out now'],
  ],
  [
    'a word is new',
    ({ components }) =>
      Object.assign(components.schemas.Thing.properties.kind ?? {}, { enum: ['A', 'B', 'C'] }),
    ['warning GET /things 200 [].kind: may be "C" now', 'warning thing.made kind: may be "C" now'],
  ],
  [
    'a status is gone',
    (document) => Object.assign(list(document), { responses: { 200: list(document).responses[200] } }),
    ['breaking GET /things 404: is not answered any more'],
  ],
  [
    'a status is new',
    (document) => Object.assign(list(document).responses, { 410: { description: 'Gone' } }),
    ['warning GET /things 410: is answered now'],
  ],
  [
    'an error looks different',
    ({ components }) => Object.assign(components.responses.NotFound, { content: { 'text/plain': {} } }),
    ['breaking GET /things 404: has no application/json any more'],
  ],
  [
    'a header is gone',
    (document) => Object.assign(list(document).responses[200] ?? {}, { headers: {} }),
    ['breaking GET /things 200 header X-Id: was removed'],
  ],
  [
    'a header is something else',
    ({ components }) => Object.assign(components.headers.Id, { schema: { type: 'integer' } }),
    ['breaking GET /things 200 header X-Id: may be integer now'],
  ],
  [
    'a webhook is gone',
    (document) => Object.assign(document, { webhooks: {} }),
    ['breaking thing.made: was removed'],
  ],
  [
    'a webhook lacks a header',
    (document) => Object.assign(made(document), { parameters: [] }),
    ['breaking thing.made header X-Event-Id: was removed'],
  ],
  [
    'a webhook may lack a header',
    (document) =>
      Object.assign(made(document), { parameters: [{ name: 'X-Event-Id', in: 'header', schema: text }] }),
    ['breaking thing.made header X-Event-Id: may be left out now'],
  ],
  [
    'what was public asks for a token',
    ({ paths }) => Object.assign(paths['/health'].get, { security: undefined }),
    ['breaking GET /health: is no longer public'],
  ],
  [
    'a token is no longer enough',
    (document) => Object.assign(document, { security: [{ bearer: [], key: [] }, { program: ['read'] }] }),
    ['breaking GET /things: bearer is no longer enough', 'breaking POST /things: bearer is no longer enough'],
  ],
  [
    'more scopes are asked for',
    (document) =>
      Object.assign(create(document), { security: [{ bearer: [] }, { program: ['read', 'write'] }] }),
    ['breaking POST /things: program is no longer enough'],
  ],
  [
    'another flow leads to the token',
    ({ components }) => Object.assign(components.securitySchemes.program, { flows: { implicit: {} } }),
    [
      'breaking GET /things: program is no longer enough',
      'breaking POST /things: program is no longer enough',
    ],
  ],
  ['nothing is asked for any more', (document) => Object.assign(document, { security: [] }), []],
  [
    'tokens come from somewhere else',
    ({ components }) =>
      Object.assign(components.securitySchemes.program, {
        flows: { clientCredentials: { tokenUrl: 'https://b.example' } },
      }),
    [],
  ],
];

describe('documents', () => {
  it.each(CASES)('%s', (_, change, expected) => {
    const later = earlier();
    change(later);
    const found = compareDocuments(earlier(), later);
    expect(found.map(({ severity, place, text: words }) => `${severity} ${place}: ${words}`)).toEqual(
      expected,
    );
  });

  it('the present one breaks nothing of itself', () => {
    const document = buildDocument();
    expect(compareDocuments(document, document)).toEqual([]);
  });

  it('a field of the present one cannot go unnoticed', () => {
    const text = JSON.stringify(buildDocument()).replaceAll('verificationOrderId', 'orderNumber');
    expect(compareDocuments(buildDocument(), JSON.parse(text))).toEqual([
      {
        severity: 'breaking',
        place: 'POST /background-check/v1/orders 201 verificationOrderId',
        text: 'was removed',
      },
      {
        severity: 'breaking',
        place: 'POST /background-check/v1/batches 201 orders[].verificationOrderId',
        text: 'was removed',
      },
    ]);
  });
});
