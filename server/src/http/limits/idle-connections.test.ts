import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ORDERS, startTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Opens a connection, sends this much, and then nothing more. */
async function open(start: string): Promise<void> {
  const socket = connect(app.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(start);
}

it('a thousand connections that say nothing, or never finish, keep nobody from being answered', async () => {
  const head = `POST ${ORDERS} HTTP/1.1\r\nHost: credence\r\nAuthorization: Bearer ${app.active.token}\r\n`;
  const starts = [
    '',
    head,
    `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"applicant":`,
  ];
  await Promise.all(Array.from({ length: 1_000 }, (_, index) => open(starts[index % starts.length] ?? '')));

  const answers = await Promise.all(Array.from({ length: 20 }, () => app.active.request('GET', ORDERS)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
});
