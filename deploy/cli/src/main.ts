#!/usr/bin/env node
import { runProgram } from './run-program.ts';
import { processTerminal } from './terminal.ts';

// Whoever reads the results may stop reading, as `head` does.
process.stdout.on('error', () => process.exit());

process.exitCode = await runProgram(process.argv.slice(2), processTerminal());
