import { waitFor } from '@credence/local/wait-for';
import type { WebhookEvent } from '@credence/sdk';
import { noteWebhook } from './documented-answers.ts';
import { readStack } from './stack.ts';

/** A received webhook, as the inbox tells it. */
export interface Received {
  id: string;
  receivedAt: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  payload: WebhookEvent;
  event: WebhookEvent['event'];
  signatures: { classic: boolean; standard: boolean; error: string | null };
}

/** What came for this search until now, in the order in which it happened; a test of what is not as documented fails. */
export async function eventsOf(searchId: string): Promise<Received[]> {
  const response = await fetch(`${readStack().inboxUrl}/api/events`);
  const events = (await response.json()) as Received[];
  const own = events
    .filter(({ payload }) => payload.data.searchId === searchId)
    .sort((a, b) => a.payload.sequence - b.payload.sequence);
  for (const { payload } of own) noteWebhook(payload);
  return own;
}

/** What came for this search, as soon as one of it is the wanted one and none before that is missing. */
export function eventsUntil(
  searchId: string,
  wanted: (payload: WebhookEvent) => boolean,
): Promise<Received[]> {
  return waitFor(`the events of search ${searchId}`, async () => {
    const events = await eventsOf(searchId);
    const last = events.findLast(({ payload }) => wanted(payload));
    return last && last.payload.sequence === events.indexOf(last) + 1 ? events : undefined;
  });
}

/** What an event is called: its notification's type, or its own name. */
export function nameOf({ payload }: Received): string {
  return payload.event === 'verification.notification' ? payload.data.notificationType : payload.event;
}
