import { setTimeout as delay } from 'node:timers/promises';
import type { contract } from '@credence/contract';
import { type Context, readTestEvent, sendTestEvent, type TestedTarget } from '@credence/core';
import type { Response } from 'express';
import { contextOf } from '../../http/context.ts';
import { presentAttempt } from '../../presenters/present-closeout-event.ts';
import type { Route } from '../route.ts';
import { asRunningTest } from './running-tests.ts';

/** An attempt takes 15 seconds at most, and a worker some time to begin. */
const WAIT_MS = 20_000;
/** The pause doubles: most receivers answer at once, and one that hangs is not worth so many looks. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/** @param waitMs how long a caller waits for the outcome */
export const sendWebhookTestRoute =
  (waitMs = WAIT_MS): Route<typeof contract.webhookTests.send> =>
  async ({ body, res }) => {
    const context = contextOf(res);
    const { eventId, targets } = await asRunningTest(context.organization.id, async () => {
      const sent = await sendTestEvent(context, body);
      return { ...sent, targets: await outcomeOf(context, sent.eventId, res, waitMs) };
    });
    return {
      status: 200,
      body: {
        success: targets.every(({ deliveryStatus }) => deliveryStatus === 'DELIVERED'),
        eventId,
        deliveries: targets.map((target) => ({ ...target, attempts: target.attempts.map(presentAttempt) })),
      },
    };
  };

/** Waits for the worker, as long as the caller does. */
async function outcomeOf(
  context: Context,
  eventId: string,
  res: Response,
  waitMs: number,
): Promise<TestedTarget[]> {
  const end = performance.now() + waitMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const targets = await readTestEvent(context, { eventId });
    const pending = targets.some(({ deliveryStatus }) => deliveryStatus === 'PENDING');
    const left = end - performance.now();
    if (!pending || left <= 0 || res.destroyed) return targets;
    await delay(Math.min(pause, left));
  }
}
