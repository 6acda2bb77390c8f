import { randomUUID } from 'node:crypto';
import { CHANNELS, type Channel, type InboundNotification } from '@credence/contract';
import type { Context } from '../domain/context/context.ts';
import { processInbound } from '../domain/inbound/decide/process-inbound.ts';
import { readVerifierForm } from '../domain/inbound/receive/read-verifier-form.ts';
import { receiveNotification } from '../domain/inbound/receive/receive-notification.ts';
import { submitVerifierAnswers } from '../domain/inbound/receive/submit-verifier-answers.ts';
import { researchSearch } from '../domain/outbounds/plan/research-search.ts';
import { scheduleOutreach } from '../domain/outbounds/plan/schedule-outreach.ts';
import { type ClaimedOutbound, claimOutbound } from '../domain/outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../domain/outbounds/send/record-outbound.ts';
import type { SendOutcome } from '../domain/outbounds/send/send-outcome.ts';
import type { VerifierAnswers } from '../domain/records/verifier-form.ts';
import { readSearch } from '../domain/searches/read-searches.ts';
import {
  confirmAll,
  type FakeClock,
  type OrderedSearch,
  orderSearch,
  researchAsBefore,
  type TestCore,
} from './index.ts';

/** The life of one search, played step by step; each step remembers where the search stands after it. */
export interface Story extends OrderedSearch {
  /** In which the client acts. */
  client: Context;
  /** In which a worker acts. */
  worker: Context;
  /** Runs something that happens to the search. */
  step(happens: () => Promise<unknown>): Promise<void>;
  research(channelsAvailable?: readonly Channel[]): Promise<void>;
  /** As a worker of 0.1.0 does it, in two jobs. */
  researchAsBefore(): Promise<void>;
  plan(): Promise<void>;
  /** Sends the attempt that is due next, at its time. */
  send(outcome?: SendOutcome): Promise<void>;
  /** The contact who was asked last answers on the verifier page. */
  answer(change?: Partial<VerifierAnswers>): Promise<void>;
  /** A message about the search comes in, and is read. */
  message(type: NonNullable<InboundNotification['classification']>['type'], text?: string): Promise<void>;
  /** Reads what came in and was not read. */
  read(): Promise<void>;
  /** Where the search stood after each step: phase, what it waits for, and when it goes on. */
  steps: string[];
  /** The history: kind, actor and description of each entry. */
  activities(): Promise<string[]>;
}

interface Stage {
  test: TestCore;
  clock: FakeClock;
}

/** Begins the life of a search that is ordered now. */
export async function tellStory({ test, clock }: Stage, overrides: object): Promise<Story> {
  const client = await test.organization();
  const worker: Context = { ...client, actor: 'SYSTEM' };
  const ids = await orderSearch(client, { ...overrides });
  const steps: string[] = [];
  let asked: ClaimedOutbound | undefined;

  const sent: SendOutcome = { kind: 'sent' };
  async function step(happens: () => Promise<unknown>): Promise<void> {
    await happens();
    const { phase, waitingFor, nextActionAt } = (await readSearch(worker, ids)).search;
    const until = nextActionAt ? ` | ${nextActionAt.toISOString().slice(0, 16)}` : '';
    steps.push(`${phase} | ${waitingFor ?? '-'}${until}`);
  }

  async function sendNext(outcome: SendOutcome): Promise<void> {
    const [due] = await test.sql<{ id: string; at: Date }>(
      `select id, scheduled_at as at from outbounds where search_id = $1 and status = 'SCHEDULED'
        order by scheduled_at, id limit 1`,
      [ids.searchId],
    );
    if (!due) throw new Error('There is nothing to send');
    if (due.at > clock.now()) clock.set(due.at);
    const claimed = await claimOutbound(worker, { ...ids, outboundId: due.id, jobId: randomUUID() });
    if (!claimed) throw new Error('The attempt cannot be claimed');
    asked = claimed;
    await recordOutbound(worker, claimed, outcome);
  }

  async function readAll(): Promise<void> {
    for (const { data } of await test.jobs('process-inbound', worker)) await processInbound(worker, data);
  }

  return {
    ...ids,
    client,
    worker,
    steps,
    step,
    research: (channelsAvailable = CHANNELS) =>
      step(() => researchSearch(worker, { ...ids, channelsAvailable })),
    researchAsBefore: () => step(() => researchAsBefore(test, worker, ids)),
    plan: () => step(() => scheduleOutreach(worker, { ...ids, channelsAvailable: CHANNELS })),
    send: (outcome = sent) => step(() => sendNext(outcome)),
    answer: (change = {}) =>
      step(async () => {
        const token = asked?.links.pageToken ?? '';
        const form = await readVerifierForm(test.core, token);
        await submitVerifierAnswers(test.core, token, { ...confirmAll(form), ...change });
      }),
    message: (type, text = 'Hello') =>
      step(async () => {
        await receiveNotification(client, {
          channel: 'EMAIL',
          messageData: { from: 'hr@contoso.example', subject: 'Re: Verification', body: { text } },
          classification: { type, confidence: 0.95, reasoning: '' },
          metadata: { searchId: ids.searchId, ...(asked ? { outboundId: asked.outbound.id } : {}) },
        });
        await readAll();
      }),
    read: () => step(readAll),
    async activities() {
      const { activities } = await readSearch(worker, ids);
      return activities.map(
        ({ activityType, actor, description }) => `${activityType} (${actor}) ${description}`,
      );
    },
  };
}
