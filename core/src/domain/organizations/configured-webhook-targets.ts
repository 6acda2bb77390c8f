import {
  type EndpointSource,
  type SearchType,
  WEBHOOK_EVENTS,
  type WebhookConfig,
  type WebhookEventName,
} from '@credence/contract';
import { urlWithoutSecrets } from '../webhooks/route/without-secrets.ts';
import { placedTargets } from './webhook-settings.ts';

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
  return placedTargets(config).map(({ place, url, events, secret }) => ({
    url: urlWithoutSecrets(url),
    ...(place === 'FALLBACK'
      ? { endpointSource: 'fallback', searchType: null }
      : { endpointSource: 'type-specific', searchType: place }),
    events: [...(events ?? WEBHOOK_EVENTS)],
    isSigned: (secret ?? config?.secret) !== undefined,
  }));
}
