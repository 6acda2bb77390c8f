import { createServer } from 'node:http';
import { webhooks } from '@credence/sdk';
import express, { type Request } from 'express';
import { closeHttp, listen } from '../listen.ts';

/** What the provider knows of one employer or school; the fields of an answer, as the service documents them. */
export interface ProviderEntry {
  entityName: string;
  contacts?: { name?: string; email?: string; phone?: string; fax?: string; confidence: number }[];
  vendor?: string;
  parentOrganization?: { name: string; website?: string; relationship?: string };
}

export interface ResearchProviderOptions {
  entries: readonly ProviderEntry[];
  /** What requests are signed with: `RESEARCH_PROVIDER_SECRET` of the worker. */
  secret: string;
  /** 0 takes any free one. */
  port: number;
}

const HOST = '127.0.0.1';

/**
 * Starts a research provider, for developers who want to write one: it checks the signature, looks the name up in a list, and
 * answers 200 with what it knows, or 204.
 */
export async function startResearchProvider({ entries, secret, port }: ResearchProviderOptions) {
  const known = new Map(entries.map(({ entityName, ...answer }) => [keyOf(entityName), answer]));
  const app = express().disable('x-powered-by');
  app.use(express.raw({ type: 'application/json', limit: '64kb' }));
  app.post('/', async (request: Request<object, unknown, Buffer>, response) => {
    const { body } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const { error } = await webhooks.checkSignatures({ body: String(body), headers, secret });
    if (error) return response.status(401).json({ error });
    const { entityName } = JSON.parse(String(body)) as { entityName: string };
    const answer = known.get(keyOf(entityName));
    return answer ? response.json(answer) : response.status(204).end();
  });
  const server = createServer(app);
  const taken = await listen(server, port, HOST, 'research provider');
  return { url: `http://${HOST}:${taken}/`, close: () => closeHttp(server) };
}

const keyOf = (name: string): string => name.trim().toLowerCase();
