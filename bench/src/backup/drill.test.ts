import { afterEach, expect, it } from 'vitest';
import { Cleanup } from '../cleanup.ts';
import { runDrill } from './drill.ts';

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

it('brings a lost database back, with what came after the copy, and lets the queue go on', async () => {
  const directory = await cleanup.directory();
  const said: string[] = [];
  await runDrill({ directory, ordersOfEachPart: 4, say: (line) => said.push(line) }, cleanup);
  expect(said.join('\n')).toContain('12 orders are there: names and releases open, the audit trail is whole');
}, 120_000);
