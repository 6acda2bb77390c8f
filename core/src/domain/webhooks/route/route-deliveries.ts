import type { WebhookConfig } from '@credence/contract';
import { openJson } from '../../../platform/database/sealed.ts';
import type { Context } from '../../context/context.ts';
import { orderWebhookCell } from '../../entities/order-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import type { WebhookDeliveryRow, WebhookEventRow } from '../../entities/webhook-entities.ts';
import { newDelivery } from './new-delivery.ts';
import { normalizeWebhookConfig, routeEvent, withEscalation } from './targets.ts';

/** Where the configurations that speak for an event are found. */
export type RoutingSubject = Pick<LockedSearch, 'config'> & {
  order: Pick<LockedSearch['order'], 'id' | 'webhookConfig'>;
};

/** An event that is to be delivered. */
export interface RoutedEvent extends Pick<WebhookEventRow, 'id' | 'event' | 'searchType'> {
  /** Whether it asks a person to act: the escalation webhook is told too. */
  asksPerson: boolean;
}

/** The deliveries of an event, by the configuration of this moment: one for each target, or one without. */
export function routeDeliveries(
  context: Context,
  { order, config }: RoutingSubject,
  event: RoutedEvent,
  cause: { trigger: 'FIRST' | 'REDELIVERY'; at: Date },
): WebhookDeliveryRow[] {
  const orderConfig = order.webhookConfig
    ? openJson<WebhookConfig>(context.cipher, orderWebhookCell(order.id), order.webhookConfig)
    : null;
  const normalize = (input?: WebhookConfig | null) => (input ? normalizeWebhookConfig(input) : null);
  const sources = {
    override: normalize(config.notifications.webhookOverride),
    order: normalize(orderConfig),
    organization: normalize(context.organization.webhookConfig),
  };
  const configured = routeEvent(sources, event);
  const { webhookUrl } = config.escalation;
  const route = webhookUrl && event.asksPerson ? withEscalation(configured, sources, webhookUrl) : configured;
  const start = { eventId: event.id, retryAttempts: route.retryAttempts, ...cause };
  if (route.deliveries.length === 0) return [newDelivery(context, start, null)];
  return route.deliveries.map((to) =>
    newDelivery(context, start, to, to.endpointSource === 'type-specific' ? route.fallbacks : []),
  );
}
