import type { Context } from '../domain/context/context.ts';
import { answerDelivery, takeDelivery, toldEvent } from './deliveries.ts';
import type { TestCore } from './test-core.ts';

/** An event that was told to a receiver, as its delivery. */
export interface Told {
  id: string;
  searchId: string;
  eventId: string;
}

export interface TellOptions {
  url?: string;
  fallback?: string;
  retryAttempts?: number;
}

/** Writes events for one receiver. */
export async function tellReceiver(
  test: TestCore,
  context: Context,
  count: number,
  { url = 'https://client.example/hook', fallback, retryAttempts = 3 }: TellOptions = {},
): Promise<Told[]> {
  const targets = fallback
    ? { closeoutEndpoints: { EMPLOYMENT: url }, fallbackEndpoint: fallback }
    : { fallbackEndpoint: url };
  const told: Told[] = [];
  for (let number = 0; number < count; number += 1) {
    const { deliveryId, searchId, eventId } = await toldEvent(test, context, {
      webhookConfig: { ...targets, retryAttempts },
    });
    told.push({ id: deliveryId, searchId, eventId });
  }
  return told;
}

/** Has a receiver fail so often that its breaker opens. @returns deliveries for it that were not tried */
export async function breakReceiver(
  test: TestCore,
  context: Context,
  waiting: number,
  options?: TellOptions,
): Promise<Told[]> {
  const told = await tellReceiver(test, context, 5 + waiting, options);
  for (const { id } of told.slice(0, 5)) {
    await answerDelivery(context, await takeDelivery(context, id), { status: 503 });
  }
  return told.slice(5);
}
