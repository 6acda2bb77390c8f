import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentedFetch, noteWebhook, takeSurprises } from './support/documented-answers.ts';
import { expect, test } from './support/test.ts';

/** What makes a run fail, when the service answers like this to a request for its health. */
async function surprisesOf(path: string, status: number, body: unknown): Promise<string[]> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await documentedFetch(url)(url + path);
  server.close();
  server.closeAllConnections();
  return takeSurprises();
}

const HEALTHY = { success: true, image: 'credence:1.0.0' };
const unknownOrder = '/background-check/v1/orders/0198a4d2-6c1f-7e3a-b0c9-5d2e8f714a60';

for (const [what, path, status, body, surprises] of [
  ['is documented', '/health', 200, HEALTHY, 0],
  ['lacks a field', '/health', 200, { success: true }, 1],
  ['has a field more', '/health', 200, { ...HEALTHY, database: 'up' }, 1],
  ['has a field of another type', '/health', 200, { ...HEALTHY, success: 'yes' }, 1],
  ['has a status that is not documented', '/health', 418, HEALTHY, 1],
  ['has none of the documented forms', unknownOrder, 200, { orderId: 'x' }, 1],
  ['comes from a path that is not documented', '/metrics.json', 200, {}, 1],
] as const) {
  test(`an answer that ${what} is ${surprises ? 'noticed' : 'not remarkable'}`, async () => {
    expect(await surprisesOf(path, status, body)).toHaveLength(surprises);
  });
}

test('a webhook that is not documented, or has a field more, is noticed', () => {
  noteWebhook({ event: 'verification.forgotten' });
  expect(takeSurprises()).toEqual(['webhook verification.forgotten: not in the document']);
  noteWebhook({ event: 'verification.notification', secret: 'x' } as { event: string });
  expect(takeSurprises()).toMatchObject([expect.stringContaining('additional')]);
});
