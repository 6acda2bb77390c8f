import { type Context, type ProviderAnswer, researchQuestions, researchSearch } from '@credence/core';
import type { Handler } from '../queue/running-job.ts';
import type { ResearchProvider } from '../research/research-provider.ts';
import type { WorkerParts } from '../worker.ts';
import { contextOfJob } from './context-of-job.ts';

type Parts = Pick<WorkerParts, 'core' | 'logger' | 'research'>;

/**
 * Finds whom to ask. Where a research provider could add something, it is asked first, outside any transaction; a job
 * that runs twice asks the same questions under the same ids.
 */
export function research(parts: Parts): Handler<'research-search'> {
  return async ({ data }) => {
    const context = await contextOfJob(parts, data);
    const answers = parts.research ? await ask(parts, parts.research, context, data) : [];
    await researchSearch(context, { ...data, answers });
  };
}

async function ask(
  { logger }: Parts,
  provider: ResearchProvider,
  context: Context,
  data: { organizationId: string; searchId: string },
): Promise<ProviderAnswer[]> {
  const questions = await researchQuestions(context, data);
  const answers = await Promise.all(questions.map((question) => provider.ask(question)));
  for (const answer of answers) {
    const reason = answer.kind === 'failed' ? { reason: answer.reason } : {};
    logger.info({ ...data, result: answer.kind, ...reason }, 'Research provider asked');
  }
  return answers;
}
