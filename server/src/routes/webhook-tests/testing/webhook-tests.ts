import { answerDelivery, type ReceiverAnswer, takeDelivery } from '@credence/core/testing';
import { vi } from 'vitest';
import type { Caller, TestApp } from '../../../testing/app.ts';

/** Does the worker's part for the next test event of an organization. */
export async function answerNextTest(
  { test }: Pick<TestApp, 'test'>,
  { context }: Pick<Caller, 'context'>,
  answer: ReceiverAnswer,
): Promise<void> {
  const delivery = await vi.waitUntil(
    async () => {
      const [row] = await test.sql<{ id: string }>(
        `select d.id from webhook_deliveries d join webhook_events e on e.id = d.event_id
          where d.organization_id = $1 and d.status = 'PENDING' and e.search_id is null`,
        [context.organization.id],
      );
      return row;
    },
    { timeout: 15_000, interval: 10 },
  );
  await answerDelivery(context, await takeDelivery(context, delivery.id), answer);
}
