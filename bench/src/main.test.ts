import { expect, it } from 'vitest';
import { runSmoke } from './testing/run-smoke.ts';

it('measures a receipt and creating orders beside the other programs', async () => {
  const stdout = await runSmoke('main.ts');
  expect(stdout).toMatch(/^p50 \d+\.\d ms, p99 \d+\.\d ms/m);
  expect(stdout).toMatch(/^bare program +[1-9]\d*/m);
  expect(stdout).toMatch(/^NestJS peer +[1-9]\d*/m);
  expect(stdout).toMatch(/^in batches +[1-9]\d*/m);
  expect(stdout).toMatch(/^ratio service \/ bare: \d+\.\d\d/m);
  expect(stdout).toMatch(/^ratio service \/ NestJS peer: \d+\.\d\d/m);
});
