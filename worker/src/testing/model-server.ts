import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What was asked of the model. */
export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[]; response_format: unknown };
}

/** What the model does: says something, as the content of its message, or ends the exchange in its own way. */
export type ModelBehaviour = string | ((response: ServerResponse, request: ModelRequest) => void);

export interface ModelServer {
  /** Base address, as the setting has it. */
  url: string;
  requests: ModelRequest[];
  behave(behaviour: ModelBehaviour): void;
  close(): Promise<void>;
}

/** An OpenAI-compatible endpoint of the tests' own. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let behaviour: ModelBehaviour = saying([]);
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const asked = { path, authorization: headers.authorization, body: JSON.parse(await text(request)) };
    requests.push(asked);
    if (typeof behaviour === 'function') behaviour(response, asked);
    else complete(response, behaviour);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave(next) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The content of an answer that gives these values. */
export const saying = (values: { field: string; value: string; quote: string }[]): string =>
  JSON.stringify({ values });

/** Answers as such endpoints do. */
export function complete(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const message = { role: 'assistant', content };
  response.end(JSON.stringify({ id: 'one', choices: [{ index: 0, message, finish_reason: 'stop' }] }));
}
