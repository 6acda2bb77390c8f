import type { Command } from 'commander';
import { createProgram } from '../create-program.ts';

/** Columns of the help on the page. */
const WIDTH = 100;

const INTRODUCTION = `# The command line

\`credence\` is what operators use: it migrates the database, manages organizations and keys, looks after webhooks and the
queue, and writes evidence. It runs wherever this repository is, as \`npx credence\`, which brings its own Node.js, and in the
service's image.

This page is what its \`--help\` says; a test holds it against the program.`;

/** The page that documents every command, in Markdown, from the commands themselves. */
export function programPage(): string {
  const silent = { out: () => undefined, outOrThrow: () => undefined, err: () => undefined };
  const terminal = {
    environment: {},
    user: '',
    readInput: async () => '',
    ask: async () => undefined,
    ...silent,
  };
  const program = createProgram({ terminal, exitCode: 0 });
  const sections = [program, ...leavesOf(program)].map(sectionOf);
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const leavesOf = (command: Command): Command[] =>
  command.commands.flatMap((child) => (child.commands.length > 0 ? leavesOf(child) : [child]));

const nameOf = (command: Command): string =>
  command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();

function sectionOf(command: Command): string {
  let help = '';
  command.configureOutput({
    writeOut: (text) => {
      help += text;
    },
    getOutHelpWidth: () => WIDTH,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return `## ${nameOf(command)}\n\n\`\`\`text\n${help.trimEnd()}\n\`\`\``;
}
