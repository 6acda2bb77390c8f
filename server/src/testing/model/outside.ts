import { CHANNELS } from '@credence/contract';
import type { SendOutcome } from '@credence/core';
import type { Channels } from '../../../../worker/src/channels/channel.ts';
import type { HttpClient, HttpOutcome, HttpRequest } from '../../../../worker/src/http-client.ts';

/** The process dies at this point: what was committed stays, and what would have followed does not happen. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** A message to a contact that went out. */
export interface SentMessage {
  outboundId: string;
  token: string;
}

/** A request that a receiver got, and what it answered. */
export interface ReceivedEvent {
  eventId: string;
  deliveryId: string;
  body: string;
  status: number;
}

/** Everything beyond the service: contacts and receivers, what they are to do, and what they saw. */
export interface Outside {
  channels: Channels;
  http: HttpClient;
  sent: SentMessage[];
  received: ReceivedEvent[];
  /** What comes of the next message; asked while it is being sent. */
  onMessage: (message: SentMessage) => Promise<SendOutcome>;
  /** The status that the next request is answered with; null breaks the connection. */
  onEvent: () => Promise<number | null>;
  /** Dies after the other side has what was sent, and before the worker could write that down. */
  dies: boolean;
}

export function createOutside(): Outside {
  const outside: Outside = {
    sent: [],
    received: [],
    dies: false,
    onMessage: async () => ({ kind: 'sent' }),
    onEvent: async () => 200,
    channels: {
      available: () => [...CHANNELS],
      get: () => ({
        carriesFiles: false,
        async send({ claimed: { outbound, links } }) {
          const message = { outboundId: outbound.id, token: links.pageToken };
          outside.sent.push(message);
          const outcome = await outside.onMessage(message);
          if (outside.dies) throw new Crash();
          return outcome;
        },
      }),
      sendReadBack: async () => ({ kind: 'sent' }),
      close: () => undefined,
    },
    http: {
      async send({ headers, body }: HttpRequest): Promise<HttpOutcome> {
        const status = await outside.onEvent();
        const timings = { dnsMs: null, connectMs: null, firstByteMs: null, totalMs: 1 };
        if (status === null) {
          return { kind: 'error', errorClass: 'CONNECT', message: 'Refused', timings, address: null };
        }
        outside.received.push({
          eventId: headers['X-Event-Id'] ?? '',
          deliveryId: headers['X-Delivery-Id'] ?? '',
          body: body?.toString() ?? '',
          status,
        });
        if (outside.dies) throw new Crash();
        const answer = { headers: {}, body: Buffer.from('seen'), truncated: false };
        return { kind: 'response', status, ...answer, timings, address: '203.0.113.7' };
      },
      close: async () => undefined,
    },
  };
  return outside;
}
