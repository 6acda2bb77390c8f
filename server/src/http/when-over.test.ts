import { once } from 'node:events';
import { Agent, IncomingMessage, request, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { serve, type TestServer } from './testing/testing.ts';
import { isOver, whenOver } from './when-over.ts';

let server: TestServer;
afterEach(() => server?.close());

/** A response whose turn has not come, behind others of its connection. */
function waitingResponse(): { res: ServerResponse; socket: Socket } {
  const socket = new Socket();
  return { res: new ServerResponse(new IncomingMessage(socket)), socket };
}

describe('whenOver', () => {
  it('tells once of a response whose connection ends before its turn comes', async () => {
    const { res, socket } = waitingResponse();
    const listener = vi.fn();
    whenOver(res, listener);
    expect(isOver(res)).toBe(false);
    socket.destroy();
    await once(socket, 'close');
    res.emit('close');
    expect([isOver(res), listener.mock.calls]).toEqual([true, [[]]]);
  });

  it('tells at once of a response that is over', () => {
    const { res, socket } = waitingResponse();
    socket.destroy();
    const listener = vi.fn();
    whenOver(res, listener);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('tells nothing more to who does not ask any more', async () => {
    const { res, socket } = waitingResponse();
    const listener = vi.fn();
    whenOver(res, listener)();
    socket.destroy();
    await once(socket, 'close');
    res.emit('close');
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells of every request that was sent at once on a connection that ends', async () => {
    const come: string[] = [];
    const over: string[] = [];
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    server = await serve((req, res) => {
      const url = String(req.url);
      come.push(url);
      for (const _ of [1, 2, 3]) whenOver(res, () => over.push(url));
    });
    const paths = Array.from({ length: 20 }, (_, n) => `/${n}`);
    const socket = connect(server.port, '127.0.0.1');
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: credence.test\r\n\r\n`).join(''));
    await expect.poll(() => come, { timeout: 20_000 }).toEqual(paths);
    expect(over).toEqual([]);
    socket.destroy();
    await expect.poll(() => over.length, { timeout: 20_000 }).toBe(60);
    expect(over.toSorted()).toEqual(paths.flatMap((path) => [path, path, path]).toSorted());
    expect(warned).not.toHaveBeenCalled();
  });

  it('leaves nothing on a connection that goes on', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const over = vi.fn();
    const listeners: number[] = [];
    server = await serve((req, res) => {
      whenOver(res, over);
      listeners.push(req.socket.listenerCount('close'));
      res.end();
    });
    for (let sent = 1; sent <= 5; sent += 1) {
      const [answer] = (await once(request(server.url, { agent }).end(), 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
      await expect.poll(() => over.mock.calls.length, { timeout: 20_000 }).toBe(sent);
    }
    expect(new Set(listeners).size).toBe(1);
    agent.destroy();
    const ended = () => new Promise((resolve) => server.server.getConnections((_, count) => resolve(count)));
    await expect.poll(ended, { timeout: 20_000 }).toBe(0);
    expect(over).toHaveBeenCalledTimes(5);
  });
});
