import { type Context, type Jobs, keepModelAnswer, processInbound, takeModelQuestion } from '@credence/core';
import type { Handler } from '../queue/running-job.ts';
import type { WorkerParts } from '../worker-parts.ts';
import { contextOfJob } from './context-of-job.ts';

type Parts = Pick<WorkerParts, 'core' | 'logger' | 'model'>;

/**
 * Decides what a message does. Where the organization allows it, a model first reads what the rules left open in a mail;
 * whatever becomes of that, the message is processed.
 */
export function inbound(parts: Parts): Handler<'process-inbound'> {
  return async ({ data }) => {
    const context = await contextOfJob(parts, data);
    await askModel(parts, context, data);
    await processInbound(context, data);
  };
}

async function askModel(
  { model, logger }: Parts,
  context: Context,
  data: Jobs['process-inbound'],
): Promise<void> {
  if (!model || model.isResting()) return;
  const question = await takeModelQuestion(context, data);
  if (!question) return;
  const outcome = await model.read(question);
  if (outcome.kind === 'answered') await keepModelAnswer(context, data, outcome.answer);
  const reason = outcome.kind === 'failed' ? { reason: outcome.reason } : {};
  logger.info({ ...data, result: outcome.kind, ...reason }, 'Mail read by a model');
}
