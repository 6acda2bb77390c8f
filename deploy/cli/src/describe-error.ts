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

const NOT_MIGRATED = 'The database is not migrated: run `credence migrate up`';

/** What Postgres and Node call troubles that an operator meets, in words that say what to do. */
const KNOWN: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The database cannot be reached: nothing listens at the address in DATABASE_URL',
  ENOTFOUND: 'The database cannot be reached: the host in DATABASE_URL is not known',
  EAI_AGAIN: 'The database cannot be reached: the host in DATABASE_URL cannot be looked up',
  ETIMEDOUT: 'The database cannot be reached: no answer from the address in DATABASE_URL',
  '28P01': 'The database refuses the password in DATABASE_URL',
  '28000': 'The database refuses the login in DATABASE_URL',
  '57P03': 'The database takes no changes now: no host in DATABASE_URL is a primary that is ready',
  '3D000': 'The database named in DATABASE_URL does not exist',
  '42501': 'The login in DATABASE_URL may not do this',
  '42P01': NOT_MIGRATED,
  '42703': 'The database is not migrated to this version: run `credence migrate up`',
  '22023':
    'The login in DATABASE_URL has no role credence_service: run `credence migrate up`, as a login that may create roles',
  '3F000': NOT_MIGRATED,
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
  const known = message === 'pg-boss is not installed' ? NOT_MIGRATED : KNOWN[code ?? ''];
  return known ?? message ?? (code === undefined ? name : `${name} (${code})`);
}
