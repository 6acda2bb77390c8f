import type { TargetPlace, WebhookConfig, WebhookSettings } from '@credence/contract';
import type { Cipher } from '../../platform/database/encryption.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openJson } from '../../platform/database/sealed.ts';
import type { Context } from '../context/context.ts';
import { webhookConfigCell } from '../context/find-organization.ts';
import { OrganizationEntity } from '../context/organization-entity.ts';
import { normalizeWebhookConfig, type WebhookTarget } from '../webhooks/route/targets.ts';
import { urlWithoutSecrets } from '../webhooks/route/without-secrets.ts';
import { settingsVersion } from './settings-version.ts';

/** A target with its place in the configuration. */
export type PlacedTarget = WebhookTarget & { place: TargetPlace };

/** The targets of a configuration, in the order in which settings list them. */
export function placedTargets(config: WebhookConfig | null): PlacedTarget[] {
  if (!config) return [];
  const { closeoutEndpoints, fallbackEndpoints } = normalizeWebhookConfig(config);
  const at = (place: TargetPlace, targets: readonly WebhookTarget[] = []) =>
    targets.map((target) => ({ ...target, place }));
  return [
    ...at('EMPLOYMENT', closeoutEndpoints.EMPLOYMENT),
    ...at('EDUCATION', closeoutEndpoints.EDUCATION),
    ...at('FALLBACK', fallbackEndpoints),
  ];
}

/** The webhook configuration of an organization as it stands at this moment, to be edited: no secret is in it. */
export const readWebhookSettings = (context: Context): Promise<WebhookSettings> =>
  inTransaction(context, async ({ manager }) => {
    const { id } = context.organization;
    const { webhookConfig: sealed } = await manager.findOneByOrFail(OrganizationEntity, { id });
    const config = sealed && openJson<WebhookConfig>(context.cipher, webhookConfigCell(id), sealed);
    return shownSettings(context.cipher, config);
  });

/** A webhook configuration without its secrets. */
export function shownSettings(cipher: Cipher, config: WebhookConfig | null): WebhookSettings {
  const { enabled, retryAttempts } = normalizeWebhookConfig(config ?? {});
  return {
    version: settingsVersion(cipher, config),
    enabled,
    retryAttempts,
    targets: placedTargets(config).map(({ place, url, headers, basicAuth, secret, events, searchTypes }) => ({
      place,
      url: urlWithoutSecrets(url),
      headers: Object.keys(headers),
      hasBasicAuth: basicAuth !== null,
      hasSecret: secret !== null,
      events: events ?? [],
      searchTypes: searchTypes ?? [],
    })),
  };
}
