import { newAddress, orderTo } from './support/orders.ts';
import { callApi, ORDERS } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** What the SDK keeps from its users, and others see. */

test('a new order has an address and a request id', async () => {
  const body = JSON.stringify(orderTo(newAddress()));
  const headers = { 'x-request-id': 'mine-1' };
  const response = await callApi(ORDERS, { method: 'POST', body, headers });
  const { verificationOrderId } = (await response.json()) as { verificationOrderId: string };
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${ORDERS}/${verificationOrderId}`);
  expect(response.headers.get('x-request-id')).toBe('mine-1');
});

for (const [what, path, init, status] of [
  ['no token', ORDERS, { headers: { authorization: '' } }, 401],
  ['a wrong token', ORDERS, { headers: { authorization: 'Bearer a.b.c' } }, 401],
  ['an unknown path', '/background-check/v1/nothing', {}, 404],
  ['a wrong method', ORDERS, { method: 'PUT', body: '{}' }, 405],
  ['no JSON', ORDERS, { method: 'POST', body: '{' }, 400],
  [
    'another content type',
    ORDERS,
    { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } },
    415,
  ],
  ['too large a page', `${ORDERS}?limit=101`, {}, 400],
] as const) {
  test(`${what} is answered with ${status} in the error shape`, async () => {
    const response = await callApi(path, init);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      statusCode: status,
      message: expect.anything(),
      error: expect.any(String),
    });
    expect(response.headers.get('x-request-id')).toMatch(/^[\w.-]{1,128}$/);
  });
}

test('the health check needs no token', async () => {
  const response = await callApi('/health', { headers: { authorization: '' } });
  expect(await response.json()).toEqual({ success: true, image: expect.stringMatching(/^[^:]+:[^:]+$/) });
});
