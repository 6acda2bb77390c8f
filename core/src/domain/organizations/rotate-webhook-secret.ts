import { randomBytes } from 'node:crypto';
import { recordChange } from '../../platform/audit/record-change.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Conflict, Invalid } from '../../platform/errors.ts';
import { secretProblem } from '../../platform/network/signature.ts';
import type { Context } from '../context/context.ts';
import { changeWebhookConfig } from './change-webhook-config.ts';

export interface SecretRotation {
  /** The new secret; a random one when absent. */
  secret?: string | undefined;
  /** Goes on although a rotation is running: the older of its two secrets signs no more. */
  replaceRunning?: boolean | undefined;
  /** Hands the new secret over before it signs anything: when this throws, nothing is changed. */
  handOver?: ((rotated: RotatedSecret) => void) | undefined;
}

/** What a rotation came to. */
export interface RotatedSecret {
  secret: string;
  /** Whether there was one before, which signs too for now. */
  previousSecretKept: boolean;
}

/**
 * Gives an organization a new secret to sign its webhooks with. Until the rotation is ended, the one before signs too, so
 * that receivers can change over one by one. Events that were written before keep what they were written with.
 * @returns the new secret, which cannot be read again
 * @throws Invalid for a secret that is unusable or no new one, Conflict while a rotation is running
 */
export async function rotateWebhookSecret(
  context: Context,
  { secret = newSecret(), replaceRunning = false, handOver }: SecretRotation = {},
): Promise<RotatedSecret> {
  const problem = secretProblem(secret);
  if (problem) throw new Invalid([`secret ${problem}`]);
  return inTransaction(context, async (transaction) => {
    let previousSecretKept = false;
    await recordChange(context, transaction, 'organization.rotateWebhookSecret');
    await changeWebhookConfig(context, transaction, (config) => {
      const { secret: current, previousSecret, ...rest } = config ?? { enabled: true, retryAttempts: 3 };
      if (current === secret) throw new Invalid(['secret is the one that signs already']);
      if (previousSecret !== undefined && !replaceRunning) {
        throw new Conflict('A rotation of the webhook secret is running: end it first');
      }
      previousSecretKept = current !== undefined;
      return { ...rest, secret, ...(current === undefined ? {} : { previousSecret: current }) };
    });
    const rotated = { secret, previousSecretKept };
    handOver?.(rotated);
    return rotated;
  });
}

/** As the Standard Webhooks write a key of 32 bytes. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
