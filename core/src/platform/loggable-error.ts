import { OperatorError } from './operator-error.ts';
import { SQLSTATES_IN_WORDS } from './sqlstates.ts';

/** What of an error may be written down. */
export interface LoggableError {
  readonly name: string;
  /** SQLSTATE, or Node's error code. */
  readonly code?: string;
  readonly message?: string;
  /** Frames only; the text before them repeats the message. */
  readonly stack?: string;
  readonly cause?: LoggableError;
}

// The engine's messages that quote our source but never a value.
const VALUELESS =
  /^Cannot (?:read|set) properties of (?:undefined|null)|is not a (?:function|constructor)$|is not defined$/;

/**
 * Name, code and stack of anything thrown. The message only where it is ours, or in words of ours for what the database says that
 * an operator can mend: libraries and the database quote the values they stumble over, which here are people's data.
 */
export function loggableError(thrown: unknown, depth = 0): LoggableError {
  if (!(thrown instanceof Error)) return { name: typeof thrown };
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
  const message = isOurs(thrown, code) ? thrown.message : SQLSTATES_IN_WORDS[code ?? ''];
  return {
    name: thrown.name,
    ...(code !== undefined && { code }),
    ...(message !== undefined && { message }),
    ...(thrown.stack !== undefined && { stack: framesOf(thrown.stack, thrown.message) }),
    ...(thrown.cause instanceof Error && depth < 3 && { cause: loggableError(thrown.cause, depth + 1) }),
  };
}

const isOurs = (thrown: Error, code: string | undefined): boolean =>
  thrown instanceof OperatorError ||
  (code === undefined && (thrown.constructor === Error || VALUELESS.test(thrown.message)));

function framesOf(stack: string, message: string): string {
  const frames = stack.replace(message, () => '').split('\n');
  return frames.filter((line) => line.startsWith('    at ')).join('\n');
}
