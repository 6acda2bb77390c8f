import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { answerUnreadableRequests } from './unreadable-request.ts';

let close = () => {};
afterEach(() => close());

/** Everything that comes back for these bytes, until the server ends the connection. */
async function exchange(
  bytes: string,
  listener: RequestListener = (_req, res) => res.end(),
): Promise<string> {
  const server = createServer(
    { connectionsCheckingInterval: 20, requestTimeout: 100, headersTimeout: 100 },
    listener,
  );
  answerUnreadableRequests(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const POST = 'POST / HTTP/1.1\r\nHost: x\r\n';

it.each([
  [431, `GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'x'.repeat(20_000)}\r\n\r\n`],
  [400, 'This is no HTTP\r\n\r\n'],
  [400, 'GET / HTTP/1.1\r\nHost: x\r\na b: c\r\n\r\n'],
  [400, `${POST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`],
  [408, 'GET / HTTP/1.1\r\nHost:'],
  [408, `${POST}Content-Length: 10\r\n\r\nhalf`],
])('%d: %j', async (status, bytes) => {
  const answer = await exchange(bytes, (req, res) => void req.resume().on('end', () => res.end()));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
  expect(head).toContain(`\r\nContent-Length: ${body.length}\r\n`);
  expect(JSON.parse(body)).toEqual({
    statusCode: status,
    message: expect.any(String),
    error: expect.any(String),
  });
});

it('never writes into a response that is under way', async () => {
  const answer = await exchange(`${POST}Content-Length: 10\r\n\r\nhalf`, (_req, res) =>
    res.write('so far so good'),
  );
  expect(answer).toContain('so far so good');
  expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1);
});
