import { expect, it } from 'vitest';
import { runSmoke } from '../testing/run-smoke.ts';

it('keeps every rule through a few faults, and says what happened', async () => {
  const stdout = await runSmoke('soak/main.ts');
  expect(stdout).toMatch(/SEED=\d+/);
  expect(stdout).toMatch(/^kill -9 after SMTP accepted +1 .* 0$/m);
  expect(stdout).toMatch(/^every event arrives \(I5\) +0$/m);
});
