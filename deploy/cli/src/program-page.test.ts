import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EXIT } from './exit-codes.ts';
import { programPage } from './testing/program-page.ts';
import { PROCESS_TIMEOUT, run, start } from './testing/run.ts';

const PAGE = fileURLToPath(new URL('../../../docs/CLI.md', import.meta.url));

describe('docs/CLI.md', () => {
  it('is what the program says about itself (to write it anew: vitest run deploy/cli/src/program-page --update)', async () => {
    await expect(programPage()).toMatchFileSnapshot(PAGE);
  });

  it('shows an example of each command that the program understands', () => {
    const examples = programPage().match(/^ {2}\$ .+$/gm) ?? [];
    expect(examples.length).toBeGreaterThan(25);
    for (const section of programPage().split('\n## ').slice(2)) expect(section).toContain('\n  $ ');
  });
});

describe('help', () => {
  it(
    'is printed on demand, as the real program',
    async () => {
      const { ended } = start(['--help']);
      expect(await ended).toMatchObject({
        exitCode: EXIT.ok,
        out: expect.stringContaining('Exit codes:'),
        err: '',
      });
    },
    PROCESS_TIMEOUT,
  );

  it.each([
    [['migrate', '--help'], EXIT.ok],
    [['org', 'create', '--help'], EXIT.ok],
    [['help', 'keys'], EXIT.ok],
  ])('is printed for %j', async (words, exitCode) => {
    expect(await run(words)).toMatchObject({
      exitCode,
      out: expect.stringMatching(/^Usage: credence/),
      err: '',
    });
  });

  it.each([[[]], [['org']]])('is what %j gets, as an error', async (words) => {
    const ran = await run(words);
    expect(ran).toMatchObject({
      exitCode: EXIT.badInput,
      out: '',
      err: expect.stringMatching(/^Usage: credence/),
    });
  });
});
