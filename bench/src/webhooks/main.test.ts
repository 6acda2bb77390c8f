import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';

// It starts a Postgres server and several processes, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 180_000 });

const run = promisify(execFile);

it('measures everything with nothing waiting and with much, and judges each figure that has an aim', async () => {
  const script = fileURLToPath(new URL('main.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [script, '--smoke']);
  expect(stdout).not.toContain('NaN');
  const judged = [
    ...stdout.matchAll(/^(.+?) {2,}\d+(?:\.\d+)?(?: ms)? +[<>]= \d+(?:\.\d+)? +(?:pass|miss)$/gm),
  ];
  const once = ['commit to receipt, p50', 'commit to receipt, p99', '  ratio', '  ratio', '  ratio of p50'];
  expect(judged.map(([, what]) => what)).toEqual([...once, '  ratio of p50', ...once]);
});
