import type { Argument, Command, Option } from 'commander';
import { EXIT } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** What a command came to. */
export interface Outcome {
  /** What `--json` prints. */
  json: unknown;
  /** The same for people. */
  text: string;
  /** True when an operator has to look at it. */
  isFinding?: boolean;
  /** True when what it was told to look at cannot be used. */
  isBadInput?: boolean;
}

/** One use of a command. */
export interface Call<Options> {
  args: readonly string[];
  options: Options;
  terminal: Terminal;
  /** Tells how far the work is. */
  say(line: string): void;
  /** Prints what the command comes to before it is done, and throws when that fails: for what is told only once. */
  printNow(outcome: Outcome): void;
}

/** One run of the program. */
export interface Session {
  terminal: Terminal;
  exitCode: number;
}

/** A command as its help tells it. */
export interface CommandSpec<Options> {
  /** With its arguments, as `show <org>`. */
  name: string;
  /** One line. */
  summary: string;
  /** What one has to know before using it; the summary alone when absent. */
  description?: string;
  /** Whole command lines. */
  examples: readonly [string, ...string[]];
  /** Those that say more about themselves than their name. */
  arguments?: readonly Argument[];
  options?: readonly Option[];
  /** Resolves with nothing where it printed already what it came to. */
  run(call: Call<Options>): Promise<Outcome | undefined>;
}

/** Adds a command with what all of them have: examples in its help, `--json`, and one way to end. */
export function addCommand<Options extends object = object>(
  parent: Command,
  session: Session,
  { name, summary, description, examples, arguments: operands = [], options = [], run }: CommandSpec<Options>,
): void {
  const command = parent
    .command(name)
    .summary(summary)
    .description(description ? `${summary}\n\n${description}` : summary);
  for (const operand of operands) command.addArgument(operand);
  for (const option of options) command.addOption(option);
  command
    .option('--json', 'print one JSON document, for scripts')
    .addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ ${example}`).join('\n')}`)
    .action(async () => {
      const { terminal } = session;
      const { json, ...own } = command.opts<Options & { json?: boolean }>();
      const words = (outcome: Outcome): string =>
        json ? `${JSON.stringify(outcome.json, null, 2)}\n` : `${outcome.text}\n`;
      const outcome = await run({
        args: command.processedArgs,
        options: own as unknown as Options,
        terminal,
        say: (line) => terminal.err(`${line}\n`),
        printNow: (outcome) => terminal.outOrThrow(words(outcome)),
      });
      if (!outcome) return;
      terminal.out(words(outcome));
      session.exitCode = outcome.isBadInput ? EXIT.badInput : outcome.isFinding ? EXIT.finding : EXIT.ok;
    });
}

/** Adds a group of commands, which has nothing to do by itself. */
export const addGroup = (program: Command, name: string, summary: string): Command =>
  program.command(name).summary(summary).description(summary);
