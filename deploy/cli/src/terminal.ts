import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import type { Environment } from '@credence/core';

/** Where a command is run: what it is told, and where it writes. */
export interface Terminal {
  environment: Environment;
  /** Who runs it, as the system knows them. */
  user: string;
  /** Results. */
  out(text: string): void;
  /** Results that are known nowhere else: throws when they cannot be written. */
  outOrThrow(text: string): void;
  /** Everything else: progress, questions, errors. */
  err(text: string): void;
  /** All that is piped in. */
  readInput(): Promise<string>;
  /** Asks a person; undefined where there is none to ask. */
  ask(question: string): Promise<string | undefined>;
}

/** The terminal, or the script, that this process was started from. */
export const processTerminal = (): Terminal => ({
  environment: process.env,
  user: userName(),
  out: (words) => process.stdout.write(words),
  outOrThrow(words) {
    try {
      // The stream would tell of it too late, and its listener ends the program.
      writeFileSync(process.stdout.fd, words);
    } catch (error) {
      throw new Error(outputProblem(error as NodeJS.ErrnoException));
    }
  },
  err: (words) => process.stderr.write(words),
  readInput: () => text(process.stdin),
  async ask(question) {
    if (!process.stdin.isTTY) return undefined;
    const asking = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await asking.question(question);
    } finally {
      asking.close();
    }
  },
});

/** What is said of results that cannot be written. */
export const outputProblem = ({ code }: NodeJS.ErrnoException): string =>
  `The output cannot be written (${code ?? 'unknown'})`;

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return String(process.getuid?.() ?? 'unknown');
  }
}
