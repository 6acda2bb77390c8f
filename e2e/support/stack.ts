import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StackInfo } from '@credence/local';
import { Credence } from '@credence/sdk';
import { documentedFetch } from './documented-answers.ts';

/** Path of the orders. */
export const ORDERS = '/background-check/v1/orders';

/** Where the stack of this run is. */
export function readStack(): StackInfo {
  const directory = process.env.CREDENCE_DATA_DIR;
  if (!directory) throw new Error('CREDENCE_DATA_DIR is not set: the run has started no stack');
  return JSON.parse(readFileSync(join(directory, 'stack.json'), 'utf8'));
}

/** The API's client of one of the stack's clients. */
export function clientOf(name: keyof StackInfo['clients']): Credence {
  const { apiUrl, authUrl, audience, clients } = readStack();
  const { clientId, clientSecret } = clients[name];
  return new Credence({
    baseUrl: apiUrl,
    auth: { authUrl, audience, clientId, clientSecret },
    fetch: documentedFetch(apiUrl),
  });
}

/** An access token of one of the stack's clients. */
export async function tokenOf(name: keyof StackInfo['clients']): Promise<string> {
  const { authUrl, audience, clients } = readStack();
  const { clientId, clientSecret } = clients[name];
  const credentials = { client_id: clientId, client_secret: clientSecret };
  const response = await fetch(`${authUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', audience, ...credentials }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}
