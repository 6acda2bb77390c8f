import { CoreConfig, contextForOrganization, createCore, readConfig } from '@credence/core';
import { fillOrders } from './fill-orders.ts';
import { scaleOrder } from './scale-orders.ts';

// Stores every so manieth batch of the orders, and reports each.

/** Orders of one transaction, as many as a client may send at once. */
const BATCH = 500;
/** Batches under way at a time: one is sealed while another is written. */
const LANES = 2;

const { ORGANIZATION_ID, SIZE, PART, PARTS } = process.env;
const [size, part, parts] = [Number(SIZE), Number(PART), Number(PARTS)];

const core = createCore(readConfig(CoreConfig, process.env), {
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
process.on('disconnect', () => process.exit());
const context = await contextForOrganization(core, ORGANIZATION_ID ?? '', 'API');
if (!context) throw new Error('There is no such organization');

let next = part * BATCH;
async function storeBatches(own: NonNullable<typeof context>): Promise<void> {
  while (next < size) {
    const first = next;
    next += parts * BATCH;
    const count = Math.min(BATCH, size - first);
    await fillOrders(
      own,
      Array.from({ length: count }, (_, index) => scaleOrder(first + index, size)),
    );
    process.send?.({ stored: count });
  }
}
await Promise.all(Array.from({ length: LANES }, () => storeBatches(context)));
await core.close();
process.disconnect?.();
