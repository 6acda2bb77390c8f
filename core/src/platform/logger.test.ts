import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

const LOGGER = new URL('./logger.ts', import.meta.url).href;

/** What a process logs to its standard output that counts what it writes, and in how many pieces. */
function run(work: string): Promise<{ texts: string[]; code: number }> {
  const script = `
    import fs from 'node:fs';
    import { setImmediate as nextTurn } from 'node:timers/promises';
    const { writeSync } = fs;
    const { exit, reallyExit } = process;
    let writes = 0;
    fs.writeSync = (...given) => (writes += 1, writeSync(...given));
    const { createLogger } = await import('${LOGGER}');
    const logger = createLogger({ level: 'info' });
    ${work}`;
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', script], (error, stdout) => {
      const lines = stdout.split('\n').filter(Boolean);
      const texts = lines.map((line): string => JSON.parse(line).msg);
      resolve({ texts, code: typeof error?.code === 'number' ? error.code : 0 });
    });
  });
}

it.each([
  ['that goes on', 'await nextTurn(); await nextTurn();', 0],
  ['that has nothing left to do', '', 0],
  ['that ends itself', 'exit(3);', 3],
  ['that ends by an error', 'throw new Error("a fault");', 1],
  ['that says so itself', 'logger.fatal("three"); reallyExit(4);', 4],
])('writes every line of a process %s', async (_name, ending, code) => {
  const { texts, code: ended } = await run(`logger.info('one'); logger.warn('two'); ${ending}`);
  expect({ texts: texts.slice(0, 2), ended }).toEqual({ texts: ['one', 'two'], ended: code });
});

it('writes what one turn of the event loop has logged in one piece, and nothing later than that', async () => {
  const { texts } = await run(`
    for (const text of ['one', 'two', 'three']) logger.info(text);
    await nextTurn();
    const counted = [writes];
    logger.info('four');
    await nextTurn();
    counted.push(writes);
    logger.info(counted.join());`);
  expect(texts).toEqual(['one', 'two', 'three', 'four', '1,2']);
});
