import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import type { ReceivedRequest } from './receiver.ts';

/** One event and its bytes each time, its attempts counted, and every one of them signed for its own time. */
export function expectSameEvent(requests: readonly ReceivedRequest[], secret: string): void {
  expect(new Set(requests.map(({ body }) => body.toString('hex'))).size).toBe(1);
  expect(new Set(requests.map(({ headers }) => headers['x-event-id'])).size).toBe(1);
  expect(new Set(requests.map(({ headers }) => headers['x-delivery-id'])).size).toBe(1);
  expect(requests.map(({ headers }) => headers['x-delivery-attempt'])).toEqual(
    requests.map((_, index) => String(index + 1)),
  );
  const judge = new Webhook(Buffer.from(secret).toString('base64'));
  const instants = requests.map(({ headers, body }) => {
    const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
    const id = String(headers['webhook-id']);
    expect([id, headers['webhook-signature']]).toEqual([
      headers['x-event-id'],
      // Its own check holds the time against the clock of this machine.
      judge.sign(id, at, body.toString('utf8')),
    ]);
    return at.getTime();
  });
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
}
