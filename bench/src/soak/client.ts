import { setTimeout as pause } from 'node:timers/promises';
import { orderBody } from '../order-body.ts';
import type { AcknowledgedOrder } from '../rules/orders.ts';

/**
 * What becomes of an order.
 * - `cancelled`: by the client, at once; `answered`: by a simulated verifier
 * - `asked`: of a contact who never answers, until its SLA; `released`: likewise, with a signed release
 * - `long`: likewise, but its SLA is days away
 */
export type OrderKind = 'cancelled' | 'answered' | 'asked' | 'released' | 'long';

/** A request that did not get an answer. */
export interface Failure {
  row: string;
  words: string;
}

/** A client that orders: keeps a journal, and repeats under the same key what was not answered. */
export interface Client {
  /** @returns the client's name for the order, once it is acknowledged */
  place(row: string, kind: OrderKind, url?: string): Promise<string>;
  /** Sends one order, under one key, so often at once. @returns the statuses of the answers, and the ids in them */
  placeAtOnce(row: string, times: number): Promise<{ statuses: number[]; orderIds: Set<string> }>;
  /** In the order of their answers. */
  orders: AcknowledgedOrder[];
  failures: Failure[];
  /** Requests that wait for their answer. */
  inFlight(): number;
}

interface Options {
  /** Of the servers that there are. */
  servers: () => readonly string[];
  token: string;
  secret: string;
  receivers: readonly string[];
  /** Called with the address of a contact before it is asked. */
  onContact: (address: string) => void;
}

/** Longer than any fault lasts. */
const GIVE_UP_MS = 180_000;
const REQUEST_MS = 20_000;
const AGAIN_MS = 200;
/** Enough for whatever a receiver does short of refusing. */
const RETRIES = 10;
export const SLA_MINUTES = 2;
const LONG_SLA_MINUTES = 10_000;
const ATTEMPTS = { maxAttemptsPerMethod: 2, maxTotalAttempts: 2 };
export const CAPS = { config: { outbound: ATTEMPTS } };
const PDF = Buffer.from(`%PDF-1.4\n${'% a signed release\n'.repeat(100)}%%EOF`).toString('base64');

export function createClient({ servers, token, secret, receivers, onContact }: Options): Client {
  const orders: AcknowledgedOrder[] = [];
  const failures: Failure[] = [];
  let named = 0;
  let turns = 0;
  let inFlight = 0;

  async function send(row: string, method: string, path: string, key: string, body?: object) {
    const urls = servers();
    const url = urls[turns++ % urls.length];
    inFlight += 1;
    try {
      const answer = await fetch(`${url}/background-check/v1/orders${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          ...(body ? { 'Idempotency-Key': key } : {}),
        },
        signal: AbortSignal.timeout(REQUEST_MS),
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, answer: (await answer.json()) as Record<string, unknown> };
    } catch (error) {
      const { message, cause } = error as Error;
      failures.push({ row, words: `${method} ${message} ${(cause as { code?: string })?.code ?? ''}` });
      return undefined;
    } finally {
      inFlight -= 1;
    }
  }

  /** @throws when it is refused, or not answered for too long */
  async function insist(row: string, method: string, path: string, key: string, body?: object) {
    const end = performance.now() + GIVE_UP_MS;
    for (;;) {
      const sent = await send(row, method, path, key, body);
      if (sent && sent.status < 300) return sent.answer;
      const mayRepeat = !sent || sent.status === 409 || sent.status === 429 || sent.status >= 500;
      if (sent?.status === 500) failures.push({ row, words: '500' });
      if (!mayRepeat || performance.now() > end) {
        const what = sent
          ? `was answered ${JSON.stringify(sent)}`
          : `was not answered: ${failures.at(-1)?.words}`;
        throw new Error(`${method} /orders${path} ${what}`);
      }
      await pause(AGAIN_MS);
    }
  }

  function bodyOf(externalSearchId: string, kind: OrderKind, url: string) {
    const body = orderBody(url);
    const email = kind === 'answered' ? 'verified@simulator.test' : `${externalSearchId}@contoso.example`;
    if (kind !== 'answered') onContact(email);
    const searchConfig = {
      research: { skipResearch: true },
      timing: {
        respectHolidays: false,
        searchSlaMinutes: kind === 'long' ? LONG_SLA_MINUTES : SLA_MINUTES,
        businessHours: { timezone: 'UTC', startTime: '00:00', endTime: '23:59', allowedDays: EVERY_DAY },
      },
      outbound: { ...ATTEMPTS, followUpMinutes: 1, contactHints: [{ email, priority: 'HIGH' }] },
    };
    return {
      ...body,
      applicant: { ...body.applicant, ...(kind === 'released' ? { signedReleaseFileUrl: PDF } : {}) },
      searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId, searchConfig }],
      webhookConfig: { ...body.webhookConfig, secret, retryAttempts: RETRIES },
    };
  }

  const nextName = (row: string) => `${row}-${named++}`;
  const receiverOf = (count: number) => receivers[1 + (count % (receivers.length - 1))] ?? '';

  return {
    orders,
    failures,
    inFlight: () => inFlight,
    async place(row, kind, url = receiverOf(named)) {
      const externalSearchId = nextName(row);
      const answer = await insist(row, 'POST', '', externalSearchId, bodyOf(externalSearchId, kind, url));
      const orderId = String(answer.verificationOrderId);
      orders.push({ orderId, externalSearchId });
      if (kind === 'cancelled') await insist(row, 'DELETE', `/${orderId}`, externalSearchId);
      return externalSearchId;
    },
    async placeAtOnce(row, times) {
      const externalSearchId = nextName(row);
      const body = bodyOf(externalSearchId, 'asked', receiverOf(named));
      const sending = Array.from({ length: times }, () => send(row, 'POST', '', externalSearchId, body));
      const answers = (await Promise.all(sending)).filter((sent) => sent !== undefined);
      const made = answers.filter(({ status }) => status === 201);
      const orderIds = new Set(made.map(({ answer }) => String(answer.verificationOrderId)));
      for (const orderId of orderIds) orders.push({ orderId, externalSearchId });
      return { statuses: answers.map(({ status }) => status), orderIds };
    },
  };
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** The row of the soak whose order it is. */
export const rowOf = (externalSearchId: string): string => externalSearchId.replace(/-\d+$/, '');
