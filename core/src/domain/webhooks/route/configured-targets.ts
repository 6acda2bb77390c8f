import type { WebhookConfig } from '@credence/contract';
import type { Context } from '../../context/context.ts';
import { targetKey } from './frozen-target.ts';
import { normalizeWebhookConfig } from './targets.ts';

/** Names of all targets of a configuration, whatever they filter. */
export function configuredTargets(
  { cipher }: Pick<Context, 'cipher'>,
  config: WebhookConfig | null,
): string[] {
  if (!config) return [];
  const { closeoutEndpoints, fallbackEndpoints } = normalizeWebhookConfig(config);
  const targets = [...Object.values(closeoutEndpoints).flat(), ...fallbackEndpoints];
  return targets.map(({ url }) => targetKey(cipher, url));
}
