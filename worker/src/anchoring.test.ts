import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AuditHead,
  type Context,
  createAuditNote,
  createLogger,
  headsOf,
  recordAudit,
  sealAuditTrail,
} from '@credence/core';
import { createTestCore, type TestCore } from '@credence/core/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startAnchoring } from './anchoring.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { type Answer, type Receiver, startReceiver } from './testing/receiver.ts';

const SECRET = `whsec_${Buffer.alloc(24, 'anchor').toString('base64')}`;

let test: TestCore;
let context: Context;
let http: HttpClient;
let receiver: Receiver;
let answer: Answer = 200;
let directory: string;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  context = await test.organization();
  http = createHttpClient({ allowLoopback: true });
  receiver = await startReceiver(() => answer);
  directory = await mkdtemp(join(tmpdir(), 'credence-anchors-'));
});
afterAll(async () => {
  await http.close();
  await receiver.down();
  await rm(directory, { recursive: true });
  await test.close();
});

async function seal(): Promise<AuditHead> {
  const audit = createAuditNote({ action: 'order.read', actor: 'API', subject: null, requestId: null });
  await recordAudit({ ...context, audit });
  const head = await sealAuditTrail(context);
  if (!head) throw new Error('Nothing was sealed');
  return head;
}

it('keeps new heads in a file and at a receiver, and makes up for what it could not keep', async () => {
  const lines: string[] = [];
  const logger = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
  const file = join(directory, 'anchors.jsonl');
  const config = { AUDIT_ANCHOR_FILE: file, AUDIT_ANCHOR_URL: receiver.url, AUDIT_ANCHOR_SECRET: SECRET };
  const first = await seal();
  answer = 503;
  const anchoring = startAnchoring(test.core, { ...config, AUDIT_ANCHOR_MINUTES: 0.002 }, { http, logger });
  await expect.poll(() => receiver.requests.length).toBeGreaterThan(1);
  expect(lines.join()).toContain('answered with status 503');
  answer = 200;
  const kept = async () => (await readFile(file, 'utf8')).trimEnd().split('\n').map(headsOf);
  await expect.poll(kept).toEqual([[first]]);
  const second = await seal();
  await expect.poll(kept).toEqual([[first], [second]]);
  const received = () => receiver.requests.map(({ body }) => headsOf(body.toString())).at(-1);
  await expect.poll(received).toEqual([second]);
  await anchoring.stop();
  const told = receiver.requests.length;

  const { body, headers } = receiver.requests.at(-1) ?? { body: '', headers: {} };
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  expect(new Webhook(SECRET).verify(body.toString(), signed)).toMatchObject({ type: 'credence.audit.heads' });

  // A worker that starts does not know what another one kept.
  const again = startAnchoring(test.core, { ...config, AUDIT_ANCHOR_MINUTES: 60 }, { http, logger });
  await again.stop();
  expect(await kept()).toEqual([[first], [second], [second]]);
  expect(receiver.requests).toHaveLength(told + 1);
});
