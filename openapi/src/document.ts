import { contract } from '@credence/contract';
import { generateOpenApi } from '@ts-rest/open-api';
import { z } from 'zod';
import packageJson from '../package.json' with { type: 'json' };
import { DESCRIPTION, TAGS } from './introduction.ts';
import { toOperation } from './operation.ts';
import { SHARED_HEADERS } from './responses.ts';
import { SchemaRegistry } from './schemas.ts';
import { SECURITY, SECURITY_SCHEMES } from './security.ts';
import { buildWebhooks, DELIVERY_PARAMETERS } from './webhooks.ts';

/** The whole OpenAPI 3.1.1 document, as a plain JSON value. The same contract always gives the same document. */
export function buildDocument() {
  const schemas = new SchemaRegistry();
  const problem = schemas.place(contract.orders.create.responses[400], 'response');
  const shared: Record<string, unknown> = {};
  const { paths } = generateOpenApi(
    contract,
    { info: { title: '', version: '' } },
    {
      setOperationId: 'concatenated-path',
      schemaTransformer: ({ schema, type }) =>
        schema instanceof z.ZodType ? schemas.place(schema, type) : null,
      operationMapper: (operation, route) => toOperation(operation, route, { problem, shared }),
    },
  );
  const { document, components } = schemas.complete({
    openapi: '3.1.1',
    info: {
      title: 'Credence',
      version: packageJson.version,
      summary: 'Employment and education verification for background checks',
      description: DESCRIPTION,
      contact: { name: 'The operator of your environment' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '/',
        description: 'Where this document was read from: sandbox and production have the same paths.',
      },
    ],
    security: SECURITY,
    tags: TAGS,
    paths,
    webhooks: buildWebhooks(schemas),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: SHARED_HEADERS,
      parameters: DELIVERY_PARAMETERS,
      responses: sortedByName(shared),
    },
  });
  return { ...document, components: { ...document.components, schemas: components } };
}

/** In an order that does not depend on which operation comes first. */
function sortedByName<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
