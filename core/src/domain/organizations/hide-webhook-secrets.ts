import type { WebhookConfig } from '@credence/contract';
import { HIDDEN, urlWithoutSecrets } from '../webhooks/route/without-secrets.ts';

/** Texts that are no secret. */
const PLAIN: readonly string[] = ['events', 'searchTypes'];

/** Texts that are addresses to send to. */
const ADDRESSES: readonly string[] = ['url', 'fallbackEndpoint', 'EMPLOYMENT', 'EDUCATION'];

/**
 * A webhook configuration to show: every text that is not known to be harmless is hidden, so that a setting added later
 * is hidden until it is listed here.
 */
export const hideWebhookSecrets = (config: WebhookConfig): unknown => hide(config, 'webhookConfig');

/**
 * Paths at which a configuration has the mark in place of a value: it was shown, and is handed back as if it were whole.
 */
export function hiddenFields(value: unknown, path: string): string[] {
  if (typeof value === 'string') return isHidden(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => hiddenFields(inner, `${path}.${key}`));
}

/** Whether a text has the mark in place of a value. */
export const isHidden = (text: string): boolean =>
  [text, ...(URL.parse(text)?.searchParams.values() ?? [])].includes(HIDDEN);

function hide(value: unknown, name: string): unknown {
  if (typeof value === 'string') {
    if (ADDRESSES.includes(name)) return urlWithoutSecrets(value);
    return PLAIN.includes(name) ? value : HIDDEN;
  }
  if (Array.isArray(value)) return value.map((item) => hide(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hide(inner, key)]));
}
