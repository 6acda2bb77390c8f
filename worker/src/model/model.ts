import { boundedFetch, type Core, ModelAnswer, type ModelQuestion, type WorkerConfig } from '@credence/core';
import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import { restAfterFailures } from '../rest-after-failures.ts';
import { ANSWER_FORMAT, messagesFor } from './prompt.ts';

/** What a model has said, or why it has said nothing of use. */
export type ModelOutcome = { kind: 'answered'; answer: ModelAnswer } | { kind: 'failed'; reason: string };

/** A model that reads what the rules leave open. */
export interface Model {
  /** Whether it is left alone at the moment, as it has not answered lately. */
  isResting(): boolean;
  /** Whatever the model does is an outcome; this does not throw for it. */
  read(question: ModelQuestion): Promise<ModelOutcome>;
}

type ModelConfig = Required<Pick<WorkerConfig, 'MODEL_URL' | 'MODEL_NAME'>> &
  Pick<WorkerConfig, 'MODEL_API_KEY' | 'MODEL_TIMEOUT_SECONDS'>;

const MAX_BODY_BYTES = 64 * 1024;
const MAX_TOKENS = 2_000;

/** The model that the deployment has configured. */
export function openModel(
  { MODEL_URL: baseURL, MODEL_NAME: model, MODEL_API_KEY, MODEL_TIMEOUT_SECONDS }: ModelConfig,
  { clock }: Pick<Core, 'clock'>,
): Model {
  const timeout = MODEL_TIMEOUT_SECONDS * 1_000;
  const client = new OpenAI({
    // Nothing is taken from the environment but our own settings.
    baseURL,
    apiKey: MODEL_API_KEY ?? 'none',
    organization: null,
    project: null,
    logLevel: 'off',
    timeout,
    maxRetries: 0,
    fetch: boundedFetch(MAX_BODY_BYTES),
    fetchOptions: { redirect: 'error' },
  });
  const rest = restAfterFailures(() => clock.now().getTime());
  return {
    isResting: rest.isResting,
    async read(question) {
      const outcome = await completionOf(() =>
        client.chat.completions.create(
          {
            model,
            temperature: 0,
            max_tokens: MAX_TOKENS,
            store: false,
            messages: messagesFor(question),
            response_format: ANSWER_FORMAT,
          },
          // Of the whole answer: the client's own time-out ends with its head.
          { signal: AbortSignal.timeout(timeout) },
        ),
      );
      rest.note(outcome.kind === 'answered' || outcome.reason === UNUSABLE);
      return outcome;
    },
  };
}

const UNUSABLE = 'its answer could not be understood';

async function completionOf(ask: () => Promise<OpenAI.ChatCompletion>): Promise<ModelOutcome> {
  try {
    return answerIn(await ask());
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
}

/** An endpoint may say anything at all. */
function answerIn(completion: Partial<OpenAI.ChatCompletion> | null): ModelOutcome {
  const content = completion?.choices?.[0]?.message?.content;
  const parsed = ModelAnswer.safeParse(typeof content === 'string' ? jsonIn(content) : null);
  return parsed.success ? { kind: 'answered', answer: parsed.data } : { kind: 'failed', reason: UNUSABLE };
}

function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/** Never the endpoint's own words, which may quote the letter. */
function reasonOf(error: unknown): string {
  if (error instanceof APIConnectionTimeoutError) return 'it took too long';
  if (error instanceof APIError && error.status !== undefined)
    return `it answered with status ${error.status}`;
  if (error instanceof SyntaxError || error instanceof TypeError) return UNUSABLE;
  return error instanceof Error && /abort/i.test(error.name + error.message)
    ? 'it took too long'
    : 'it could not be reached';
}
