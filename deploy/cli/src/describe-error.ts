import { isRefusal, loggableError } from '@credence/core';
import { CommanderError } from 'commander';
import { EXIT } from './exit-codes.ts';
import { UsageError } from './usage-error.ts';

/** An error as a command ends with it. */
export interface DescribedError {
  exitCode: number;
  /** As `NotFound` or `Fault`: stable, for scripts. */
  kind: string;
  message: string;
  /** What is wrong in particular, when it is several things. */
  problems: readonly string[];
}

/** What Node and the driver call a database that cannot be reached, in words that say where to look. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at the address in DATABASE_URL',
  ENOTFOUND: 'the host in DATABASE_URL is not known',
  EAI_AGAIN: 'the host in DATABASE_URL cannot be looked up',
  ETIMEDOUT: 'no answer from the address in DATABASE_URL',
  'Query read timeout': 'it does not answer in time',
  'timeout expired': 'it does not answer in time',
  'timeout exceeded when trying to connect': 'it does not answer in time',
};

/** Words for anything that was thrown. What libraries say may quote people's data, and is not repeated. */
export function describeError(error: unknown): DescribedError {
  if (error instanceof UsageError) {
    return { exitCode: EXIT.badInput, kind: 'Usage', message: error.message, problems: error.problems };
  }
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '');
    return { exitCode: EXIT.badInput, kind: 'Usage', message, problems: [] };
  }
  if (isRefusal(error)) {
    const problems = 'problems' in error ? error.problems : [];
    const message = problems.length > 0 ? 'The input is not usable' : error.message;
    return { exitCode: EXIT.badInput, kind: error.name, message, problems };
  }
  return { exitCode: EXIT.fault, kind: 'Fault', message: faultMessage(error), problems: [] };
}

function faultMessage(error: unknown): string {
  // Several addresses of one host were tried.
  if (error instanceof AggregateError && error.errors.length > 0) return faultMessage(error.errors[0]);
  const { name, code, message } = loggableError(error);
  const unreachable = UNREACHABLE[code ?? message ?? ''];
  if (unreachable) return `The database cannot be reached: ${unreachable}`;
  return message ?? (code === undefined ? name : `${name} (${code})`);
}
