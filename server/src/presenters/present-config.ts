import type { SearchConfig, WebhookConfig } from '@credence/contract';

/** A configuration as the API shows it: without what only the sender of webhooks may know. */
export function presentConfig(config: SearchConfig): SearchConfig {
  const { webhookOverride, ...notifications } = config.notifications;
  if (!webhookOverride) return config;
  return {
    ...config,
    notifications: { ...notifications, webhookOverride: withoutSecrets(webhookOverride) },
  };
}

type Targets = NonNullable<WebhookConfig['fallbackEndpoint']>;
type Target = Exclude<Targets, unknown[]>;

function withoutSecrets({ secret, previousSecret, ...config }: WebhookConfig): WebhookConfig {
  const { closeoutEndpoints, fallbackEndpoint } = config;
  return {
    ...config,
    ...(closeoutEndpoints && {
      closeoutEndpoints: Object.fromEntries(
        Object.entries(closeoutEndpoints).map(([type, targets]) => [type, targets && bare(targets)]),
      ),
    }),
    ...(fallbackEndpoint && { fallbackEndpoint: bare(fallbackEndpoint) }),
  };
}

const bare = (targets: Targets): Targets =>
  Array.isArray(targets) ? targets.map(bareTarget) : bareTarget(targets);

function bareTarget(target: Target): Target {
  if (typeof target === 'string') return target;
  const { secret, previousSecret, basicAuth, headers, ...visible } = target;
  return visible;
}
