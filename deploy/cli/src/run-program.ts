import { CommanderError } from 'commander';
import type { Session } from './add-command.ts';
import { createProgram } from './create-program.ts';
import { describeError } from './describe-error.ts';
import { EXIT } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/**
 * Runs one command line.
 * @param words what follows the program's name
 * @returns the exit code
 */
export async function runProgram(words: readonly string[], terminal: Terminal): Promise<number> {
  const session: Session = { terminal, exitCode: EXIT.ok };
  try {
    await createProgram(session).parseAsync(words, { from: 'user' });
    return session.exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok;
    const { exitCode, kind, message, problems } = describeError(error);
    // Help that was asked for by giving no command is all there is to say.
    if (message !== '(outputHelp)') {
      terminal.err([`credence: ${message}`, ...problems.map((problem) => `  ${problem}`), ''].join('\n'));
      if (words.includes('--json')) {
        terminal.out(`${JSON.stringify({ error: { kind, message, problems } }, null, 2)}\n`);
      }
    }
    return exitCode;
  }
}
