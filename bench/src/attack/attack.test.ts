import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('holds against the attacks that are quickly tried, and against some fuzzing of every door', async () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, '--smoke'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(said).not.toMatch(/did not hold|fault:|died:/);
  expect(said).toMatch(/10 of 10 .* claims that are missing or wrong/);
  expect(said).toMatch(/\d tries {2}mail/);
  expect(code).toBe(0);
}, 180_000);
