import { runInNewContext } from 'node:vm';
import type { Reading, Reply, ReplyRequest } from '../read/reading.ts';
import { readReply } from './read-reply.ts';

/** How long the reading of one reply may take by the clock, in milliseconds: a busy machine gives us few of the 50 it needs. */
const MAX_TIME = 3_000;

/**
 * Reads a reply in bounded time, whatever it is made of.
 * @returns null when it takes longer
 */
export function readInTime(request: ReplyRequest, reply: Reply, at: Date): Reading | null {
  let reading: Reading | null = null;
  const read = () => {
    reading = readReply(request, reply, at);
  };
  try {
    // Only this way of running something can be stopped from outside.
    runInNewContext('read()', { read }, { timeout: MAX_TIME });
  } catch (error) {
    if (isTimeout(error)) return null;
    throw error;
  }
  return reading;
}

/** An error of another context is no `Error` of ours. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
