import {
  type Core,
  chooseWebsite,
  type FoundPage,
  type ResearchQuestion,
  type WorkerConfig,
} from '@credence/core';
import { z } from 'zod';
import type { HttpClient } from '../http-client.ts';
import { restAfterFailures } from '../rest-after-failures.ts';

/** Searches the web for where an employer or school has its website. */
export interface WebSearch {
  /** Null where none was found that is surely theirs, and where the search fails: this does not throw for it. */
  websiteOf(question: ResearchQuestion): Promise<string | null>;
}

/** How a search engine is asked, and what it answers with. */
interface Form {
  parameters: Readonly<Record<string, string>>;
  keyHeader: string | null;
  results: z.ZodType<FoundPage[]>;
}

const page = z.object({ title: z.string(), url: z.string() });

/** As their makers document them. */
const FORMS: Record<WorkerConfig['WEB_SEARCH_FORM'], Form> = {
  brave: {
    parameters: { count: '10', result_filter: 'web' },
    keyHeader: 'X-Subscription-Token',
    results: z
      .object({ web: z.object({ results: z.array(page) }).optional() })
      .transform(({ web }) => web?.results ?? []),
  },
  searxng: {
    parameters: { format: 'json', categories: 'general' },
    keyHeader: null,
    results: z.object({ results: z.array(page) }).transform(({ results }) => results),
  },
};

type SearchConfig = Pick<WorkerConfig, 'WEB_SEARCH_URL' | 'WEB_SEARCH_FORM' | 'WEB_SEARCH_KEY'>;

const MOST_BYTES = 1_000_000;

/** The search that the deployment has configured; undefined where there is none. */
export function configuredSearch(
  { WEB_SEARCH_URL: endpoint, WEB_SEARCH_FORM: name, WEB_SEARCH_KEY: key }: SearchConfig,
  { core, http }: { core: Pick<Core, 'clock'>; http: HttpClient },
): WebSearch | undefined {
  if (endpoint === undefined) return undefined;
  const { parameters, keyHeader, results } = FORMS[name];
  const rest = restAfterFailures(() => core.clock.now().getTime());
  return {
    async websiteOf({ entityName, location }) {
      // A name alone is that of too many.
      if (location === null || rest.isResting()) return null;
      const url = new URL(endpoint);
      for (const [parameter, value] of Object.entries({ ...parameters, q: `${entityName} ${location}` }))
        url.searchParams.set(parameter, value);
      const headers = {
        Accept: 'application/json',
        'User-Agent': 'Credence-Research/1',
        ...(keyHeader && key ? { [keyHeader]: key } : {}),
      };
      const outcome = await http.send(
        { method: 'GET', url: url.href, headers },
        { maxBodyBytes: MOST_BYTES },
      );
      const isAnswered = outcome.kind === 'response' && outcome.status === 200 && !outcome.truncated;
      rest.note(isAnswered);
      return isAnswered ? chooseWebsite(entityName, read(results, outcome.body)) : null;
    },
  };
}

function read(results: Form['results'], body: Buffer): FoundPage[] {
  try {
    return results.safeParse(JSON.parse(body.toString('utf8'))).data ?? [];
  } catch {
    return [];
  }
}
