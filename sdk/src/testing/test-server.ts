import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ReceivedRequest {
  method: string;
  /** Path with its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the server does with a request: answer, break the connection, never answer, or never end its answer. */
export type Reply =
  | { status?: number; headers?: Record<string, string>; body?: unknown }
  | 'break the connection'
  | 'never answer'
  | 'never end';

export interface TestServer {
  url: string;
  /** Everything received so far, oldest first. */
  requests: ReceivedRequest[];
}

/** An HTTP server on a free port that lives until the test ends. `answer` gets each request and its number, from 0. */
export async function startServer(
  answer: (request: ReceivedRequest, number: number) => Reply | Promise<Reply>,
): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, body: await text(incoming) };
    requests.push(request);
    send(response, await answer(request, requests.length - 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'never answer') return;
  if (reply === 'break the connection') {
    response.socket?.destroy();
  } else if (reply === 'never end') {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  } else {
    const { status = 200, headers = {}, body = {} } = reply;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
}
