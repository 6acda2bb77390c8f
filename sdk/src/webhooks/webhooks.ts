import { signWebhook } from './sign-webhook.ts';
import { expressHandler, fetchHandler } from './webhook-handlers.ts';
import { checkSignatures, verify } from './webhook-verification.ts';

/**
 * Everything for a receiver of webhooks. It needs no client, only the secret.
 *
 * @example
 * const event = await webhooks.verify({ body: await request.text(), headers: request.headers, secret });
 * if (event.event === 'verification.completed') save(event.data.verificationResult);
 */
export const webhooks = { verify, checkSignatures, fetchHandler, expressHandler, sign: signWebhook };
