// Starts the reference research provider: RESEARCH_PROVIDER_SECRET=... npm run research-provider -- list.json
import { readFile } from 'node:fs/promises';
import { type ProviderEntry, startResearchProvider } from './research-provider.ts';

const [file] = process.argv.slice(2);
const { RESEARCH_PROVIDER_SECRET: secret, PORT = '8090' } = process.env;
if (!file || !secret) throw new Error('Name a JSON list of what is known, and set RESEARCH_PROVIDER_SECRET');

const entries = JSON.parse(await readFile(file, 'utf8')) as ProviderEntry[];
const { url } = await startResearchProvider({ entries, secret, port: Number(PORT) });
process.stdout.write(`RESEARCH_PROVIDER_URL=${url} knows ${entries.length} employers and schools\n`);
