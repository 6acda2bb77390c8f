import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Stack, type StackInfo, startStack } from './stack.ts';
import { runCommand } from './testing/command.ts';
import { createTestDatabase } from './testing/test-database.ts';

// Each of these starts several processes, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FIRST = [
  'Order created',
  'Contact found in the history',
  'E-mail sent inside business hours',
  'Verifier page answered in a browser',
  'Claims compared, order completed',
  'Signed webhook received',
];
const STEPS = [
  ...FIRST,
  'One search for two employers',
  'Each asked about its own record',
  'Contoso answers on its page',
  'Fabrikam answers on the telephone',
  'A person decides, claim by claim',
  'Signed webhook received',
  'School found by its name alone',
  'Registrar asked, and answered',
  'Degree verified',
];
let directory: string;
let databaseUrl: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'demo-'));
  databaseUrl = await createTestDatabase();
});

afterAll(() => rm(directory, { recursive: true }));

async function demo(dataDirectory: string): Promise<{ code: number | null; output: string }> {
  const command = runCommand('demo.ts', { CREDENCE_DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl });
  return { code: await command.ended, output: command.output() };
}

const stepsIn = (output: string, mark: '✓' | '✗') =>
  [...output.matchAll(/^ {2}(.) (.+?)(?: {2,}.*)?$/gm)].flatMap(([, sign, name]) =>
    sign === mark ? [name] : [],
  );

describe('npm run demo', () => {
  it('starts a stack, tells the whole story and stops it', async () => {
    const dataDirectory = join(directory, 'own');
    const { code, output } = await demo(dataDirectory);
    expect(stepsIn(output, '✓')).toEqual(['Stack started', ...STEPS]);
    expect(output).toMatch(/employerName +MATCH +Contoso Inc \/ Contoso Inc/);
    expect(output).toMatch(/REVIEW: it is not clear whether the same is meant: position/);
    expect(output).toMatch(/VERIFIED_NO_DISCREPANCY: 2 answers, 4 decisions/);
    expect(output).toMatch(/position +MATCH +Analyst \/ Analyst II/);
    expect(code).toBe(0);
    await expect(readFile(join(dataDirectory, 'stack.json'))).rejects.toThrow(/ENOENT/);
  });

  describe('with a stack that runs already', () => {
    let stack: Stack;
    beforeAll(async () => {
      // The same keys as the first demo: the database is the same.
      stack = await startStack({
        dataDirectory: join(directory, 'own'),
        port: 0,
        databaseUrl,
        say: () => undefined,
      });
    });

    afterAll(() => stack.stop());

    /** A data directory that leads to the running stack, but for what is changed. */
    async function withInfo(change: Partial<StackInfo>): Promise<string> {
      const changed = await mkdtemp(join(directory, 'changed-'));
      await writeFile(join(changed, 'stack.json'), JSON.stringify({ ...stack.info, ...change }));
      return changed;
    }

    it('tells the story again, and asks the registrar who answered before', async () => {
      const { code, output } = await demo(await withInfo({}));
      expect(stepsIn(output, '✓')).toEqual(STEPS);
      expect(output).toMatch(/Larkspur College: registrar-\d+@larkspur\.localhost, who answered before/);
      expect(code).toBe(0);
    });

    it.each<[string, () => Partial<StackInfo>, RegExp]>([
      [
        'Order created',
        () => ({ clients: { ...stack.info.clients, acme: stack.info.clients.suspended } }),
        /ForbiddenError: Tenant is suspended/,
      ],
      ['Signed webhook received', () => ({ inboxUrl: stack.info.mailboxUrl }), /answered 404/],
    ])('exits with 1 when the step "%s" fails, and leaves the stack alone', async (failing, change, why) => {
      const { code, output } = await demo(await withInfo(change()));
      expect(stepsIn(output, '✗')).toEqual([failing]);
      expect(stepsIn(output, '✓')).toEqual(FIRST.slice(0, FIRST.indexOf(failing)));
      expect(output).toMatch(why);
      expect(code).toBe(1);
      expect((await fetch(`${stack.info.apiUrl}/health`)).status).toBe(200);
    });
  });
});
