import { expect } from 'vitest';
import { deliver } from './deliver.ts';
import type { Harness } from './harness.ts';
import type { Job } from './jobs.ts';
import { learnAttempts, learnContacts, learnEscalation } from './learn.ts';
import { closeForAction, escalate, processMessage, research } from './life.ts';
import { byId, type Model, type ModelMessage, type ModelSearch, searchesOf } from './model.ts';
import { send } from './send.ts';
import { FAIR, type Weather } from './weather.ts';

/**
 * Lets a worker do a job, and the model what the specification says of it.
 * @param run how the job, or a part of it, gets to its handler; resolves to false when the worker died over it
 */
export async function work(
  model: Model,
  harness: Harness,
  job: Job,
  run: (job: Job) => Promise<boolean>,
  weather: Weather = FAIR,
): Promise<void> {
  switch (job.name) {
    case 'deliver-to-receiver':
      return deliver(harness, job, () => run(job), weather);
    case 'send-outbound':
      return sendEach(harness, searchOf(model, job), job, run, weather);
    case 'fetch-release':
      // The orders of the model have no release elsewhere.
      return expect.unreachable('A release was to be fetched');
    default:
      await run(job);
      await step(model, harness, job);
  }
}

/** Attempts that share a job, one after the other, until a worker dies over one. */
async function sendEach(
  harness: Harness,
  search: ModelSearch,
  job: Job<'send-outbound'>,
  run: (job: Job) => Promise<boolean>,
  weather: Weather,
): Promise<void> {
  const { along = [], ...data } = job.data;
  let isAlive = true;
  for (const outboundId of [data.outboundId, ...along]) {
    const part = { ...job, data: { ...data, outboundId } };
    const runPart = async () => {
      isAlive = await run(part);
      return isAlive;
    };
    await send(harness, search, part, runPart, weather);
    if (!isAlive) return;
  }
}

const searchOf = (model: Model, { data }: { data: { searchId: string } }): ModelSearch =>
  byId(searchesOf(model), data.searchId);

async function step(
  model: Model,
  harness: Harness,
  job: Exclude<Job, { name: 'deliver-to-receiver' | 'send-outbound' | 'fetch-release' }>,
): Promise<void> {
  const search = searchOf(model, job);
  const isOpen = search.status === 'IN_PROGRESS';
  switch (job.name) {
    case 'research-search':
      return learnResearch(harness, search);
    case 'process-inbound': {
      const message = model.messages.find(({ inboundId }) => inboundId === job.data.inboundId);
      if (!message) throw new Error('The model does not know the message of a job');
      return readMessage(model, harness, message);
    }
    case 'escalate-search':
      return callPerson(harness, search);
    case 'expire-search':
      return end(model, harness, search);
    case 'fail-search': {
      const { outboundId = '', along = [] } = job.data;
      for (const attempt of search.attempts)
        if ([outboundId, ...along].includes(attempt.id) && attempt.status === 'IN_PROGRESS')
          attempt.status = 'FAILED';
      if (isOpen) closeForAction(search, 'SYSTEM_FAILURE');
    }
  }
}

/** A message is read, by the door that it came by or by a worker. */
export async function readMessage(model: Model, harness: Harness, message: ModelMessage): Promise<void> {
  const { search } = message;
  const isOpen = search?.status === 'IN_PROGRESS';
  processMessage(model, message);
  // Others may be asked in place of a contact who has replied.
  if (search && isOpen) await learnAttempts(harness, search);
}

/** The sweeper has ended what was over, and called people where no contact has answered. */
export async function sweepSearches(model: Model, harness: Harness): Promise<void> {
  for (const search of searchesOf(model).filter(({ status }) => status === 'IN_PROGRESS')) {
    end(model, harness, search);
    if (search.status === 'IN_PROGRESS') await callPerson(harness, search);
  }
  model.sweptUntil = harness.clock.now().getTime();
}

function end(model: Model, { clock }: Harness, search: ModelSearch): void {
  if (search.status === 'IN_PROGRESS' && search.slaAt <= clock.now().getTime()) expire(model, search);
}

async function learnResearch(harness: Harness, search: ModelSearch): Promise<void> {
  if (search.phase === 'RESEARCH') await learnContacts(harness, search);
  const plans = research(search);
  const planned = await learnAttempts(harness, search);
  if (!plans) expect(planned, `attempts in ${search.phase}`).toBe(0);
}

/** What came in time counts, though it has not been read yet. */
function expire(model: Model, search: ModelSearch): void {
  for (const message of model.messages) {
    if (message.search === search && message.receivedAt <= search.slaAt) processMessage(model, message);
    if (search.status !== 'IN_PROGRESS') return;
  }
  closeForAction(search, 'SLA_REACHED');
}

async function callPerson(harness: Harness, search: ModelSearch): Promise<void> {
  if (await learnEscalation(harness, search)) escalate(search);
}
