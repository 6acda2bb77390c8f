import { redactDueOrders } from '@credence/core';
import { contactInput, fakeClock, OFFICE_HOURS, sendAttempt } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/answers.ts';
import {
  type Caller,
  ORDERS,
  orderPath,
  searchesPath,
  searchPath,
  startTestApp,
  type TestApp,
} from '../testing/app.ts';

let app: TestApp;
let caller: Caller;
let order: { orderId: string; searchId: string; token: string };
const clock = fakeClock(OFFICE_HOURS);
const RESOLUTION = { outcome: 'VERIFIED', resultDetails: 'Jordan was there' };

beforeAll(async () => {
  app = await startTestApp({ clock });
  caller = app.caller(await app.test.organization({ retentionDays: 1, ssnDisplay: 'LAST4' }));
  order = await sendAttempt(app.test, caller.context);
  await caller.request('PATCH', searchPath(order.orderId, order.searchId), {
    body: { searchStatus: 'COMPLETED', resolution: RESOLUTION },
  });
  clock.advance({ days: 1 });
  expect(await redactDueOrders(app.test.core)).toBe(1);
});
afterAll(() => app.close());

/** What the order of these tests says about people. */
const PERSONAL = /Jordan|Rivera|123-45|\b6789\b|1990-04-12|contoso|jordan\.rivera/i;

const REDACTED_APPLICANT = {
  firstName: '[REDACTED]',
  lastName: '[REDACTED]',
  ssn: '[REDACTED]',
  birthday: null,
  phone: null,
  email: null,
  isRedacted: true,
};

const search = () => searchPath(order.orderId, order.searchId);

describe('a redacted order', () => {
  it('200: GET order and the list show it, its applicant redacted', async () => {
    const { status, body } = await caller.request('GET', orderPath(order.orderId));
    expect(status).toBe(200);
    expect(body).toMatchObject({ orderStatus: 'COMPLETED', applicant: REDACTED_APPLICANT });
    const list = await caller.request('GET', ORDERS);
    expect(list.body).toMatchObject({ data: [{ id: order.orderId, applicant: REDACTED_APPLICANT }] });
  });

  it('200: its searches keep their outcomes, and lose what was found', async () => {
    for (const path of [search(), searchesPath(order.orderId)]) {
      const { body } = await caller.request('GET', path);
      const shown = 'searches' in (body as object) ? body : { searches: [body] };
      expect(shown).toMatchObject({
        searches: [
          {
            searchStatus: 'COMPLETED',
            verificationResult: [{ outcome: 'VERIFIED', resultDetails: null, claims: [] }],
          },
        ],
      });
    }
  });

  it.each([
    ['the order', () => orderPath(order.orderId)],
    ['its list', () => ORDERS],
    ['its searches', () => searchesPath(order.orderId)],
    ['a search with its activity', search],
    ['its contacts', () => `${search()}/contacts`],
    ['its attempts', () => `${search()}/outbounds?include=all`],
    ['its events', () => `/v1/closeout-events?orderId=${order.orderId}`],
  ])('200: %s can be read, and tell nothing about a person', async (_what, path) => {
    const { status, text } = await caller.request('GET', path());
    expect(status).toBe(200);
    expect(text).not.toMatch(PERSONAL);
  });

  it('200: its events stand in the list without their bodies', async () => {
    const { body } = await caller.request('GET', `/v1/closeout-events?orderId=${order.orderId}`);
    const { data } = body as { data: { payload: unknown; event: string }[] };
    expect(data.map(({ event }) => event)).toContain('verification.completed');
    expect(data.filter(({ payload }) => payload !== null)).toEqual([]);
  });

  it('409: its events cannot be delivered again', async () => {
    const { body } = await caller.request('GET', `/v1/closeout-events?orderId=${order.orderId}`);
    const [event] = (body as { data: { eventId: string }[] }).data;
    const answer = await caller.request('POST', `/v1/closeout-events/${event?.eventId}/redeliver`);
    expect(answer.status).toBe(409);
    expect(messagesOf(answer)).toEqual(['The event was redacted: there is nothing left to deliver']);
  });

  it('409: its contacts cannot be changed', async () => {
    const answer = await caller.request('POST', `${search()}/contact`, { body: contactInput() });
    expect(answer.status).toBe(409);
    expect(messagesOf(answer)).toEqual(['The contacts of a redacted order cannot be changed']);
  });

  it('401: the link to its verifier page leads nowhere', async () => {
    const answer = await fetch(`http://127.0.0.1:${app.port}/respond/${order.token}`);
    expect(answer.status).toBe(401);
  });
});
