import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../wait-for.ts';
import type { VerifySignatures } from './webhook-event.ts';
import { startWebhookInbox, type WebhookInbox } from './webhook-inbox.ts';

const secret = `whsec_${Buffer.from('a secret of the inbox test').toString('base64')}`;
const key = Buffer.from('a secret of the inbox test');

const verify: VerifySignatures = ({ body, headers, secrets }) => {
  if (headers['x-fail'] !== undefined) throw new Error('the check broke');
  const hex = createHmac('sha256', key).update(body).digest('hex');
  const classic = headers['x-webhook-signature'] === `sha256=${hex}`;
  try {
    for (const each of secrets) new Webhook(each).verify(body, headers);
    return { classic, standard: true, error: null };
  } catch (error) {
    return { classic, standard: false, error: String(error) };
  }
};

let directory: string;
let inbox: WebhookInbox;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'inbox-'));
  inbox = await start('events');
});

afterAll(async () => {
  await inbox.close();
  await rm(directory, { recursive: true });
});

function start(name: string): Promise<WebhookInbox> {
  return startWebhookInbox({ port: 0, secrets: () => [secret], directory: join(directory, name), verify });
}

interface Sent {
  eventId: string;
  body?: string;
  headers?: Record<string, string>;
  to?: string;
}

/** Posts a webhook that is signed in both ways, unless `headers` say otherwise. */
function deliver({ eventId, body = '{"event":"verification.completed"}', headers = {}, to }: Sent) {
  const now = new Date();
  return fetch(to ?? `${inbox.hookUrl}/acme`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-event-id': eventId,
      'x-delivery-attempt': '1',
      'x-webhook-signature': `sha256=${createHmac('sha256', key).update(body).digest('hex')}`,
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(eventId, now, body),
      ...headers,
    },
  });
}

function arrived(eventId: string, from = inbox) {
  return waitFor(eventId, () => from.events().find((event) => event.eventId === eventId));
}

async function get(path: string): Promise<{ status: number; body: string }> {
  const response = await fetch(new URL(path, inbox.url));
  return { status: response.status, body: await response.text() };
}

describe('a webhook', () => {
  it('is kept as it came, with what it says about itself', async () => {
    const body =
      '{"event":"verification.notification",  "data":{"notificationType":"SEARCH_UPDATED","name":"Zoë"}}';
    const response = await deliver({ eventId: 'evt-1', body, headers: { 'x-delivery-attempt': '3' } });
    expect(response.status).toBe(200);
    expect(await arrived('evt-1')).toMatchObject({
      path: '/hooks/acme',
      body,
      payload: { data: { name: 'Zoë' } },
      event: 'verification.notification',
      notificationType: 'SEARCH_UPDATED',
      attempt: 3,
      signatures: { classic: true, standard: true, error: null },
      answeredStatus: 200,
      headers: { 'x-event-id': 'evt-1', 'content-type': 'application/json' },
    });
  });

  it.each([
    [
      'its classic signature is wrong',
      { 'x-webhook-signature': 'sha256=00' },
      { classic: false, standard: true },
    ],
    [
      'its standard signature is wrong',
      { 'webhook-signature': 'v1,AAAA' },
      { classic: true, standard: false },
    ],
    ['it is too old', { 'webhook-timestamp': '1000000000' }, { classic: true, standard: false }],
    [
      'the check itself fails',
      { 'x-fail': '1' },
      { classic: false, standard: false, error: 'the check broke' },
    ],
  ])('is kept and shown as not verified when %s', async (name, headers, signatures) => {
    expect((await deliver({ eventId: name, headers })).status).toBe(200);
    const event = await arrived(name);
    expect(event.signatures).toMatchObject(signatures);
    expect((await get(`/events/${event.id}`)).body).toContain('class="bad"');
  });

  it.each([
    ['no JSON', 'x<y', null],
    ['an array', '[1]', [1]],
    ['nothing', '', null],
  ])('is kept when its body is %s', async (name, body, payload) => {
    expect((await deliver({ eventId: name, body })).status).toBe(200);
    expect(await arrived(name)).toMatchObject({ body, payload, event: null, notificationType: null });
  });

  it('is refused above one MiB and kept just below', async () => {
    const head = { 'content-type': 'application/octet-stream' };
    const tooLarge = await deliver({ eventId: 'too-large', body: 'x'.repeat(1024 ** 2 + 1), headers: head });
    expect(tooLarge.status).toBe(413);
    const largest = await deliver({ eventId: 'largest', body: 'x'.repeat(1024 ** 2), headers: head });
    expect(largest.status).toBe(200);
    expect(inbox.events().map(({ eventId }) => eventId)).not.toContain('too-large');
  });

  it('is still there after a restart, and new ones come after it', async () => {
    const before = await start('restarted');
    await deliver({ eventId: 'kept', to: before.hookUrl });
    const kept = await arrived('kept', before);
    await before.close();
    const after = await start('restarted');
    expect(after.events()).toEqual([kept]);
    await deliver({ eventId: 'next', to: after.hookUrl });
    expect(after.events().map(({ eventId }) => eventId)).toEqual(['next', 'kept']);
    await after.close();
  });
});

