import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A command of this room that was started as a person starts it. */
export interface Command {
  pid: number;
  /** What it wrote until now, errors included. */
  output(): string;
  /** Resolves when it has written this. @throws when it ends before */
  said(words: string): Promise<void>;
  /** Ctrl-C, as a terminal sends it: to the command and everything in its group. */
  interrupt(): void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Of our own environment: where programs are, and what was compiled before. */
function ours(): NodeJS.ProcessEnv {
  const { PATH, CHROMIUM_PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, CHROMIUM_PATH, NODE_COMPILE_CACHE };
}

/** Runs `start.ts` or `demo.ts` with this environment and nothing of ours that changes what they do. */
export function runCommand(file: 'start.ts' | 'demo.ts', environment: Record<string, string>): Command {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../${file}`, import.meta.url))], {
    env: { ...ours(), ...environment },
    // A process group of its own, as a terminal gives it; the channel ends it when the test run is killed.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} could not be started`);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('said');
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const gone = ended.then(() => false);
  return {
    pid,
    output: () => output,
    async said(words) {
      while (!output.includes(words)) {
        const more = await Promise.race([once(child, 'said'), gone]);
        if (!more && !output.includes(words)) throw new Error(`${file} ended and said only:\n${output}`);
      }
    },
    interrupt: () => process.kill(-pid, 'SIGINT'),
    ended,
  };
}
