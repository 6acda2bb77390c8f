#!/usr/bin/env node
import { EXIT } from './exit-codes.ts';
import { runProgram } from './run-program.ts';
import { outputProblem, processTerminal } from './terminal.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the results may stop reading, as `head` does.
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`credence: ${outputProblem(error)}\n`);
  process.exit(EXIT.fault);
});

process.exitCode = await runProgram(process.argv.slice(2), processTerminal());