describe('respond-with', () => {
  const instruct = (body: string) =>
    fetch(`${inbox.url}/respond-with`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });

  it('makes exactly the next requests fail', async () => {
    expect((await instruct('{"status": 503, "times": 2}')).status).toBe(200);
    const statuses: number[] = [];
    for (const eventId of ['fail-1', 'fail-2', 'fine']) statuses.push((await deliver({ eventId })).status);
    expect(statuses).toEqual([503, 503, 200]);
    expect((await arrived('fail-2')).answeredStatus).toBe(503);
  });

  it.each(['{}', '{"status": "500"}', '{"status": 99}', '{"status": 500, "times": -1}', '[', 'null'])(
    'refuses %s',
    async (body) => {
      expect((await instruct(body)).status).toBe(400);
      expect((await deliver({ eventId: `after ${body}` })).status).toBe(200);
    },
  );
});

describe('an inbox for something else', () => {
  it('calls it by its name, and knows it by the id that it was signed with', async () => {
    const words = { site: 'Telephone', item: 'call task' };
    const options = { port: 0, secrets: () => [secret], directory: join(directory, 'calls'), verify };
    const telephone = await startWebhookInbox({ ...options, words });
    await deliver({ eventId: 'task-1', to: telephone.hookUrl, headers: { 'x-event-id': '' } });
    const { eventId, signatures } = await arrived('task-1', telephone);
    expect([eventId, signatures]).toEqual(['task-1', { classic: true, standard: true, error: null }]);
    const list = await (await fetch(telephone.url)).text();
    expect(list).toContain('<h1>Received call tasks</h1>');
    expect(list).toContain('<a href="/">Telephone</a>');
    const nothing = await (await fetch(`${telephone.url}/events/none`)).text();
    expect(nothing).toContain('There is no such call task');
    await telephone.close();
  });
});

describe('the pages', () => {
  it('show events newest first and nothing of them as markup', async () => {
    const body = '{"event":"<script>alert(1)</script>","data":{"notificationType":"<b>bold</b>"}}';
    await deliver({ eventId: '<i>id</i>', body, headers: { 'x-odd': '<u>odd</u>' } });
    const event = await arrived('<i>id</i>');
    const list = (await get('/')).body;
    const page = (await get(`/events/${event.id}`)).body;
    expect(list).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('x-odd: &lt;u&gt;odd&lt;/u&gt;');
    for (const markup of ['<script>alert', '<b>', '<i>', '<u>']) expect(list + page).not.toContain(markup);
    const ids = [...list.matchAll(/href="\/events\/(\d+)"/g)].map(([, id]) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(ids[0]).toBe(Number(event.id));
  });

  it('have the same as JSON', async () => {
    await deliver({ eventId: 'as-json' });
    const event = await arrived('as-json');
    expect(JSON.parse((await get('/api/events')).body)[0]).toEqual(event);
    expect(JSON.parse((await get(`/api/events/${event.id}`)).body)).toEqual(event);
  });

  it.each(['/events/999999', '/api/events/x'])('answer 404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
