import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../run-program.ts';

/** What a run of the program came to. */
export interface Ran {
  exitCode: number;
  out: string;
  err: string;
  /** What it printed, read as JSON. */
  json(): unknown;
}

export interface RunOptions {
  environment?: Record<string, string>;
  /** What is piped in. */
  input?: string;
  /** What a person answers; absent, there is no person at the terminal. */
  answer?: string;
}

const ranWith = (exitCode: number, out: string, err: string): Ran => ({
  exitCode,
  out,
  err,
  json: () => JSON.parse(out),
});

/** A stack that a developer has running is none of the tests'. */
const NO_STACK = { CREDENCE_DATA_DIR: '/nonexistent' };

/** Runs the program inside this process, as fast as a function call. */
export async function run(words: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { environment = {}, input = '', answer } = options;
  let [out, err] = ['', ''];
  const print = (written: string) => {
    out += written;
  };
  const exitCode = await runProgram(words, {
    environment: { ...NO_STACK, ...environment },
    user: 'pat',
    out: print,
    outOrThrow: print,
    err: (written) => {
      err += written;
    },
    readInput: async () => input,
    ask: async (question) => {
      err += question;
      return answer;
    },
  });
  return ranWith(exitCode, out, err);
}

/** As deployed: reading the sources would take three times as long. `npm start`'s test runs those. */
const MAIN = fileURLToPath(new URL('../../../bundle/dist/credence.js', import.meta.url));

/** How long a test may take that starts the program: on a busy machine a process needs its time. */
export const PROCESS_TIMEOUT = 120_000;

interface StartOptions extends Pick<RunOptions, 'environment' | 'input'> {
  /** File that it prints into. */
  into?: string;
}

/** Starts the program as an operator does, with this environment and nothing of ours that changes what it does. */
export function start(words: readonly string[], { environment = {}, input = '', into }: StartOptions = {}) {
  const program = [process.execPath, MAIN, ...words];
  const [command = '', ...rest] = into ? ['sh', '-c', 'exec "$@" > "$0"', into, ...program] : program;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(command, rest, {
    env: { PATH, NODE_COMPILE_CACHE, ...NO_STACK, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const closed = once(child, 'close') as Promise<[number | null]>;
  // A reader that closes the results reads none.
  const [out, err] = [text(child.stdout).catch(() => ''), text(child.stderr)];
  return {
    child,
    /** Resolves when it ended; -1 when a signal ended it. */
    ended: Promise.all([closed, out, err]).then(([[code], ...words]) => ranWith(code ?? -1, ...words)),
  };
}
