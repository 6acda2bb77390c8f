import { contract } from '@credence/contract';
import { generateOpenApi } from '@ts-rest/open-api';
import { z } from 'zod';
import packageJson from '../package.json' with { type: 'json' };
import { toOperation } from './operation.ts';
import { errorResponses, SHARED_HEADERS } from './responses.ts';
import { SchemaRegistry } from './schemas.ts';
import { buildWebhooks, DELIVERY_PARAMETERS } from './webhooks.ts';

const DESCRIPTION = `Credence verifies the employment and education of job applicants.

An **order** has one applicant, one hiring context and one or more **searches**. Creating it answers at once; the
searches run afterwards, and their outcomes arrive by webhook or by polling. Every request acts for the organization
named by the \`tenant\` claim of its token.

Errors always have the body \`{statusCode, message, error}\`, and every answer carries \`X-Request-Id\`. New optional
fields and new values may be added at any time: ignore what you do not know.`;

const TAGS = [
  { name: 'Orders', description: 'Create, read and cancel verification orders.' },
  {
    name: 'Searches',
    description: 'Follow the searches of an order, read their results, or end them yourself.',
  },
  { name: 'Outbounds', description: 'See, pause, resume and cancel the attempts to reach contacts.' },
  { name: 'Batches', description: 'Create many orders in one step.' },
  { name: 'Files', description: 'Bring signed releases to the service.' },
  { name: 'Health', description: 'Is the service running?' },
  { name: 'Webhooks', description: 'What the service sends to your endpoints, signed with your secret.' },
];

const SECURITY_SCHEMES = {
  bearerAuth: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'An access token with a `tenant` claim. Get one from the identity provider of your environment with ' +
      '`POST {auth_url}/oauth/token` and `grant_type=client_credentials`, `client_id`, `client_secret`, `audience`.',
  },
};

/** The whole OpenAPI 3.1.1 document, as a plain JSON value. The same contract always gives the same document. */
export function buildDocument() {
  const schemas = new SchemaRegistry();
  const usedErrors = new Set<string>();
  const { paths } = generateOpenApi(
    contract,
    { info: { title: '', version: '' } },
    {
      setOperationId: 'concatenated-path',
      schemaTransformer: ({ schema, type }) =>
        schema instanceof z.ZodType ? schemas.place(schema, type === 'response' ? 'output' : 'input') : null,
      operationMapper: (operation, route) => toOperation(operation, route, usedErrors),
    },
  );
  const problem = schemas.place(contract.orders.create.responses[400], 'output');
  const { document, components } = schemas.complete({
    openapi: '3.1.1',
    info: {
      title: 'Credence',
      version: packageJson.version,
      summary: 'Employment and education verification for background checks',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '/',
        description: 'Where this document was read from: sandbox and production have the same paths.',
      },
    ],
    security: [{ bearerAuth: [] }],
    tags: TAGS,
    paths,
    webhooks: buildWebhooks(schemas),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: SHARED_HEADERS,
      parameters: DELIVERY_PARAMETERS,
      responses: errorResponses(problem, usedErrors),
    },
  });
  return { ...document, components: { ...document.components, schemas: components } };
}
