import { once } from 'node:events';
import { connect } from 'node:net';
import type { LogFields } from '@credence/core';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonBody, NORMAL_BODY_BYTES } from '../bodies/json-body.ts';
import { memoryOfBodies } from '../bodies/read-bytes.ts';
import { createTestLog, type TestLog } from '../testing/log.ts';
import { serve, type TestServer } from '../testing/testing.ts';
import { requestId } from './request-id.ts';
import { requestLog } from './request-log.ts';

const CANARY = '987-65-4321';
let log: TestLog;

beforeEach(() => {
  log = createTestLog();
});

describe('createLogger', () => {
  it.each<[string, (test: TestLog) => void]>([
    [
      'fields without a name in the list',
      ({ logger }) => logger.info({ body: CANARY, headers: { a: CANARY } } as LogFields, 'x'),
    ],
    [
      'objects under a listed name',
      ({ logger }) => logger.info({ route: { path: CANARY } } as unknown as LogFields, 'x'),
    ],
    ['the text of an error', ({ logger }) => logger.error(new TypeError(CANARY) as never)],
    ['the text of an error under err', ({ logger }) => logger.error({ err: new TypeError(CANARY) } as never)],
    ['an error that is none', ({ logger }) => logger.error({ err: { ssn: CANARY } }, 'x')],
  ])('does not write %s', (_, write) => {
    write(log);
    expect(log.lines()).toHaveLength(1);
    expect(log.text()).not.toContain(CANARY);
  });

  it('writes listed fields, the level as a word and the time', () => {
    log.logger.warn({ requestId: 'r1', status: 503 }, 'busy');
    expect(log.lines()).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        requestId: 'r1',
        status: 503,
        msg: 'busy',
      },
    ]);
  });

  it('writes of an error of ours what it says, under its own name', () => {
    log.logger.warn({ err: new RangeError('too far'), replica: 1, lacking: 'role', orders: 50 }, 'x');
    log.logger.warn({ err: new Error('order has no row') }, 'x');
    expect(log.lines()).toMatchObject([
      { replica: 1, lacking: 'role', orders: 50, err: { name: 'RangeError' } },
      { err: { name: 'Error', message: 'order has no row' } },
    ]);
    expect(log.text()).not.toContain('"type"');
  });

  it('keeps the level it was given', () => {
    log.logger.debug('x');
    expect(log.text()).toBe('');
  });
});

describe('requestLog', () => {
  let server: TestServer;

  beforeEach(async () => {
    const app = express().use(requestId, requestLog(log.logger));
    const body = jsonBody({ limitBytes: NORMAL_BODY_BYTES, memory: memoryOfBodies() });
    app.post('/respond/:token', body.read, body.parse, (_req, res) => {
      res.locals.organizationId = 'org-1';
      res.status(201).json({ ssn: CANARY });
    });
    app.get('/fails', (_req, res) => {
      res.sendStatus(503);
    });
    app.get('/hangs', (req) => {
      req.socket.write('HTTP/1.1 ');
    });
    server = await serve(app);
  });

  afterEach(() => server.close());

  it('writes one line without token, query, headers or bodies', async () => {
    await fetch(`${server.url}/respond/${CANARY}?ssn=${CANARY}`, {
      method: 'POST',
      headers: { authorization: CANARY, 'content-type': 'application/json', 'x-request-id': 'r1' },
      body: JSON.stringify({ ssn: CANARY }),
    });
    await expect.poll(() => log.lines()).toHaveLength(1);
    expect(log.lines()).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        msg: 'request',
        requestId: 'r1',
        organizationId: 'org-1',
        method: 'POST',
        route: '/respond/:token',
        status: 201,
        durationMs: expect.any(Number),
      },
    ]);
    expect(log.text()).not.toContain(CANARY);
  });

  it.each([
    ['/nowhere', { level: 'info', route: 'unmatched', status: 404 }],
    ['/fails', { level: 'warn', route: '/fails', status: 503 }],
  ])('writes the outcome of %s', async (path, line) => {
    await fetch(server.url + path);
    await expect.poll(() => log.lines()).toMatchObject([line]);
  });

  it('writes 499 for a caller who went away', async () => {
    const caller = connect(server.port, '127.0.0.1');
    caller.write('GET /hangs HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(caller, 'data');
    caller.destroy();
    await expect.poll(() => log.lines()).toMatchObject([{ route: '/hangs', status: 499 }]);
  });
});
