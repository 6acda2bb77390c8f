import { CredenceError } from '../errors.ts';
import {
  checkClassicSignature,
  checkStandardSignature,
  hasStandardSignature,
  type WebhookRequest,
  type WebhookVerificationReason,
} from './webhook-signatures.ts';
import type { WebhookEvent } from './webhook-types.ts';

/**
 * A webhook that must not be trusted.
 *
 * @example
 * if (error instanceof WebhookVerificationError) return new Response(error.reason, { status: 400 });
 */
export class WebhookVerificationError extends CredenceError {
  override name = 'WebhookVerificationError';
  /** Why, for your log. */
  readonly reason: WebhookVerificationReason;

  constructor(reason: WebhookVerificationReason) {
    super(EXPLANATIONS[reason]);
    this.reason = reason;
  }
}

const EXPLANATIONS: Record<WebhookVerificationReason, string> = {
  missing_signature: 'The webhook has no signature',
  malformed_signature: 'The signature headers of the webhook are malformed',
  wrong_signature: 'The signature does not match: wrong secret, or the body is not what was sent',
  timestamp_too_old: 'The webhook was signed too long ago: it may be a replay',
  timestamp_too_new: 'The webhook was signed in the future: check the clock',
  malformed_body: 'The body of the webhook is not a JSON object with an event',
};

/**
 * Which signatures of a delivery are right.
 *
 * @example
 * const check: SignatureCheck = await webhooks.checkSignatures({ body, headers, secret });
 * if (check.error) console.warn(check.error);
 */
export interface SignatureCheck {
  /** `X-Webhook-Signature` is right. */
  classic: boolean;
  /** The Standard Webhooks headers are right, and signed recently. */
  standard: boolean;
  /** What is wrong with those that are not; null when both are right. */
  error: string | null;
}

/**
 * How to verify a delivery.
 *
 * @example
 * const options: VerifyOptions = { body, headers, secret: [secret, newSecret], toleranceSeconds: 60 };
 * const event = await webhooks.verify(options);
 */
export interface VerifyOptions extends WebhookRequest {
  /**
   * Whether a delivery must carry the Standard Webhooks headers: true unless told otherwise. Only they sign the time,
   * so with `false` a captured delivery can be sent again later by leaving them out.
   */
  requireTimestamp?: boolean | undefined;
}

/**
 * Returns the event of a delivery that is genuine, else throws WebhookVerificationError. The Standard Webhooks headers
 * decide; where `requireTimestamp` is false and they are missing, `X-Webhook-Signature` does.
 *
 * @example
 * const event = await webhooks.verify({ body: await request.text(), headers: request.headers, secret });
 */
export async function verify(options: VerifyOptions): Promise<WebhookEvent> {
  const { body, headers, requireTimestamp = true } = options;
  const standard = requireTimestamp || hasStandardSignature(headers);
  const reason = await (standard ? checkStandardSignature(options) : checkClassicSignature(options));
  if (reason) throw new WebhookVerificationError(reason);
  const event = parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
  if (!event) throw new WebhookVerificationError('malformed_body');
  return event;
}

/**
 * Checks both kinds of signature side by side, for tools that show them.
 *
 * @example
 * const { classic, standard } = await webhooks.checkSignatures({ body, headers, secret });
 */
export async function checkSignatures(request: WebhookRequest): Promise<SignatureCheck> {
  const [classic, standard] = await Promise.all([
    checkClassicSignature(request),
    checkStandardSignature(request),
  ]);
  const problems = Object.entries({ 'X-Webhook-Signature': classic, 'Standard Webhooks': standard });
  const told = problems.flatMap(([scheme, reason]) => (reason ? [`${scheme}: ${EXPLANATIONS[reason]}`] : []));
  return { classic: classic === null, standard: standard === null, error: told.join('; ') || null };
}

function parse(text: string): WebhookEvent | null {
  try {
    const event: unknown = JSON.parse(text);
    const isEvent =
      typeof event === 'object' && event !== null && 'event' in event && typeof event.event === 'string';
    return isEvent ? (event as WebhookEvent) : null;
  } catch {
    return null;
  }
}
