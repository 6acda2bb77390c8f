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

describe.each([
  ['loopback', '127.0.0.1'],
  ['loopback, short', '127.1'],
  ['loopback, octal', '0177.0.0.1'],
  ['loopback, hexadecimal', '0x7f.0.0.1'],
  ['loopback, as one number', '2130706433'],
  ['loopback, in full width', '１２７.0.0.1'],
  ['loopback, percent-encoded', '%31%32%37.0.0.1'],
  ['loopback, with a dot at its end', '127.0.0.1.'],
  ['loopback, by name', 'localhost'],
  ['loopback, by a name below it', 'api.localhost'],
  ['this host', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['private too', '172.16.0.1'],
  ['private as well', '192.168.1.1'],
  ['shared', '100.64.0.1'],
  ['link-local', '169.254.1.1'],
  ['metadata', '169.254.169.254'],
  ['metadata, octal', '0251.0376.0251.0376'],
  ['metadata, by name', 'metadata.google.internal'],
  ['a host agent', '168.63.129.16'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['loopback of version 6', '[::1]'],
  ['this host in version 6', '[::]'],
  ['mapped', '[::ffff:127.0.0.1]'],
  ['mapped, in hexadecimal', '[::ffff:a9fe:a9fe]'],
  ['compatible', '[::127.0.0.1]'],
  ['6to4', '[2002:7f00:1::]'],
  ['NAT64', '[64:ff9b::7f00:1]'],
  ['unique local', '[fd00:ec2::254]'],
  ['link-local of version 6', '[fe80::1]'],
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
