import {
  TARGET_PLACES,
  type TargetPlace,
  WebhookConfig,
  type WebhookSettings,
  type WebhookSettingsUpdate,
} from '@credence/contract';
import { recordChange } from '../../platform/audit/record-change.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Conflict, Invalid } from '../../platform/errors.ts';
import { targetUrlRules } from '../../platform/network/public-address.ts';
import type { Context } from '../context/context.ts';
import { enableTargets } from '../webhooks/deliver/disable-target.ts';
import { targetKey } from '../webhooks/route/frozen-target.ts';
import { checkTarget } from '../webhooks/route/target-rules.ts';
import { changeWebhookConfig } from './change-webhook-config.ts';
import { editedTarget, type Report } from './edited-target.ts';
import { settingsVersion } from './settings-version.ts';
import { placedTargets, shownSettings } from './webhook-settings.ts';

const MOST_OF_A_PLACE = 10;

/**
 * Puts the targets of an organization in the place of those it had. What a target leaves out it keeps of the one it was, so
 * that secrets need not be shown to be kept; the organization's own secret stays as it is.
 * @throws Invalid that names each wrong field, Conflict where the settings are not those that were read any more
 */
export function replaceWebhookSettings(
  context: Context,
  update: WebhookSettingsUpdate,
): Promise<WebhookSettings> {
  return inTransaction(context, async (transaction) => {
    const { cipher } = context;
    await recordChange(context, transaction, 'organization.replaceWebhookConfig');
    let shown = shownSettings(cipher, null);
    await changeWebhookConfig(context, transaction, (before) => {
      if (settingsVersion(cipher, before) !== update.version) {
        throw new Conflict('The settings were changed by another person meanwhile: read them again');
      }
      const after = configOf(context, update, before);
      shown = shownSettings(cipher, after);
      return after;
    });
    // A target that is named anew is meant to be used.
    const named = update.targets.flatMap(({ url }) => (url === undefined ? [] : [targetKey(cipher, url)]));
    await enableTargets(context, transaction, named);
    return shown;
  });
}

function configOf(
  { core }: Context,
  { enabled, retryAttempts, targets }: WebhookSettingsUpdate,
  before: WebhookConfig | null,
): WebhookConfig {
  const problems: string[] = [];
  const report: Report = (path, message) => problems.push(`${path.join('.')} ${message}`);
  const rules = targetUrlRules(core.config);
  const known = placedTargets(before);
  const edited = targets.map((edit, index) => {
    const path = ['targets', index];
    const target = editedTarget(edit, edit.from === null ? undefined : known[edit.from], path, report);
    // A configuration knows headers by their names, an edit by their places.
    const byPlace: Report = (at, message) => {
      const header = at[2] === 'headers' ? edit.headers.findIndex(({ name }) => name === at[3]) : -1;
      report(header < 0 ? at : [...path, 'headers', header, 'name'], message);
    };
    if (target) checkTarget(target, path, rules, byPlace);
    return { place: edit.place, target };
  });
  const at = (place: TargetPlace) =>
    edited.flatMap((entry) => (entry.place === place && entry.target ? [entry.target] : []));
  for (const place of TARGET_PLACES) {
    if (at(place).length > MOST_OF_A_PLACE)
      report(['targets'], `must be at most ${MOST_OF_A_PLACE} of a kind`);
  }
  if (problems.length > 0) throw new Invalid(problems);
  const config = WebhookConfig.safeParse({
    enabled,
    retryAttempts,
    secret: before?.secret,
    previousSecret: before?.previousSecret,
    closeoutEndpoints: { EMPLOYMENT: at('EMPLOYMENT'), EDUCATION: at('EDUCATION') },
    fallbackEndpoint: at('FALLBACK'),
  });
  // Each field was looked at: what is left is how much it is together.
  if (!config.success) throw new Invalid(['targets must be at most 20,000 characters of JSON together']);
  return withoutAbsent(config.data);
}

const withoutAbsent = (config: WebhookConfig): WebhookConfig => JSON.parse(JSON.stringify(config));
