import { expect, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { listWebhookTargets } from '../../domain/webhooks/events/list-webhook-targets.ts';
import { deliverDue, type TestCore } from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { cancelledSearch } from '../../testing/workflow.ts';
import { redactDueOrders } from './redact-due-orders.ts';

let test: TestCore;
const clock = useTestCore((made) => {
  test = made;
});

/** An order whose event was answered with 410. */
async function gone(context: Context, webhookConfig?: object): Promise<void> {
  const { searchId } = await cancelledSearch(context, webhookConfig && { webhookConfig });
  await deliverDue(test, context, searchId, { status: 410 });
}

it('of a disabled target that orders alone named the origin stays; of one of the organization, all', async () => {
  const webhookConfig = { enabled: true, retryAttempts: 0, fallbackEndpoint: 'https://own.example/hook' };
  const context = await test.organization({ retentionDays: 1, webhookConfig });
  await gone(context);
  await gone(context, { fallbackEndpoint: 'https://client.example/candidates/jordan' });
  clock.advance({ days: 1 });
  await gone(context, { fallbackEndpoint: 'https://client.example/candidates/avery' });
  await redactDueOrders(test.core);
  expect((await listWebhookTargets(context)).map(({ url }) => url)).toEqual([
    'https://own.example/hook',
    'https://client.example/',
    'https://client.example/candidates/avery',
  ]);
});
