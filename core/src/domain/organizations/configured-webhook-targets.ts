import {
  type EndpointSource,
  SEARCH_TYPES,
  type SearchType,
  WEBHOOK_EVENTS,
  type WebhookConfig,
  type WebhookEventName,
} from '@credence/contract';
import { normalizeWebhookConfig, type WebhookTarget } from '../webhooks/route/targets.ts';
import { urlWithoutSecrets } from '../webhooks/route/without-secrets.ts';

/** A target of a configuration, to show. */
export interface ConfiguredTarget {
  url: string;
  endpointSource: EndpointSource;
  /** Null for the fallback, which is for all. */
  searchType: SearchType | null;
  events: WebhookEventName[];
  isSigned: boolean;
}

/** The targets of an organization's configuration, without secrets. */
export function configuredTargetsOf(config: WebhookConfig | null): ConfiguredTarget[] {
  if (!config) return [];
  const { closeoutEndpoints, fallbackEndpoints, secret } = normalizeWebhookConfig(config);
  const shown =
    (endpointSource: EndpointSource, searchType: SearchType | null) =>
    (target: WebhookTarget): ConfiguredTarget => ({
      url: urlWithoutSecrets(target.url),
      endpointSource,
      searchType,
      events: [...(target.events ?? WEBHOOK_EVENTS)],
      isSigned: (target.secret ?? secret) !== null,
    });
  return [
    ...SEARCH_TYPES.flatMap((type) => (closeoutEndpoints[type] ?? []).map(shown('type-specific', type))),
    ...fallbackEndpoints.map(shown('fallback', null)),
  ];
}
