import { EventEmitter, once } from 'node:events';
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CloseGracefully, prepareGracefulClose } from './graceful-close.ts';
import { serve, type TestServer } from './testing/testing.ts';

const LONG = { idleMs: 100, graceMs: 60_000 };
const arrivals = new EventEmitter<{ request: [ServerResponse] }>();
const agent = new Agent({ keepAlive: true });
let server: TestServer;
let closeGracefully: CloseGracefully;

beforeEach(async () => {
  server = await serve((req, res) => {
    if (req.url === '/wait') arrivals.emit('request', res);
    else res.end('done');
  });
  closeGracefully = prepareGracefulClose(server.server);
});

afterEach(() => server.close());

/** The whole answer to a GET over a kept-alive connection. */
function get(path: string, kept = agent): Promise<{ headers: IncomingMessage['headers']; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(server.url + path, { agent: kept })
      .on('error', reject)
      .end();
    outgoing.on('response', async (response) => {
      try {
        const chunks = await response.setEncoding('utf8').toArray();
        resolve({ headers: response.headers, body: chunks.join('') });
      } catch (error) {
        reject(error);
      }
    });
  });
}

/** Starts a request and gives its answer's promise and the response that the server holds open. */
async function startWaiting(): Promise<{ answer: ReturnType<typeof get>; held: ServerResponse }> {
  const arrived = once(arrivals, 'request');
  const answer = get('/wait');
  const [held] = await arrived;
  return { answer, held };
}

describe('prepareGracefulClose', () => {
  it('lets a running request finish, tells its caller to hang up, and takes no new connection', async () => {
    const { answer, held } = await startWaiting();
    const closed = closeGracefully(LONG);
    const late = connect(server.port, '127.0.0.1');
    await expect(once(late, 'connect')).rejects.toThrow('ECONNREFUSED');
    held.end('finished');
    expect(await answer).toMatchObject({ body: 'finished', headers: { connection: 'close' } });
    await closed;
  });

  it('ends the connection of a response that was under way already', async () => {
    const { answer, held } = await startWaiting();
    held.write('first ');
    const closed = closeGracefully(LONG);
    held.end('last');
    expect(await answer).toMatchObject({ body: 'first last', headers: { connection: 'keep-alive' } });
    await closed;
  });

  it('answers what comes on connections that were kept, and ends them with that', async () => {
    const warm = Array.from({ length: 20 }, () => new Agent({ keepAlive: true }));
    await Promise.all(warm.map((kept) => get('/', kept)));
    const closed = closeGracefully({ idleMs: 10_000, graceMs: 60_000 });
    await expect.poll(() => server.server.listening).toBe(false);
    const answers = await Promise.all(warm.map((kept) => get('/', kept)));
    for (const answer of answers)
      expect(answer).toMatchObject({ body: 'done', headers: { connection: 'close' } });
    await closed;
  });

  it('does not wait long for idle connections, nor for those that never sent a request', async () => {
    await get('/');
    const silent = connect(server.port, '127.0.0.1');
    await once(server.server, 'connection');
    const slow = connect(server.port, '127.0.0.1');
    await once(server.server, 'connection');
    slow.write('GET / HTTP/1.1\r\nHost:');
    const hungUp = Promise.all(
      [silent, slow].map((socket) =>
        once(
          socket.resume().on('error', () => {}),
          'close',
        ),
      ),
    );
    await closeGracefully(LONG);
    await hungUp;
  });

  it('cuts what is still running after the grace', async () => {
    const { answer } = await startWaiting();
    const cut = expect(answer).rejects.toThrow('socket hang up');
    await closeGracefully({ idleMs: 0, graceMs: 20 });
    await cut;
  });

  it('has nothing to do for a server that does not listen', async () => {
    await server.close();
    await expect(closeGracefully(LONG)).resolves.toBeUndefined();
  });
});
