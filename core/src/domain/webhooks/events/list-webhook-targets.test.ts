import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAuditNote } from '../../../platform/audit/audit-note.ts';
import { claimDelivery, dueDeliveries, runFor, toldEvent } from '../../../testing/deliveries.ts';
import { answerDelivery, type TestCore, takeDelivery } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { claimDeliveries } from '../deliver/claim-deliveries.ts';
import { countFailingTargets } from './count-failing-targets.ts';
import { enableWebhookTarget } from './enable-webhook-target.ts';
import { listWebhookTargets } from './list-webhook-targets.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

/** The delivery of an event to one target. */
const told = async (url: string): Promise<string> =>
  (await toldEvent(test, context, { webhookConfig: { fallbackEndpoint: url } })).deliveryId;

async function failed(url: string, times: number, status = 503): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await answerDelivery(context, await takeDelivery(context, await told(url)), { status });
  }
}

const claim = (deliveryId: string) => claimDelivery(context, deliveryId);
const audited = () =>
  test.sql('select action, resources from audit_entries where organization_id = $1', [
    context.organization.id,
  ]);

describe('the list of targets', () => {
  it('has none while all is well', async () => {
    await failed('https://a.example/hook', 1, 200);
    await failed('https://a.example/hook', 1, 400);
    expect(await listWebhookTargets(context)).toEqual([]);
  });

  it('has those that fail, that are left alone and that are disabled, the worst first and without secrets', async () => {
    await failed('https://failing.example/a?key=canary', 2);
    const since = clock.now();
    clock.advance({ minutes: 1 });
    await failed('https://open.example/b', 5, 500);
    const openUntil = new Date(clock.now().getTime() + 60_000);
    await told('https://open.example/b');
    await failed('https://gone.example/c?key=canary', 1, 410);
    const targets = await listWebhookTargets(context);
    const shared = { id: expect.any(String), openUntil: null, parked: 0, lastErrorClass: null };
    const gone = { kind: 'TARGET', state: 'DISABLED', failures: 0, lastStatus: 410 };
    const paused = { kind: 'RECEIVER', state: 'PAUSED', failures: 5, lastStatus: 500, parked: 1, openUntil };
    const failing = { kind: 'RECEIVER', state: 'FAILING', failures: 2, lastStatus: 503, parked: 2 };
    expect(targets).toEqual([
      { ...shared, ...gone, url: 'https://gone.example/c?key=***', since: clock.now() },
      { ...shared, ...paused, url: 'https://open.example/b', since: clock.now() },
      { ...shared, ...failing, url: 'https://failing.example/a?key=***', since },
    ]);
    expect(JSON.stringify(targets)).not.toContain('canary');
  });

  it('says what kept a receiver from answering, and how often it failed in all', async () => {
    await failed('https://open.example/b', 5);
    clock.advance({ minutes: 1 });
    const [anyDue = ''] = await dueDeliveries(test, context);
    const [probe] = (await claimDeliveries(context, await runFor(context, anyDue), 64)).deliveries;
    if (probe?.trigger !== 'PROBE') throw new Error('None finds out whether the receiver is back');
    await answerDelivery(context, probe, 'TIMEOUT');
    expect(await listWebhookTargets(context)).toMatchObject([
      { state: 'PAUSED', failures: 6, lastStatus: null, lastErrorClass: 'TIMEOUT' },
    ]);
  });

  it('has none of another organization', async () => {
    await failed('https://gone.example/c', 1, 410);
    await failed('https://failing.example/c', 1);
    expect(await listWebhookTargets(await test.organization())).toEqual([]);
  });
});

describe('enableWebhookTarget', () => {
  it('takes a disabled target back into use, and leaves it in the trail', async () => {
    await failed('https://gone.example/c', 1, 410);
    const [target] = await listWebhookTargets(context);
    const targetId = target?.id ?? '';
    expect(await enableWebhookTarget(context, { targetId })).toEqual({ released: 0 });
    expect(await listWebhookTargets(context)).toEqual([]);
    expect(await claim(await told('https://gone.example/c'))).not.toBeNull();
    const entry = { action: 'webhookTarget.enable', resources: { webhookTargetId: targetId } };
    expect(await audited()).toEqual([entry]);
  });

  it('is a part of the entry of whoever asks for it', async () => {
    await failed('https://gone.example/c', 1, 410);
    const [target] = await listWebhookTargets(context);
    const audit = createAuditNote({
      action: 'webhooks.enable',
      actor: 'SYSTEM',
      subject: 'cli:me',
      requestId: null,
    });
    await enableWebhookTarget({ ...context, audit }, { targetId: target?.id ?? '' });
    expect(await audited()).toMatchObject([{ action: 'webhookTarget.enable' }]);
  });

  it('has a receiver tried at once that would be left alone', async () => {
    await failed('https://open.example/b', 5);
    const waiting = await told('https://open.example/b');
    await claim(waiting);
    const [receiver] = await listWebhookTargets(context);
    expect(await enableWebhookTarget(context, { targetId: receiver?.id ?? '' })).toEqual({ released: 1 });
    expect((await takeDelivery(context, waiting)).trigger).toBe('PROBE');
  });

  it('refuses an id of nobody, or of another organization, and leaves nothing behind', async () => {
    await failed('https://gone.example/c', 1, 410);
    const [target] = await listWebhookTargets(context);
    const stranger = await test.organization();
    for (const targetId of [randomUUID(), target?.id ?? '']) {
      await expect(enableWebhookTarget(stranger, { targetId })).rejects.toThrow('Webhook target not found');
    }
    expect(await listWebhookTargets(context)).toHaveLength(1);
    context = stranger;
    expect(await audited()).toEqual([]);
  });
});

it('countFailingTargets counts them over all organizations', async () => {
  const before = await countFailingTargets(test.core);
  await failed('https://gone.example/c', 1, 410);
  await failed('https://failing.example/c', 1);
  context = await test.organization();
  await failed('https://gone.example/c', 1, 410);
  await failed('https://open.example/c', 5);
  expect(await countFailingTargets(test.core)).toEqual({
    disabled: before.disabled + 2,
    open: before.open + 1,
  });
});
