import { readFileSync } from 'node:fs';
import { KeyReused, revokeTokens, StillRunning, StoreUnavailable } from '@credence/core';
import { orderInput } from '@credence/core/testing';
import { FILES } from '@credence/openapi/files';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { errorHandler } from '../http/errors.ts';
import { InsufficientScope } from '../http/identity/scopes.ts';
import { KeysUnavailable } from '../http/identity/signing-keys.ts';
import { TooManyRequests } from '../http/limits/too-many-requests.ts';
import { createTestLog } from '../http/testing/log.ts';
import { serve } from '../http/testing/testing.ts';
import { type Answer, readAnswer } from '../testing/answers.ts';
import { ORDERS } from '../testing/app.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { type Asked, provocationOf } from './testing/errors.ts';

interface ErrorAnswer {
  $ref?: string;
  content: Record<string, { examples: Record<string, { value: unknown }> }>;
}
interface Documented {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, ErrorAnswer> }>>;
  components: { responses: Record<string, ErrorAnswer> };
}

const document: Documented = JSON.parse(readFileSync(FILES.document, 'utf8'));

const app = useTestApp();

/** The examples of an error, by name. */
const examplesOf = ({ content }: ErrorAnswer) => Object.entries(content['application/json']?.examples ?? {});

/** What is answered when something happens that cannot be arranged from outside. */
async function answerTo(error: unknown): Promise<Answer> {
  const { logger } = createTestLog();
  const failing = express().get('/', () => {
    throw error;
  });
  const server = await serve(failing.use(errorHandler(logger)));
  try {
    return await readAnswer(await fetch(server.url));
  } finally {
    await server.close();
  }
}

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
);

const own = operations.flatMap(({ path, method, operationId, responses }) =>
  Object.entries(responses)
    .filter(([status, { $ref }]) => Number(status) >= 400 && !$ref)
    .flatMap(([status, answer]) =>
      examplesOf(answer)
        .filter(([name]) => name !== 'stillRunning')
        .map(([name, { value }]) => ({ path, method, operationId, status, name, value })),
    ),
);

describe('errors of an operation are answered as its examples say', () => {
  it.each(own)('$operationId $status $name', async ({ path, method, operationId, status, name, value }) => {
    const ask = ({ ids = {}, query = '', body }: Asked = {}) => {
      const address = path.replace(/\{(\w+)\}/g, (_, place: string) => ids[place] ?? crypto.randomUUID());
      return app.active.request(method.toUpperCase(), query ? `${address}?${query}` : address, { body });
    };
    const provoke = provocationOf(operationId, status, name);
    if (!provoke) throw new Error('Nobody knows how to bring this about');
    expect((await provoke(ask, app)).body).toEqual(value);
  });

  it('409 stillRunning, of every operation that takes an Idempotency-Key', async () => {
    const { body } = await answerTo(new StillRunning());
    const said = operations.flatMap(({ responses }) =>
      examplesOf(responses['409'] ?? { content: {} }).filter(([name]) => name === 'stillRunning'),
    );
    expect(said.length).toBeGreaterThan(10);
    for (const [, { value }] of said) expect(body).toEqual(value);
  });
});

describe('errors that all operations answer alike are answered as their examples say', () => {
  const post = (headers: Record<string, string>) =>
    app.active.request('POST', ORDERS, { body: JSON.stringify(orderInput()), headers });
  const provocations: Record<string, () => Promise<Answer>> = {
    'Unauthorized token': () => app.request('GET', ORDERS),
    'Unauthorized noTenant': () => app.request('GET', ORDERS, { token: app.token({}) }),
    'Unauthorized unknownTenant': () =>
      app.request('GET', ORDERS, { token: app.token({ tenant: 'nobody' }) }),
    'Unauthorized inactiveTenant': () => app.inactive.request('GET', ORDERS),
    'Unauthorized revoked': async () => {
      const caller = app.caller(await app.test.organization());
      await revokeTokens(caller.context, { tokenId: 'revoked' });
      const token = app.token({ tenant: caller.context.organization.tenant, jti: 'revoked' });
      return caller.request('GET', ORDERS, { token });
    },
    'Forbidden scope': () => answerTo(new InsufficientScope('orders:write')),
    'Forbidden address': async () =>
      app.caller(await app.test.organization({ allowedNetworks: ['203.0.113.0/24'] })).request('GET', ORDERS),
    'Forbidden suspended': () => app.suspended.request('POST', ORDERS, { body: orderInput() }),
    'UnsupportedMediaType type': () => post({ 'content-type': 'text/xml' }),
    'UnsupportedMediaType encoding': () => post({ 'content-encoding': 'gzip' }),
    'UnsupportedMediaType charset': () => post({ 'content-type': 'application/json; charset=latin1' }),
    'UnprocessableEntity keyReused': () => answerTo(new KeyReused()),
    'TooManyRequests rate': () => answerTo(new TooManyRequests(12)),
    'InternalServerError fault': () => answerTo(new TypeError('a bug')),
    'InsufficientStorage full': () =>
      answerTo(new StoreUnavailable(Object.assign(new Error('no space'), { code: 'ENOSPC' }))),
    'ServiceUnavailable away': () => answerTo(new KeysUnavailable('no keys')),
  };
  const shared = Object.entries(document.components.responses).flatMap(([component, answer]) =>
    examplesOf(answer).map(([name, { value }]) => ({ title: `${component} ${name}`, value })),
  );

  it.each(shared)('$title', async ({ title, value }) => {
    const provoke = provocations[title];
    if (!provoke) throw new Error('Nobody knows how to bring this about');
    expect((await provoke()).body).toEqual(value);
  });
});
