import { startServer, type TestServer } from './test-server.ts';

/** What an API with three orders makes of the consumers' exercise. */
export const SEEN = [
  'retry after 503',
  'created 0 with 201',
  'listed o0,o1,o2',
  'uploaded gs://bucket/release.pdf',
  'NotFoundError 404',
  'ended by its signal',
  'ended by its deadline',
  'verified Zoë 🦊',
  'wrong_signature',
  'evt_1 verification.completed',
  'answered 204',
  'answered 400',
];

/** The API and its identity provider, as far as the exercise needs them. */
export async function startApiForConsumers(): Promise<TestServer> {
  const tries = new Map<string, number>();
  const server: TestServer = await startServer(({ method, path, headers, body }) => {
    const place = `${method} ${path.replace(/.*\//, '')}`;
    const number = (tries.get(place) ?? 0) + 1;
    tries.set(place, number);
    switch (place) {
      case 'POST token':
        return { body: { access_token: 'token', expires_in: 3600 } };
      case 'POST batches':
        if (number === 1) return { status: 503, headers: { 'retry-after': '0' } };
        return {
          status: 201,
          body: { ordersCreated: JSON.parse(body).orders.length, key: headers['idempotency-key'] },
        };
      case 'GET orders?limit=2':
        return { body: { data: [{ id: 'o0' }, { id: 'o1' }], pagination: { nextCursor: 'c1' } } };
      case 'GET orders?limit=2&cursor=c1':
        return { body: { data: [{ id: 'o2' }], pagination: { nextCursor: null } } };
      case 'GET generate-upload-url':
        return { body: { signedUrl: `${server.url}/release.pdf?x=y`, fileUri: 'gs://bucket/release.pdf' } };
      case 'PUT release.pdf?x=y':
        return { status: body === '%PDF-1.7' && headers['content-type'] === 'application/pdf' ? 200 : 400 };
      case 'GET o9':
        return { body: { error: 'Order not found', orderId: 'o9' } };
      default:
        return 'never answer';
    }
  });
  return server;
}
