import { orderInput } from '@credence/core/testing';
import { expect, it } from 'vitest';
import type { Answer } from '../testing/answers.ts';
import { ORDERS, orderPath, searchesPath, searchPath } from '../testing/app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const app = useTestApp();

/** Marks whatever must never come back. */
const CANARY = 'canary-7f3a';

const target = (url: string) => ({
  url,
  headers: { 'X-Api-Key': `${CANARY}-header` },
  basicAuth: { username: `${CANARY}-user`, password: `${CANARY}-password` },
  secret: `${CANARY}-target-secret`,
  previousSecret: `${CANARY}-target-secret-before`,
});
const webhookConfig = (url = 'https://client.example/hook') => ({
  enabled: true,
  retryAttempts: 3,
  secret: `${CANARY}-secret`,
  previousSecret: `${CANARY}-secret-before`,
  closeoutEndpoints: { EMPLOYMENT: [target(url)] },
  fallbackEndpoint: target(url),
});
const order = (config: object) => ({
  ...orderInput(),
  webhookConfig: config,
  defaultSearchConfig: { notifications: { webhookOverride: config } },
});

it('returns no secret, password or header value of a webhook configuration, and logs none', async () => {
  const caller = app.caller(await app.test.organization({ webhookConfig: webhookConfig() }));
  const { orderId, searchIds } = await caller.order(order(webhookConfig()));
  const search = searchPath(orderId, searchIds[0] ?? '');
  const completed = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } };
  const noUrl = { ...webhookConfig(), fallbackEndpoint: { ...target(''), url: 7 } };
  const noSecret = { ...webhookConfig(), secret: { [CANARY]: CANARY }, retryAttempts: CANARY };

  const answers: [number, Answer][] = [
    [201, await caller.request('POST', ORDERS, { body: order(webhookConfig()) })],
    [400, await caller.request('POST', ORDERS, { body: order(webhookConfig('http://10.0.0.1/')) })],
    [400, await caller.request('POST', ORDERS, { body: order(noUrl) })],
    [400, await caller.request('POST', ORDERS, { body: order(noSecret) })],
    [
      400,
      await caller.request('POST', ORDERS, { body: JSON.stringify(order(webhookConfig())).slice(0, -1) }),
    ],
    [200, await caller.request('GET', ORDERS)],
    [200, await caller.request('GET', orderPath(orderId))],
    [200, await caller.request('GET', searchesPath(orderId))],
    [200, await caller.request('GET', search)],
    [200, await caller.request('PATCH', search, { body: completed })],
    [409, await caller.request('PATCH', search, { body: { searchStatus: 'CANCELLED' } })],
    [200, await caller.request('GET', search)],
    [200, await caller.request('DELETE', orderPath(orderId))],
  ];

  for (const [status, answer] of answers) {
    expect(answer.status, answer.text).toBe(status);
    expect(answer.text + JSON.stringify(answer.headers)).not.toContain(CANARY);
  }
  await expect.poll(() => app.log.lines().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(answers.length);
  expect(app.log.text()).not.toContain(CANARY);
});

it('logs nothing of the applicant', async () => {
  const answer = await app.active.request('POST', ORDERS, { body: orderInput() });
  await app.active.request('GET', answer.headers.location ?? '');
  const { ssn, lastName, email, birthday } = orderInput().applicant;
  await expect
    .poll(() => app.log.lines().at(-1), { timeout: 20_000 })
    .toMatchObject({ method: 'GET', status: 200 });
  for (const word of [ssn, lastName, email, birthday, app.active.token])
    expect(app.log.text()).not.toContain(word);
});
