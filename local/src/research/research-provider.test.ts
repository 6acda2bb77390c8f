import { signatureHeaders } from '@credence/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startResearchProvider } from './research-provider.ts';

const secret = 'a secret of the provider';
const contact = { email: 'hr@acme.example', confidence: 0.7 };

let provider: Awaited<ReturnType<typeof startResearchProvider>>;
beforeAll(async () => {
  const entries = [{ entityName: 'Acme Inc', contacts: [contact], vendor: 'TRUEWORK' }];
  provider = await startResearchProvider({ entries, secret, port: 0 });
});
afterAll(() => provider.close());

async function ask(entityName: string, signedWith = secret) {
  const question = {
    id: 'research_1_0',
    searchId: '1',
    searchType: 'EMPLOYMENT',
    location: null,
    website: null,
  };
  const body = Buffer.from(JSON.stringify({ ...question, entityName }));
  const timestamp = Math.floor(Date.now() / 1_000);
  const signed = signatureHeaders({ eventId: question.id, timestamp, body, secrets: [signedWith] });
  return fetch(provider.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signed },
    body,
  });
}

it('answers with what it knows', async () => {
  const response = await ask('ACME Inc ');
  expect([response.status, await response.json()]).toEqual([
    200,
    { contacts: [contact], vendor: 'TRUEWORK' },
  ]);
});

it('answers 204 for whom it does not know', async () => {
  expect((await ask('Beta LLC')).status).toBe(204);
});

it('answers 401 for a request that is not signed with its secret', async () => {
  const response = await ask('Acme Inc', 'another secret');
  expect([response.status, await response.json()]).toEqual([
    401,
    { error: expect.stringContaining('Standard') },
  ]);
});
