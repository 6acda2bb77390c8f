import { Conflict, NotFound } from '../../../platform/errors.ts';
import {
  type AttemptState,
  attemptTransition,
  type ClientCommand,
  statusesAllowing,
} from '../../attempts/attempt-transitions.ts';
import type { OpenAttempt } from './plan-outreach.ts';

/** One attempt with what becomes of it. */
export interface AttemptChange {
  attempt: OpenAttempt;
  /** What is done: `expire` where the client asked for what comes too late. */
  command: ClientCommand | 'expire';
  to: Partial<AttemptState>;
  /** Its new time, when it gets one. */
  scheduledAt?: Date;
  /** Why, when it is not what the client asked for. */
  reason?: string;
}

/** @throws Conflict naming the status of an attempt that does not allow the command */
export function changeOf(attempt: OpenAttempt, command: AttemptChange['command']): AttemptChange {
  const transition = attemptTransition(attempt, command);
  if (transition.kind === 'conflict') throw new Conflict(transition.message);
  return { attempt, command, to: transition.to };
}

/** The command for every attempt that allows it; the others stay as they are. */
export function everyAttempt(attempts: readonly OpenAttempt[], command: ClientCommand): AttemptChange[] {
  const statuses = statusesAllowing(command);
  return attempts
    .filter(({ status }) => statuses.includes(status))
    .map((attempt) => changeOf(attempt, command));
}

/**
 * The command for one attempt.
 * @throws NotFound when it is none of these, Conflict when it does not allow the command
 */
export function oneAttempt(
  attempts: readonly OpenAttempt[],
  outboundId: string,
  command: ClientCommand,
): AttemptChange {
  const attempt = attempts.find(({ id }) => id === outboundId);
  if (!attempt) throw new NotFound('Outbound not found');
  return changeOf(attempt, command);
}
