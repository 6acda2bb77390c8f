import type { generateOpenApi } from '@ts-rest/open-api';
import type { Example } from './examples/example.ts';
import { OPERATION_EXAMPLES } from './examples/operations.ts';
import { PARAMETER_EXAMPLES } from './examples/parameters.ts';
import type { JsonSchema } from './json-schema.ts';
import { errorAnswer, header, RATE_LIMIT_HEADERS } from './responses.ts';
import { samplesOf } from './samples/samples-of.ts';

type Mapper = NonNullable<NonNullable<Parameters<typeof generateOpenApi>[2]>['operationMapper']>;
type Operation = Parameters<Mapper>[0];
type Route = Parameters<Mapper>[1];

/** What the error answers of all operations have in common. */
interface Errors {
  /** The schema of their body. */
  problem: JsonSchema;
  /** The answers that are described once; those that an operation refers to are added. */
  shared: Record<string, unknown>;
}

/**
 * What the document says about one route of the contract: ts-rest's raw operation with a name, tag, security,
 * examples, error answers and headers.
 */
export function toOperation(raw: Operation, route: Route, { problem, shared }: Errors): Operation {
  const operationId = operationIdOf(raw.operationId ?? '');
  const tag = tagOf(route, operationId);
  const examples = OPERATION_EXAMPLES[operationId];
  if (!examples) throw new Error(`${operationId} needs examples`);

  const responses: Record<string, unknown> = {};
  for (const [status, answer] of Object.entries<Answer>(raw.responses)) {
    if (Number(status) >= 400) {
      responses[status] = errorAnswer(status, operationId, problem, shared);
    } else {
      responses[status] = success(status, answer, route, examples.responses[status]);
    }
  }
  return {
    tags: [tag],
    operationId,
    summary: raw.summary,
    description: raw.description,
    ...(isPublic(route) ? { security: [] } : { 'x-scope': scopeOf(route) }),
    ...(raw.parameters?.length && { parameters: raw.parameters.map(completed) }),
    ...(raw.requestBody && {
      requestBody: {
        required: true,
        content: withExamples((raw.requestBody as Answer).content, examples.request),
      },
    }),
    responses,
    'x-codeSamples': samplesOf({
      operationId,
      method: route.method,
      path: route.path,
      isPublic: isPublic(route),
      parameters: (raw.parameters ?? []).flatMap((parameter) =>
        'in' in parameter && !isDeprecated(parameter) ? [completed(parameter)] : [],
      ),
      body: Object.values(examples.request ?? {})[0]?.value,
    }),
  };
}

/**
 * The operation id of a route's place in the contract: `orders.list` is `listOrders`, `orders.get` is `getOrder`,
 * `outbounds.pauseAll` is `pauseAllOutbounds`.
 */
export function operationIdOf(place: string): string {
  const [resource = '', verb = ''] = place.split('.');
  const isMany = verb === 'list' || verb.endsWith('All');
  const noun = isMany ? resource : resource.replace(/(?<=ch)es$|s$/, '');
  return verb + noun.charAt(0).toUpperCase() + noun.slice(1);
}

interface Answer {
  description: string;
  content?: Record<string, object>;
}

function success(status: string, answer: Answer, route: Route, examples?: Record<string, Example>): object {
  return {
    // ts-rest repeats the status where the schema has no description of its own.
    description: answer.description === status ? route.summary : answer.description,
    headers: {
      'X-Request-Id': header('RequestId'),
      ...(!isPublic(route) && RATE_LIMIT_HEADERS),
      ...(!isPublic(route) && route.method !== 'GET' && { 'Consistency-Token': header('ConsistencyToken') }),
      ...(route.method === 'POST' && { 'Idempotency-Replayed': header('IdempotencyReplayed') }),
      ...(status === '201' && isLocated(route) && { Location: header('Location') }),
    },
    ...(answer.content && { content: withExamples(answer.content, examples) }),
  };
}

const isLocated = ({ metadata }: Route): boolean =>
  (metadata as { located?: unknown } | undefined)?.located !== false;

function withExamples(content: Record<string, object> = {}, examples?: Record<string, Example>) {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [type, { ...media, ...(examples && { examples }) }]),
  );
}

/** A parameter with its example. That it is deprecated is said of the parameter, where readers look for it. */
function completed<T extends object>(parameter: T): T {
  const example = 'name' in parameter ? PARAMETER_EXAMPLES[String(parameter.name)] : undefined;
  return {
    ...parameter,
    ...(isDeprecated(parameter) && { deprecated: true }),
    ...(example !== undefined && { example }),
  };
}

const isDeprecated = (parameter: { schema?: unknown }): boolean =>
  typeof parameter.schema === 'object' &&
  parameter.schema !== null &&
  'deprecated' in parameter.schema &&
  parameter.schema.deprecated === true;

const isPublic = ({ metadata }: Route): boolean =>
  (metadata as { public?: unknown } | undefined)?.public === true;

const scopeOf = ({ metadata }: Route): unknown => (metadata as { scope?: unknown } | undefined)?.scope;

function tagOf({ metadata }: Route, operationId: string): string {
  const { tag } = (metadata ?? {}) as { tag?: unknown };
  if (typeof tag !== 'string') throw new Error(`${operationId} needs a tag in its metadata`);
  return tag;
}
