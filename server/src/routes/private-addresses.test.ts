import { describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/answers.ts';
import { ORDERS } from '../testing/app.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { completeOrder } from './orders/testing/orders.ts';
import { bodyWith } from './orders/testing/rules.ts';

const app = useTestApp({ config: { ALLOW_LOOPBACK_TARGETS: false, TARGET_PORTS: [443, 80] } });

const targetsAt = (place: string) => [
  `${place}.closeoutEndpoints.EMPLOYMENT.0.url`,
  `${place}.closeoutEndpoints.EDUCATION`,
  `${place}.fallbackEndpoint.url`,
];
const searchUrlsAt = (place: string) => [
  `${place}.escalation.webhookUrl`,
  ...targetsAt(`${place}.notifications.webhookOverride`),
];

/** Every field of an order that names something this service will call. */
const FIELDS = [
  'applicant.signedReleaseFileUrl',
  ...targetsAt('webhookConfig'),
  ...searchUrlsAt('defaultSearchConfig'),
  ...searchUrlsAt('searchTypes.0.searchConfig'),
];

const orderCalling = (url: string): unknown =>
  FIELDS.reduce<unknown>((body, field) => bodyWith(body, field, url), completeOrder());

const refusals = (fields: readonly string[], problem = 'must not point to a private address') =>
  fields.map((field) => `${field} ${problem}`);

// Every kind and spelling of them is in the table of the rule itself.
describe.each([
  ['loopback', '127.0.0.1'],
  ['loopback, octal', '0177.0.0.1'],
  ['loopback, in full width', '１２７.0.0.1'],
  ['loopback, by name', 'localhost'],
  ['private', '10.0.0.1'],
  ['link-local', '169.254.1.1'],
  ['metadata', '169.254.169.254'],
  ['metadata, by name', 'metadata.google.internal'],
  ['loopback of version 6', '[::1]'],
  ['mapped', '[::ffff:127.0.0.1]'],
  ['unique local', '[fd00:ec2::254]'],
])('an address that is %s (%s)', (_what, host) => {
  const url = `https://${host}/hook`;

  it('400: in every field of an order that names something to call, at once', async () => {
    const answer = await app.active.request('POST', ORDERS, { body: orderCalling(url) });
    expect([answer.status, messagesOf(answer).toSorted()]).toEqual([400, refusals(FIELDS).toSorted()]);
  });

  it('400: as the target of a test', async () => {
    for (const [target, field] of [
      [url, 'target'],
      [{ url }, 'target.url'],
    ] as const) {
      const answer = await app.active.request('POST', '/v1/webhook-tests', { body: { target } });
      expect([answer.status, messagesOf(answer)]).toEqual([400, refusals([field])]);
    }
  });
});

it('400: a port that the deployment does not call, in each of these fields', async () => {
  const url = 'https://client.example:22/';
  const answer = await app.active.request('POST', ORDERS, { body: orderCalling(url) });
  const expected = refusals(FIELDS, 'must have one of the ports 443, 80');
  expect([answer.status, messagesOf(answer).toSorted()]).toEqual([400, expected.toSorted()]);
});

it('201: the same order, where all of that is public', async () => {
  const answer = await app.active.request('POST', ORDERS, { body: orderCalling('https://client.example/') });
  expect(answer.status, answer.text).toBe(201);
});
