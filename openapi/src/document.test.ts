import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, WebhookEvent } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './document.ts';
import { lint } from './lint.ts';
import { operationIdOf } from './operation.ts';

const document = buildDocument();

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: { name: string; deprecated?: boolean }[];
  responses: Record<string, { $ref?: string; headers?: Record<string, unknown> }>;
  requestBody?: { required: boolean };
}
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...operation,
      place: `${method.toUpperCase()} ${path}`,
    })),
);
const routes = Object.values(contract).flatMap((resource) => Object.values(resource));

describe('the document', () => {
  it('has every route of the contract', () => {
    const expected = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(operations.map(({ place }) => place).sort()).toEqual(expected.sort());
  });

  it('has every webhook of the contract', () => {
    expect(Object.keys(document.webhooks)).toEqual(
      WebhookEvent.options.map(({ shape }) => shape.event.value),
    );
  });

  it('is the same each time', () => {
    expect(JSON.stringify(buildDocument())).toBe(JSON.stringify(document));
  });

  it('asks for a token everywhere but on public routes', () => {
    expect(document.security).toEqual([{ bearerAuth: [] }, { clientCredentials: [] }]);
    expect(operations.filter(({ security }) => security).map(({ operationId }) => operationId)).toEqual([
      'getHealth',
    ]);
  });

  it('marks the parameter that another endpoint replaces, and no other', () => {
    const marked = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.filter(({ deprecated }) => deprecated).map(({ name }) => `${operationId} ${name}`),
    );
    expect(marked).toEqual(['createOrder dryRun']);
  });

  it('requires every body it names', () => {
    const withBody = operations.filter(({ requestBody }) => requestBody);
    expect(withBody.map(({ operationId }) => operationId)).toEqual([
      'createOrder',
      'dryRunOrder',
      'updateSearch',
      'submitReview',
      'addContact',
      'updateContact',
      'removeContact',
      'markContact',
      'pauseOutbound',
      'resumeOutbound',
      'createBatch',
      'submitInboundNotification',
      'redeliverAllCloseoutEvents',
      'sendWebhookTest',
    ]);
    expect(withBody.every(({ requestBody }) => requestBody?.required)).toBe(true);
  });

  it('carries the request id everywhere', () => {
    const shared = document.components.responses as Record<string, { headers: object }>;
    for (const { responses } of operations) {
      for (const response of Object.values(responses)) {
        const answer = response.$ref ? shared[response.$ref.split('/').at(-1) ?? ''] : response;
        expect(answer?.headers).toHaveProperty('X-Request-Id');
      }
    }
  });

  it('describes an error once where all operations answer it alike', () => {
    const alike = ['401', '403', '415', '422', '429', '500', '503', '507'];
    for (const { responses } of operations) {
      for (const [status, response] of Object.entries(responses)) {
        expect(Boolean(response.$ref), status).toBe(alike.includes(status));
      }
    }
  });

  it('tells of a full file store where a release may be kept, and when to try again', () => {
    const told = operations.filter(({ responses }) => '507' in responses);
    expect(told.map(({ operationId }) => operationId)).toEqual(['createOrder', 'createBatch']);
    expect(document.components.responses).toMatchObject({
      InsufficientStorage: { headers: { 'Retry-After': expect.anything() } },
    });
  });

  it('tells of the rate limit wherever a token is asked for', () => {
    for (const { security, responses } of operations) {
      const successes = Object.entries(responses).filter(([status]) => Number(status) < 400);
      const told = successes.every(([, { headers = {} }]) => 'RateLimit-Limit' in headers);
      expect(told).toBe(!security);
      expect(Object.keys(responses).includes('429')).toBe(!security);
    }
    const { TooManyRequests } = document.components.responses as Record<string, { headers?: object }>;
    expect(Object.keys(TooManyRequests?.headers ?? {})).toEqual([
      'X-Request-Id',
      'Retry-After',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
    ]);
  });
});

describe('operation ids', () => {
  it.each([
    ['orders.create', 'createOrder'],
    ['orders.list', 'listOrders'],
    ['orders.get', 'getOrder'],
    ['orders.cancel', 'cancelOrder'],
    ['searches.list', 'listSearches'],
    ['searches.get', 'getSearch'],
    ['searches.update', 'updateSearch'],
    ['health.get', 'getHealth'],
  ])('%s is %s', (place, operationId) => {
    expect(operationIdOf(place)).toBe(operationId);
    expect(operations.map((operation) => operation.operationId)).toContain(operationId);
  });
});

describe('the linter', () => {
  it('finds what a warning would be', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'openapi-'));
    try {
      const file = join(directory, 'openapi.json');
      await writeFile(file, JSON.stringify({ ...document, tags: [{ name: 'Orders' }] }));
      expect(await lint(file)).toContain('tag-description');
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
