import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { contract } from '@credence/contract';
import { orderInput } from '@credence/core/testing';
import { expect, it } from 'vitest';
import { ORDERS } from './testing/app.ts';
import { useTestApp } from './testing/use-test-app.ts';

const app = useTestApp();

const EACH = 50;

/** Connections on which only this much has been sent. */
async function stalledAfter(text: string): Promise<Socket[]> {
  const sockets = Array.from({ length: EACH }, () => connect(app.port, '127.0.0.1').setEncoding('utf8'));
  await Promise.all(sockets.map((socket) => new Promise((sent) => socket.write(text, sent))));
  return sockets;
}

/** The status line that a connection gets for the rest of its request. */
async function finish(socket: Socket, rest: string): Promise<string> {
  const answered = once(socket, 'data');
  socket.write(rest);
  const [text] = (await answered) as [string];
  return text.split('\r\n', 1)[0] ?? '';
}

const headOf = (length: number): string =>
  [
    `POST ${ORDERS} HTTP/1.1`,
    'Host: credence.test',
    `Authorization: Bearer ${app.active.token}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
  ].join('\r\n');

async function ordersStored(): Promise<number> {
  const { body } = await app.active.request('GET', ORDERS);
  return contract.orders.list.responses[200].parse(body).pagination.total;
}

it('serves healthy callers beside many that send nothing, half their headers or half their body', async () => {
  const body = JSON.stringify(orderInput());
  const head = headOf(Buffer.byteLength(body));
  const inBody = await stalledAfter(`${head}\r\n\r\n${body.slice(0, 50)}`);
  const others = [...(await stalledAfter('')), ...(await stalledAfter(head))];

  const healthy = await Promise.all(
    Array.from({ length: 10 }, () => app.active.request('POST', ORDERS, { body: orderInput() })),
  );
  expect(healthy.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await ordersStored()).toBe(10);

  // They were waited for all the time: each is served when it comes to its end.
  for (const socket of inBody) expect(await finish(socket, body.slice(50))).toBe('HTTP/1.1 201 Created');
  expect(await ordersStored()).toBe(10 + EACH);
  for (const socket of [...inBody, ...others]) socket.destroy();
});

it('does not notice callers that hang up in the middle of a body', async () => {
  const gone = await stalledAfter(`${headOf(100)}\r\n\r\n{`);
  for (const socket of gone) socket.destroy();
  expect((await app.active.request('GET', ORDERS)).status).toBe(200);
  const ended = () => app.log.lines().filter(({ status }) => status === 499);
  await expect.poll(ended, { timeout: 20_000 }).toHaveLength(EACH);
  expect(app.log.lines().filter(({ level }) => level === 'error')).toEqual([]);
});
