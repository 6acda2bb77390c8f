import {
  type Context,
  type Lead,
  lookUpSchools,
  type ProviderAnswer,
  researchQuestions,
  researchSearch,
  stateOf,
} from '@credence/core';
import type { Handler } from '../queue/running-job.ts';
import type { WorkerParts } from '../worker-parts.ts';
import { contextOfJob } from './context-of-job.ts';

type Parts = Pick<WorkerParts, 'core' | 'logger' | 'channels' | 'research' | 'websites' | 'webSearch'>;

/**
 * Finds whom to ask, and plans it. Where websites or a research provider could add something, they are asked first, outside any
 * transaction; a job that runs twice asks the same questions under the same ids.
 */
export function research(parts: Parts): Handler<'research-search'> {
  return async ({ data }) => {
    const context = await contextOfJob(parts, data);
    const answers = await ask(parts, context, data);
    await researchSearch(context, { ...data, answers, channelsAvailable: parts.channels.available() });
  };
}

async function ask(
  parts: Parts,
  context: Context,
  data: { organizationId: string; searchId: string },
): Promise<ProviderAnswer[]> {
  const known = await lookUpSchools(context, await researchQuestions(context, data));
  const leads = await Promise.all(known.map((lead) => withWebsite(parts, lead)));
  const answers = (await Promise.all(leads.map((lead) => answersTo(parts, context, lead)))).flat();
  for (const answer of answers) {
    const reason = answer.kind === 'failed' ? { reason: answer.reason } : {};
    parts.logger.info({ ...data, source: answer.source, result: answer.kind, ...reason }, 'Research done');
  }
  return answers;
}

/** A website that a search has found has to name the state, as one that only the name of a school leads to. */
async function withWebsite({ webSearch, websites }: Parts, lead: Lead): Promise<Lead> {
  if (lead.website !== null || lead.answer !== null || !webSearch || !websites) return lead;
  const state = stateOf(lead.question.location ?? '');
  const website = state ? await webSearch.websiteOf(lead.question) : null;
  return website === null || !state ? lead : { ...lead, website, state };
}

/** In the order of trust: the pages of the school or employer itself, the list of institutions, the provider. */
async function answersTo(
  { research, websites }: Parts,
  context: Context,
  lead: Lead,
): Promise<ProviderAnswer[]> {
  const asked = await Promise.all([websites?.ask(context, lead), lead.answer, research?.ask(lead.question)]);
  return asked.filter((answer) => answer !== null && answer !== undefined);
}
