import { createHmac } from 'node:crypto';
import type { WebhookConfig } from '@credence/contract';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { takeDelivery, toldEvent } from '../../testing/deliveries.ts';
import { atOnce, storedFor, type TestCore } from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { contextForOrganization } from '../context/find-organization.ts';
import type { ClaimedDelivery } from '../webhooks/deliver/claimed-delivery.ts';
import { endWebhookSecretRotation } from './end-webhook-secret-rotation.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const OLD = `whsec_${Buffer.from('the old secret, thirty-two bytes').toString('base64')}`;
const HOOK = 'https://client.example/hook';
const CONFIG: WebhookConfig = { enabled: true, retryAttempts: 5, secret: OLD, fallbackEndpoint: HOOK };

const configured = (webhookConfig: WebhookConfig | null = CONFIG) => test.organization({ webhookConfig });

/** The organization as a process finds it now. */
async function current(): Promise<Context> {
  const found = await contextForOrganization(test.core, context.organization.id, 'API');
  if (!found) throw new Error('There is no such organization');
  return found;
}

const webhookConfig = async () => (await current()).organization.webhookConfig;

/** The request that carries an event of this moment. */
async function request(): Promise<ClaimedDelivery['request']> {
  const now = await current();
  const { deliveryId } = await toldEvent(test, now);
  return (await takeDelivery(now, deliveryId)).request;
}

function accepts(secret: string, { body, headers }: ClaimedDelivery['request']): boolean {
  vi.useFakeTimers({ now: clock.now(), toFake: ['Date'] });
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  } finally {
    vi.useRealTimers();
  }
}

const actions = async () =>
  (
    await test.sql<{ action: string }>(
      'select action from audit_entries where organization_id = $1 order by id',
      [context.organization.id],
    )
  ).map(({ action }) => action);

describe('rotateWebhookSecret', () => {
  it('lets both secrets sign, the new one first, until the rotation is ended', async () => {
    context = await configured();
    const { secret, previousSecretKept } = await rotateWebhookSecret(context);
    expect(previousSecretKept).toBe(true);
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    expect(await webhookConfig()).toEqual({ ...CONFIG, secret, previousSecret: OLD });

    const during = await request();
    expect([accepts(OLD, during), accepts(secret, during)]).toEqual([true, true]);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const classic = createHmac('sha256', key).update(during.body).digest('hex');
    expect(during.headers['X-Webhook-Signature']).toBe(`sha256=${classic}`);

    await endWebhookSecretRotation(context);
    expect(await webhookConfig()).toEqual({ ...CONFIG, secret });
    const after = await request();
    expect([accepts(OLD, after), accepts(secret, after)]).toEqual([false, true]);
    expect(await actions()).toEqual([
      'organization.rotateWebhookSecret',
      'organization.endWebhookSecretRotation',
    ]);
  });

  it('leaves an event that waits to the secret that it was written with', async () => {
    context = await configured();
    const { deliveryId } = await toldEvent(test, await current());
    const { secret } = await rotateWebhookSecret(context);
    await endWebhookSecretRotation(context);
    const { request: waited } = await takeDelivery(await current(), deliveryId);
    expect([accepts(OLD, waited), accepts(secret, waited)]).toEqual([true, false]);
  });

  it.each([
    ['no secret', { enabled: true, retryAttempts: 3, fallbackEndpoint: HOOK }],
    ['no configuration', null],
  ])('gives one to an organization with %s', async (_, config) => {
    context = await configured(config);
    const rotated = await rotateWebhookSecret(context, { secret: 'in plain words' });
    expect(rotated).toEqual({ secret: 'in plain words', previousSecretKept: false });
    const rest = config ?? { enabled: true, retryAttempts: 3 };
    expect(await webhookConfig()).toEqual({ ...rest, secret: 'in plain words' });
  });

  it('goes by what is configured at that moment, not by what the process last read', async () => {
    context = await configured();
    await rotateWebhookSecret(context, { secret: 'second' });
    await endWebhookSecretRotation(context);
    await rotateWebhookSecret(context, { secret: 'third' });
    expect(await webhookConfig()).toMatchObject({ secret: 'third', previousSecret: 'second' });
  });

  it('refuses a second rotation while one is running, unless it is to replace it', async () => {
    context = await configured();
    await rotateWebhookSecret(context, { secret: 'second' });
    const before = await storedFor(test, context);
    await expect(rotateWebhookSecret(context, { secret: 'third' })).rejects.toThrow('is running');
    expect(await storedFor(test, context)).toEqual(before);
    await rotateWebhookSecret(context, { secret: 'third', replaceRunning: true });
    expect(await webhookConfig()).toMatchObject({ secret: 'third', previousSecret: 'second' });
  });

  it('changes nothing where the new secret cannot be handed over', async () => {
    context = await configured();
    const before = await storedFor(test, context);
    const handOver = (rotated: object) => {
      throw new Error(JSON.stringify(rotated));
    };
    const told = JSON.stringify({ secret: 'second', previousSecretKept: true });
    await expect(rotateWebhookSecret(context, { secret: 'second', handOver })).rejects.toThrow(told);
    expect(await storedFor(test, context)).toEqual(before);
    expect(await actions()).toEqual([]);
  });

  it('is one rotation, however many ask for it at the same moment', async () => {
    context = await configured();
    const answers = await atOnce(test, 4, () =>
      rotateWebhookSecret(context).then(
        ({ secret }) => secret,
        (error: Error) => error.name,
      ),
    );
    const secrets = answers.filter((answer) => answer !== 'Conflict');
    expect(secrets).toHaveLength(1);
    expect(await webhookConfig()).toMatchObject({ secret: secrets[0], previousSecret: OLD });
  });

  it.each([
    ['', 'secret must not be empty'],
    ['whsec_*', 'secret must have base64 after whsec_'],
    [OLD, 'secret is the one that signs already'],
  ])('refuses the secret "%s"', async (secret, problem) => {
    context = await configured();
    await expect(rotateWebhookSecret(context, { secret })).rejects.toMatchObject({ problems: [problem] });
    expect(await actions()).toEqual([]);
  });
});

it.each([CONFIG, null])('endWebhookSecretRotation refuses where none is running', async (config) => {
  context = await configured(config);
  await expect(endWebhookSecretRotation(context)).rejects.toThrow(
    'No rotation of the webhook secret is running',
  );
});
