import type { DeliveryStatus, WebhookSettingsUpdate } from '@credence/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered, api, operations } from './client.ts';
import { pagesQuery } from './pages.ts';

export const TARGETS_KEY = ['webhook-targets'];
export const EVENTS_KEY = ['webhook-events'];

export const targetsQuery = queryOptions({
  queryKey: TARGETS_KEY,
  queryFn: () => answered(operations.webhookTargets.list()),
});

export const eventsQuery = (deliveryStatus: DeliveryStatus | undefined) =>
  pagesQuery([...EVENTS_KEY, deliveryStatus ?? 'all'], (from) =>
    answered(
      api.closeoutEvents.list({
        query: { limit: 25, ...(deliveryStatus ? { deliveryStatus } : {}), ...from },
      }),
    ),
  );

export const redeliver = (eventId: string) =>
  answered(api.closeoutEvents.redeliver({ params: { eventId }, headers: {} }));
export const sendTest = () => answered(api.webhookTests.send({ body: {}, headers: {} }));
export const enableTarget = (targetId: string) =>
  answered(operations.webhookTargets.enable({ params: { targetId }, headers: {} }));
export const startRotation = () => answered(operations.webhookSecretRotations.start());
export const endRotation = () => answered(operations.webhookSecretRotations.end());

/** What is edited is read anew each time. */
export const settingsQuery = queryOptions({
  queryKey: ['webhook-settings'],
  queryFn: () => answered(operations.webhookSettings.get()),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});

export const replaceSettings = (body: WebhookSettingsUpdate) =>
  answered(operations.webhookSettings.replace({ body }));
