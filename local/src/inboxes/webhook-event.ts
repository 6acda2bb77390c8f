/** What a check of the two signature schemes found; `error` says why one of them failed. */
export interface SignatureCheck {
  /** `X-Webhook-Signature`, over the body alone. */
  classic: boolean;
  /** `webhook-signature`, over id, timestamp and body. */
  standard: boolean;
  error: string | null;
}

/** Checks a request against every secret it may be signed with. Header names are in lower case. */
export type VerifySignatures = (input: {
  body: string;
  headers: Record<string, string>;
  secrets: string[];
}) => SignatureCheck | Promise<SignatureCheck>;

/** A webhook request as it came, and what was made of it. */
export interface ReceivedEvent {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The path it was posted to, with its query. */
  path: string;
  /** Names in lower case; a repeated header's values are joined by a comma and a space. */
  headers: Record<string, string>;
  /** As it came. */
  body: string;
  /** The body as JSON; null when it is none. */
  payload: unknown;
  /** `X-Event-Id`, the same on every attempt; `webhook-id` where there is none. */
  eventId: string | null;
  /** The event's name: the payload's `event`, else `X-Event-Type`. */
  event: string | null;
  notificationType: string | null;
  /** `X-Delivery-Attempt`, from 1. */
  attempt: number | null;
  signatures: SignatureCheck;
  /** The status this request was answered with. */
  answeredStatus: number;
}

/** What a request says about itself, apart from how it was received. */
export function describeEvent(
  body: string,
  headers: Record<string, string>,
): Pick<ReceivedEvent, 'payload' | 'eventId' | 'event' | 'notificationType' | 'attempt'> {
  const payload = parseJson(body);
  const attempt = Number(headers['x-delivery-attempt']);
  return {
    payload,
    eventId: headers['x-event-id'] || headers['webhook-id'] || null,
    event: textAt(payload, 'event') ?? headers['x-event-type'] ?? null,
    notificationType: textAt(property(payload, 'data'), 'notificationType'),
    attempt: Number.isInteger(attempt) ? attempt : null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

function textAt(value: unknown, name: string): string | null {
  const found = property(value, name);
  return typeof found === 'string' ? found : null;
}
