import { setTimeout as delay } from 'node:timers/promises';
import type { contract } from '@credence/contract';
import { type Context, readTestEvent, sendTestEvent, type TestedTarget } from '@credence/core';
import type { Response } from 'express';
import { contextOf } from '../../http/context.ts';
import { presentAttempt } from '../../presenters/present-closeout-event.ts';
import type { Route } from '../route.ts';

/** An attempt takes 15 seconds at most, and a worker some time to begin. */
const WAIT_MS = 20_000;
const POLL_MS = 100;

export const sendWebhookTestRoute: Route<typeof contract.webhookTests.send> = async ({ body, res }) => {
  const context = contextOf(res);
  const { eventId } = await sendTestEvent(context, body);
  const targets = await outcomeOf(context, eventId, res);
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
async function outcomeOf(context: Context, eventId: string, res: Response): Promise<TestedTarget[]> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    const targets = await readTestEvent(context, { eventId });
    const pending = targets.some(({ deliveryStatus }) => deliveryStatus === 'PENDING');
    if (!pending || performance.now() > end || res.destroyed) return targets;
    await delay(POLL_MS);
  }
}
