import { recordChange } from '../../platform/audit/record-change.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Conflict } from '../../platform/errors.ts';
import type { Context } from '../context/context.ts';
import { changeWebhookConfig } from './change-webhook-config.ts';

/**
 * Ends the rotation of an organization's webhook secret: events from now on are signed with the new one alone.
 * @throws Conflict when none is running
 */
export function endWebhookSecretRotation(context: Context): Promise<void> {
  return inTransaction(context, async (transaction) => {
    await recordChange(context, transaction, 'organization.endWebhookSecretRotation');
    await changeWebhookConfig(context, transaction, (config) => {
      if (!config || config.previousSecret === undefined) {
        throw new Conflict('No rotation of the webhook secret is running');
      }
      const { previousSecret, ...rest } = config;
      return rest;
    });
  });
}
