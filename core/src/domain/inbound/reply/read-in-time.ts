import { runInNewContext } from 'node:vm';
import type { Reading, Reply, ReplyRequest } from '../read/reading.ts';
import { readReply } from './read-reply.ts';

/** Work of the processor that the reading of one reply may cost, in milliseconds: the worst text known costs 190. */
const MOST_WORK = 1_000;
/** After how long by the clock it is looked how much that was, in milliseconds: a busy machine gives us little of it. */
const LOOKS = [2_000, 8_000, 30_000];

/**
 * Reads a reply in bounded time, whatever it is made of, and on a busy machine as on an idle one.
 * @returns null when it takes longer
 */
export function readInTime(request: ReplyRequest, reply: Reply, at: Date): Reading | null {
  for (const timeout of LOOKS) {
    const before = process.threadCpuUsage();
    const reading = readWithin(timeout, () => readReply(request, reply, at));
    const { user, system } = process.threadCpuUsage(before);
    if (reading || (user + system) / 1_000 > MOST_WORK) return reading;
  }
  return null;
}

/** Null when it takes longer by the clock, in milliseconds. */
function readWithin(timeout: number, read: () => Reading): Reading | null {
  const result: { reading: Reading | null } = { reading: null };
  const run = () => {
    result.reading = read();
  };
  try {
    // Only this way of running something can be stopped from outside.
    runInNewContext('run()', { run }, { timeout });
  } catch (error) {
    if (isTimeout(error)) return null;
    throw error;
  }
  return result.reading;
}

/** An error of another context is no `Error` of ours. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
