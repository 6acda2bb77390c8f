import { listCloseoutEvents } from '@credence/core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { historyOf, keepHistory, type RecordedStep } from './testing/delivery-history.ts';
import { expectSameEvent } from './testing/expect-same-event.ts';
import { buildHarness, type Harness } from './testing/harness.ts';
import { liveThrough } from './testing/live-through.ts';
import { oneEvent } from './testing/one-event.ts';
import type { Receiver } from './testing/receiver.ts';
import { RECEIVER_CASES, type ReceiverCase } from './testing/receiver-cases.ts';

const SECRET = 'a plain secret';
/** The pause after each attempt, in seconds; each up to a fifth longer. */
const SCHEDULE = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, 86_400];
const JITTER = 1.2;

interface Lived {
  receiver: Receiver;
  searchId: string;
}

let harness: Harness;
let elsewhere: Receiver;
const lived = new Map<ReceiverCase, Lived>();
let history: Map<string, RecordedStep[]>;

beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
  await keepHistory(harness.test);
  elsewhere = await harness.receiver();
  for (const receiverCase of RECEIVER_CASES) lived.set(receiverCase, await prepare(receiverCase));
  await harness.start({ limits: { httpTimeoutMs: 3_000 } });
  await liveThrough(harness);
  history = await historyOf(harness.test);
}, 180_000);
afterAll(() => harness.close());

async function prepare({ answers, retryAttempts = 3, reach }: ReceiverCase): Promise<Lived> {
  const receiver = await harness.receiver((count) => {
    const given = answers[Math.min(count, answers.length - 1)] ?? 200;
    return typeof given === 'number' && given >= 300 && given < 400
      ? { status: given, headers: { Location: elsewhere.url } }
      : given;
  });
  if (reach === 'down') await receiver.down();
  const url = reach === 'https' ? receiver.url.replace('http:', 'https:') : receiver.url;
  const { searchId } = await oneEvent(harness, {
    secret: SECRET,
    retryAttempts,
    closeoutEndpoints: { EMPLOYMENT: url },
  });
  return { receiver, searchId };
}

interface Outcome {
  deliveryId: string;
  status: string;
  eventStatus: string;
  attempts: string[];
  attemptedAt: Date[];
  /** As the attempts themselves say: why each was made, and when the next one was to follow. */
  triggers: string[];
  nextAttemptAt: (Date | null)[];
}

async function outcomeOf({ searchId }: Lived): Promise<Outcome> {
  const attempts = 'from webhook_attempts a where a.delivery_id = d.id order by a.attempt_number';
  const rows = await harness.test.sql<Outcome>(
    `select d.id as "deliveryId", d.status, e.delivery_status as "eventStatus",
        array(select coalesce(a.response_status::text, a.error_class) ${attempts}) as attempts,
        array(select a.attempted_at ${attempts}) as "attemptedAt",
        array(select a.trigger ${attempts}) as triggers,
        array(select a.next_attempt_at ${attempts}) as "nextAttemptAt"
      from webhook_deliveries d join webhook_events e on e.id = d.event_id where e.search_id = $1`,
    [searchId],
  );
  expect(rows).toHaveLength(1);
  const [outcome] = rows;
  if (!outcome) throw new Error('There is no delivery');
  return outcome;
}

function livedBy(receiverCase: ReceiverCase): Lived {
  const found = lived.get(receiverCase);
  if (!found) throw new Error(`${receiverCase.receiver} was not lived through`);
  return found;
}

function caseOf(name: string): ReceiverCase {
  const found = RECEIVER_CASES.find(({ receiver }) => receiver === name);
  if (!found) throw new Error(`There is no receiver that ${name}`);
  return found;
}

/** The next attempt lies where the schedule puts it, unless the receiver asked for more. */
function expectPause({ recordedAt, nextAttemptAt, attempt }: RecordedStep, asked?: number | Date): void {
  if (asked instanceof Date) {
    expect(nextAttemptAt).toEqual(asked);
    return;
  }
  const least = SCHEDULE[attempt - 1] ?? Number.NaN;
  const seconds = ((nextAttemptAt?.getTime() ?? 0) - recordedAt.getTime()) / 1_000;
  expect(seconds).toBeGreaterThanOrEqual(Math.max(least, asked ?? 0));
  // A pause has whole milliseconds.
  expect(seconds).toBeLessThanOrEqual(Math.max(least * JITTER + 0.001, asked ?? 0));
}

describe.each(RECEIVER_CASES)('a receiver that $receiver', (receiverCase) => {
  const { attempts, status, asked, reach } = receiverCase;

  it(`is tried ${attempts.length} times: ${status}`, async () => {
    expect(await outcomeOf(livedBy(receiverCase))).toMatchObject({ status, eventStatus: status, attempts });
  });

  it('is tried when the schedule says so, and not before', async () => {
    const { deliveryId, attemptedAt, triggers, nextAttemptAt } = await outcomeOf(livedBy(receiverCase));
    const steps = history.get(deliveryId) ?? [];
    expect(steps.map((step) => step.status)).toEqual([...attempts.slice(1).map(() => 'PENDING'), status]);
    for (const [index, step] of steps.slice(0, -1).entries()) {
      expectPause(step, asked?.[index]);
      expect(attemptedAt[index + 1]?.getTime()).toBeGreaterThanOrEqual(step.nextAttemptAt?.getTime() ?? 0);
    }
    expect(steps.at(-1)?.nextAttemptAt).toBeNull();
    expect(nextAttemptAt).toEqual(steps.map((step) => step.nextAttemptAt));
    // A receiver that failed often is probed.
    expect(triggers.slice(0, 5)).toEqual(['FIRST', ...attempts.slice(1, 5).map(() => 'RETRY')]);
  });

  it(reach ? 'gets nothing to read' : 'gets one event, the same bytes each time, signed anew', () => {
    const { requests } = livedBy(receiverCase).receiver;
    expect(requests).toHaveLength(reach ? 0 : attempts.length);
    if (!reach) expectSameEvent(requests, SECRET);
  });
});

describe('when all is over', () => {
  it('nobody was asked where a receiver redirected to', () => {
    expect(elsewhere.connections()).toBe(0);
  });

  it('no connection is still open', () => {
    expect([...lived.values()].map(({ receiver }) => receiver.waiting())).toEqual(
      RECEIVER_CASES.map(() => 0),
    );
  });

  it('at most a KiB is kept of what receivers said', async () => {
    const { events } = await listCloseoutEvents(harness.context, { page: 1, limit: 100 });
    const kept = (name: string) => {
      const { searchId } = livedBy(caseOf(name));
      const attempt = events.find((event) => event.searchId === searchId)?.attempts[0];
      return Buffer.byteLength(attempt?.responseBody ?? '');
    };
    expect(kept('sends without end')).toBe(1_024);
    expect(kept('sends a gzip bomb')).toBeGreaterThan(0);
    expect(kept('sends a gzip bomb')).toBeLessThanOrEqual(1_024);
  });
});
