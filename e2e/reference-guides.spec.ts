import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { blocksOf, GUIDES, runInOneShell } from './support/guides.ts';
import { readStack, tokenOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** What a reader of the first guide has: the values it names. */
function environment(): Record<string, string> {
  const { apiUrl, authUrl, audience, clients, inboxUrl } = readStack();
  return {
    API_URL: apiUrl,
    AUTH_URL: authUrl,
    AUDIENCE: audience,
    CLIENT_ID: clients.acme.clientId,
    CLIENT_SECRET: clients.acme.clientSecret,
    WEBHOOK_URL: `${inboxUrl}/hooks/guide`,
  };
}

function expectAnswer(printed: string, answer: { kind: string; text: string } | null): void {
  if (answer?.kind === 'json') expect(JSON.parse(printed)).toMatchObject(JSON.parse(answer.text));
  if (answer?.kind === 'text') expect(printed.toLowerCase()).toContain(answer.text.trim().toLowerCase());
}

for (const guide of GUIDES) {
  test(`what ${guide} says to paste into a shell works, and answers what it says`, async () => {
    const { outputDir } = test.info();
    await mkdir(outputDir, { recursive: true });
    const blocks = blocksOf(guide).filter(({ kind }) => kind === 'sh');
    expect(blocks.length).toBeGreaterThan(0);
    const env = { ...environment(), ...(guide === 'first-order' ? {} : { TOKEN: await tokenOf('acme') }) };
    const printed = await runInOneShell(
      blocks.map(({ code }) => code),
      outputDir,
      env,
    );
    for (const [at, { answer }] of blocks.entries()) expectAnswer(printed[at] ?? '', answer);
  });
}

test('the program of the first guide runs as it is', async () => {
  const program = blocksOf('first-order').find(({ kind }) => kind === 'ts');
  // No .ts: it stays here after the run, and is not ours to compile.
  const file = test.info().outputPath('first-order.mts');
  await writeFile(file, program?.code ?? '');
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    env: { ...process.env, ...environment() },
  });
  expectAnswer(stdout, program?.answer ?? null);
  expect(stdout).toContain('startDate');
});

test('the values that the first guide asks for are those that it uses', () => {
  const [values] = blocksOf('first-order');
  const names = [...(values?.code ?? '').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  const { WEBHOOK_URL: _, ...given } = environment();
  expect(names).toEqual(Object.keys(given));
});
