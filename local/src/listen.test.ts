import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { closeHttp, listen } from './listen.ts';

const opened: ReturnType<typeof createServer>[] = [];
function server() {
  const created = createServer((_request, response) => response.end('ok'));
  opened.push(created);
  return created;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map(closeHttp));
});

describe('listen', () => {
  it('answers on the free port it returns for 0', async () => {
    const port = await listen(server(), 0, '127.0.0.1', 'mailbox');
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(await response.text()).toBe('ok');
  });

  it('names the part, the port and the variable when the port is taken', async () => {
    const port = await listen(server(), 0, '127.0.0.1', 'mailbox');
    await expect(listen(server(), port, '127.0.0.1', 'webhook inbox')).rejects.toThrow(
      new RegExp(`webhook inbox cannot start: port ${port} on 127\\.0\\.0\\.1 is taken\\. Set PORT`),
    );
  });
});

describe('closeHttp', () => {
  it('ends although a client keeps its connection open', async () => {
    const first = server();
    const port = await listen(first, 0, '127.0.0.1', 'mailbox');
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    await closeHttp(first);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });
});
