import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './document.ts';

interface Named {
  summary?: string;
  value: unknown;
}
interface Media {
  schema: object;
  examples?: Record<string, Named>;
}
interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
}
interface Operation {
  tags: string[];
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: { $ref?: string; name: string; description?: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
}

const document = buildDocument();
const shared = document.components.responses as Record<string, Answer>;
const resolve = (answer: Answer): Answer => shared[answer.$ref?.split('/').at(-1) ?? ''] ?? answer;

const operations = Object.values({ ...document.paths, ...document.webhooks } as Record<string, object>)
  .flatMap((item) => Object.values<Operation>(item as Record<string, Operation>))
  .map((operation) => [operation.operationId, operation] as const);

const ajv = formats.default(new Ajv2020({ allErrors: true, strict: false }));
ajv.addSchema({ $id: 'api', ...document });

/** Every body of an operation, with where it stands. */
const bodiesOf = ({ requestBody, responses }: Operation): [string, Media][] =>
  [
    ['request', requestBody] as const,
    ...Object.entries(responses).map(([status, answer]) => [status, resolve(answer)] as const),
  ].flatMap(([place, body]) =>
    Object.entries(body?.content ?? {}).map(([type, media]): [string, Media] => [`${place} ${type}`, media]),
  );

describe.each(operations)('%s', (_, operation) => {
  it('says what it does, what each parameter means and what each answer tells', () => {
    expect(operation.summary).toMatch(/\w/);
    expect(operation.description).toMatch(/\.$/);
    for (const { $ref, name, description, example } of operation.parameters ?? []) {
      expect($ref ?? description, name).toBeTruthy();
      expect($ref ?? example, name).toBeDefined();
    }
    for (const [status, answer] of Object.entries(operation.responses)) {
      expect(resolve(answer).description, status).toMatch(/\w/);
    }
  });

  it('has an example of each body, which is as its schema says', () => {
    for (const [place, { schema, examples = {} }] of bodiesOf(operation)) {
      expect(Object.keys(examples), place).not.toEqual([]);
      const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
      for (const [name, { summary, value }] of Object.entries(examples)) {
        expect(summary, `${place} ${name}`).toBeTruthy();
        validate(value);
        expect(validate.errors, `${place} ${name}`).toBeNull();
      }
    }
  });

  it('has a group that is described', () => {
    for (const tag of operation.tags) {
      expect(document.tags.find(({ name }) => name === tag)?.description).toMatch(/\.$|\?$/);
    }
  });
});

describe('schemas', () => {
  it.each(Object.entries(document.components.schemas))('%s says what each field means', (name, schema) => {
    expect(schema.description).toMatch(/\.$/);
    expect(undescribed(schema, name)).toEqual([]);
  });
});

it('has no group without an operation', () => {
  const used = new Set(operations.flatMap(([, { tags }]) => tags));
  expect(document.tags.map(({ name }) => name)).toEqual([...used].filter(Boolean).sort(byPlace));
});

const byPlace = (a: string, b: string) =>
  document.tags.findIndex(({ name }) => name === a) - document.tags.findIndex(({ name }) => name === b);

/** The fields below a schema that say nothing about themselves, and refer to nothing that does. */
function undescribed(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties } = node as { properties?: Record<string, Field> };
  const silent = Object.entries(properties ?? {})
    .filter(([, field]) => field.description === undefined && !refers(field))
    .map(([field]) => `${place}.${field}`);
  return [
    ...silent,
    ...Object.entries(node).flatMap(([key, below]) => undescribed(below, `${place}.${key}`)),
  ];
}

interface Field {
  description?: string;
  $ref?: string;
  anyOf?: Field[];
}

/** Also one that may be null instead. */
const refers = ({ $ref, anyOf = [] }: Field): boolean => $ref !== undefined || anyOf.some(refers);
