import type { Context } from '../domain/context/context.ts';
import { updateSearch } from '../domain/searches/update-search.ts';
import { answerDelivery, openDeliveries, orderSearch, type TestCore, takeDelivery } from './index.ts';

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
    const ids = await orderSearch(context, { webhookConfig: { ...targets, retryAttempts } });
    await updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } });
    const [delivery] = await openDeliveries(test, context, ids.searchId);
    if (!delivery) throw new Error('There is no delivery');
    told.push({ id: delivery.id, searchId: ids.searchId, eventId: delivery.eventId });
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
