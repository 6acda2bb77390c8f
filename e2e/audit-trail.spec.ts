import { waitFor } from '@credence/local/wait-for';
import { createOrder, newAddress, orderTo } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test('the audit trail of an organization says what was done, signed, and nothing of another', async () => {
  const credence = clientOf('acme');
  const { orderId } = await createOrder(credence, orderTo(newAddress()));
  const other = await createOrder(clientOf('globex'), orderTo(newAddress()));
  const pages = await waitFor('the order in the audit trail', async () => {
    const read = await readTrail();
    return read.some((text) => text.includes(orderId)) ? read : undefined;
  });
  expect(pages.join('')).not.toContain(other.orderId);
  for (const page of pages) {
    const last = JSON.parse(page.trimEnd().split('\n').at(-1) ?? '{}');
    expect(last.signature).toMatch(/^[\w+/]{86}==$/);
  }

  /** All of today's, page by page. */
  async function readTrail(): Promise<string[]> {
    const read: string[] = [];
    const from = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    for (let afterSeal: number | null = 0; afterSeal !== null; ) {
      const text = new TextDecoder().decode(await credence.audit.export({ from, afterSeal }));
      read.push(text);
      afterSeal = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '{}').nextSeal ?? null;
    }
    return read;
  }
});
