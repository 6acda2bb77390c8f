import { operationsContract } from '@credence/contract';
import { generateOpenApi } from '@ts-rest/open-api';
import { z } from 'zod';
import packageJson from '../package.json' with { type: 'json' };
import { operationIdOf } from './operation.ts';
import { SchemaRegistry } from './schemas.ts';

type Mapper = NonNullable<NonNullable<Parameters<typeof generateOpenApi>[2]>['operationMapper']>;
type Operation = Parameters<Mapper>[0];
type Route = Parameters<Mapper>[1];

const DESCRIPTION = `What the console does beside the API of consumers: the work list, assignment, notes, saved views, figures,
mail that matched nothing, and the settings of an organization.

Only people call it: with the cookie of a session that began at \`/console/sign-in\`, and for changes with the header
\`X-Credence-Console: 1\` from the console's own origin. What a role has to allow stands at each operation in
\`x-permission\`. It may change with every release: programs use the [API](/docs).`;

const TAGS = [
  { name: 'Session', description: 'Who is signed in, and for which organization.' },
  { name: 'Work', description: 'The work list, and what people share about a search.' },
  { name: 'Desk', description: 'Whom else a search could ask, and calls that people make.' },
  { name: 'Unmatched mail', description: 'Messages that belong to no search.' },
  { name: 'Figures', description: 'How the work goes.' },
  { name: 'Reference', description: 'Where employers and schools can be asked.' },
  { name: 'Webhooks', description: 'Where events go, and what signs them.' },
  { name: 'Organization', description: 'Settings, and who did what.' },
];

/** What each error status says. */
const ERRORS: Record<string, string> = {
  400: 'The request is not valid. Each wrong field has its own message, which starts with its path.',
  401: 'No person is signed in, or the session has ended.',
  403: 'The role of the person does not allow it, or the request was not sent by the console.',
  404: 'There is nothing with this id in the organization.',
  409: 'Another person has changed it since it was read, or its present state does not allow it.',
  413: 'The body is larger than this endpoint takes.',
  415: 'The body is not sent as `application/json`, in UTF-8 and without compression.',
  422: 'The `Idempotency-Key` belongs to another request.',
  429: 'The organization is over its request rate.',
  500: 'A fault of the service. Name the request id when you report it.',
  503: 'The service cannot answer right now. Try again a little later.',
};

/** The OpenAPI document of the console's own endpoints, as a plain JSON value. */
export function buildOperationsDocument() {
  const schemas = new SchemaRegistry();
  const { paths } = generateOpenApi(
    operationsContract,
    { info: { title: '', version: '' } },
    {
      setOperationId: 'concatenated-path',
      schemaTransformer: ({ schema, type }) =>
        schema instanceof z.ZodType ? schemas.place(schema, type) : null,
      operationMapper: toOperation,
    },
  );
  const { document, components } = schemas.complete({
    openapi: '3.1.1',
    info: {
      title: 'Credence operations',
      version: packageJson.version,
      summary: 'What the console does beside the API of consumers',
      description: DESCRIPTION,
      contact: { name: 'The operator of your environment' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Where the console is.' }],
    security: [{ session: [] }],
    tags: TAGS,
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-credence-session',
          description: 'The session of a person; without the prefix where the service is reached over http.',
        },
      },
    },
  });
  return { ...document, components: { ...document.components, schemas: components } };
}

function toOperation(raw: Operation, route: Route): Operation {
  const operationId = operationIdOf(raw.operationId ?? '');
  const { tag, permission } = (route.metadata ?? {}) as { tag?: string; permission?: string | null };
  if (tag === undefined || permission === undefined) throw new Error(`${operationId} needs metadata`);
  const responses = Object.entries<{ description: string }>(raw.responses).map(([status, answer]) => [
    status,
    { ...answer, description: ERRORS[status] ?? described(answer.description, status, route) },
  ]);
  return {
    tags: [tag],
    operationId,
    summary: raw.summary,
    description: raw.description,
    'x-permission': permission,
    ...(raw.parameters?.length && { parameters: raw.parameters }),
    ...(raw.requestBody && { requestBody: { ...raw.requestBody, required: true } }),
    responses: Object.fromEntries(responses),
  };
}

/** ts-rest repeats the status where the schema has no description of its own. */
const described = (description: string, status: string, route: Route): string =>
  description === status ? (route.summary ?? description) : description;
