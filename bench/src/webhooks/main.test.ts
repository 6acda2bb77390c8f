import { expect, it } from 'vitest';
import { runSmoke } from '../testing/run-smoke.ts';

it('measures everything with nothing waiting and with much, and judges each figure that has an aim', async () => {
  const stdout = await runSmoke('webhooks/main.ts');
  expect(stdout).not.toContain('NaN');
  const judged = [
    ...stdout.matchAll(/^(.+?) {2,}\d+(?:\.\d+)?(?: ms)? +[<>]= \d+(?:\.\d+)? +(?:pass|miss)$/gm),
  ];
  const once = ['commit to receipt, p50', 'commit to receipt, p99', '  ratio', '  ratio', '  ratio of p50'];
  expect(judged.map(([, what]) => what)).toEqual([...once, '  ratio of p50', ...once]);
});
