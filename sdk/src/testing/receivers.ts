import { createServer, type RequestListener } from 'node:http';
import { connect, type Http2Server } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** The way to a receiver of webhooks: what it answers to a request. */
export type Post = (init: RequestInit) => Promise<Response>;

/** A receiver on a free port that lives until the test ends. */
export async function listen(listener: RequestListener): Promise<Post> {
  const port = await portOf(createServer(listener));
  return ({ method = 'POST', ...init }) => fetch(`http://127.0.0.1:${port}/hook`, { method, ...init });
}

/** The same for HTTP/2, which `fetch` does not speak without TLS. */
export async function overHttp2(server: Http2Server): Promise<Post> {
  const port = await portOf(server);
  return async ({ method = 'POST', headers = {}, body }) => {
    const session = connect(`http://127.0.0.1:${port}`);
    onTestFinished(() => session.close());
    const stream = session.request({
      ':method': method,
      ':path': '/hook',
      ...Object.fromEntries(new Headers(headers)),
    });
    stream.end(body);
    const status = await new Promise<number>((resolve, reject) => {
      stream.once('response', ({ ':status': answered = 0 }) => resolve(answered));
      stream.once('error', reject);
    });
    return new Response((await text(stream)) || null, { status });
  };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
