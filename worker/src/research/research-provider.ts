import {
  type Core,
  type ProviderAnswer,
  type ResearchQuestion,
  signatureHeaders,
  type WorkerConfig,
} from '@credence/core';
import type { HttpClient, HttpOutcome } from '../http-client.ts';
import { restAfterFailures } from '../rest-after-failures.ts';
import { readProviderResponse } from './provider-response.ts';

/** A service outside that knows whom to ask at an employer or school. */
export interface ResearchProvider {
  /** Whatever the provider does is an answer; this does not throw for it. */
  ask(question: ResearchQuestion): Promise<ProviderAnswer>;
}

type ProviderConfig = Pick<WorkerConfig, 'RESEARCH_PROVIDER_URL' | 'RESEARCH_PROVIDER_SECRET'>;

/** The provider that the deployment has configured; undefined where there is none. */
export function configuredProvider(
  { RESEARCH_PROVIDER_URL: url, RESEARCH_PROVIDER_SECRET: secret }: ProviderConfig,
  { core, http }: { core: Pick<Core, 'clock'>; http: HttpClient },
): ResearchProvider | undefined {
  if (url === undefined || secret === undefined) return undefined;
  const rest = restAfterFailures(() => core.clock.now().getTime());
  return {
    async ask(question) {
      if (rest.isResting()) return failed(question, 'it was not asked, as it has not answered lately');
      const { questionId, ...fields } = question;
      const body = Buffer.from(JSON.stringify({ id: questionId, ...fields }));
      const timestamp = Math.floor(core.clock.now().getTime() / 1_000);
      const headers = {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'User-Agent': 'Credence-Research/1',
        ...signatureHeaders({ eventId: questionId, timestamp, body, secrets: [secret] }),
      };
      const outcome = await http.send({ method: 'POST', url, headers, body });
      rest.note(outcome.kind === 'response' && outcome.status < 500);
      return answerOf(question, outcome);
    },
  };
}

const SOURCE = 'research_provider';

const failed = (question: ResearchQuestion, reason: string) =>
  ({ question, source: SOURCE, kind: 'failed', reason }) as const;

function answerOf(question: ResearchQuestion, outcome: HttpOutcome): ProviderAnswer {
  if (outcome.kind === 'error') return failed(question, outcome.message);
  const { status, truncated, body } = outcome;
  if (status === 204) {
    return {
      question,
      source: SOURCE,
      kind: 'answered',
      contacts: [],
      vendor: null,
      parentOrganization: null,
    };
  }
  if (status !== 200) return failed(question, `it answered with status ${status}`);
  const response = truncated ? null : readProviderResponse(body);
  return response
    ? { question, source: SOURCE, kind: 'answered', ...response }
    : failed(question, 'its answer could not be understood');
}
