import { gzipSync } from 'node:zlib';
import type { Answer } from './receiver.ts';

/** A receiver, and what must come of an event for it. */
export interface ReceiverCase {
  receiver: string;
  /** What it answers, one after the other; the last one to everything that follows. */
  answers: Answer[];
  retryAttempts?: number;
  /** What each attempt is recorded as: a status, or the class of an error. */
  attempts: string[];
  status: 'DELIVERED' | 'FAILED';
  /**
   * What the receiver asked for, after each attempt: a pause in seconds, or an instant. Where it asked for nothing,
   * or for less, the schedule holds.
   */
  asked?: (number | Date | undefined)[];
  /** How it can be reached; by default it can. */
  reach?: 'down' | 'https';
}

const SCHEDULE_RETRIES = 10;
const answering = (status: number, retryAfter: string): Answer => ({
  status,
  headers: { 'Retry-After': retryAfter },
});
/** To the second, as HTTP writes a date. */
const inTwoHours = new Date(Math.floor(Date.now() / 1_000 + 7_200) * 1_000);
const times = (count: number, result: string) => Array.from({ length: count }, () => result);

const delivered = (receiver: string, answers: Answer[], ...attempts: string[]): ReceiverCase => ({
  receiver,
  answers,
  attempts,
  status: 'DELIVERED',
});
const givenUp = (receiver: string, answers: Answer[], ...attempts: string[]): ReceiverCase => ({
  receiver,
  answers,
  attempts,
  status: 'FAILED',
});

/** Every kind of receiver, with three retries unless it says otherwise. */
export const RECEIVER_CASES: ReceiverCase[] = [
  ...[200, 201, 202, 204, 299].map((status) => delivered(`answers ${status}`, [status], String(status))),
  delivered('is slow, but within the limits', [{ status: 200, afterMs: 300 }], '200'),
  delivered('sends without end', ['never end'], '200'),
  delivered(
    'sends a gzip bomb',
    [
      {
        status: 200,
        headers: { 'Content-Encoding': 'gzip' },
        body: gzipSync(Buffer.alloc(32 * 1024 * 1024)),
      },
    ],
    '200',
  ),

  ...[408, 425, 429, 500, 502, 503, 504, 599].map((status) =>
    delivered(`answers ${status}, and then 200`, [status, 200], String(status), '200'),
  ),
  ...[408, 425, 429, 500, 503].map((status) =>
    givenUp(`answers ${status} each time`, [status], ...times(4, String(status))),
  ),
  ...[301, 302, 303, 307, 308].map((status) => givenUp(`redirects by ${status}`, [status], String(status))),
  ...[400, 401, 403, 404, 405, 409, 413, 422].map((status) =>
    givenUp(`answers ${status}`, [status], String(status)),
  ),
  givenUp('is gone', [410], '410'),
  givenUp('fails, and is then not found', [500, 404], '500', '404'),
  givenUp('fails, and is then gone', [503, 410], '503', '410'),

  { ...givenUp('is down', [200], ...times(4, 'CONNECT')), reach: 'down' },
  { ...givenUp('speaks no TLS where it should', [200], ...times(4, 'TLS')), reach: 'https' },
  delivered('hangs, and answers the next time', ['hang', 200], 'TIMEOUT', '200'),
  // Each of these takes as long as it is given: once more has to do.
  { ...givenUp('hangs', ['hang'], ...times(2, 'TIMEOUT')), retryAttempts: 1 },
  { ...givenUp('drips its body', ['drip'], ...times(2, 'TIMEOUT')), retryAttempts: 1 },
  { ...givenUp('drips its head', ['drip the head'], ...times(2, 'TIMEOUT')), retryAttempts: 1 },
  givenUp('sends an endless head', ['send an endless head'], ...times(4, 'OTHER')),
  givenUp('speaks another protocol', ['speak another protocol'], ...times(4, 'OTHER')),
  givenUp('resets before it answers', ['reset'], ...times(4, 'RESET')),
  givenUp('resets in the middle of the head', ['reset in the head'], ...times(4, 'RESET')),
  givenUp('resets in the middle of the body', ['reset in the body'], ...times(4, 'RESET')),
  givenUp('closes without a word', ['close without a word'], ...times(4, 'RESET')),
  delivered(
    'has every trouble, one after the other',
    ['reset', 503, 'speak another protocol', 200],
    ...['RESET', '503', 'OTHER', '200'],
  ),

  ...[408, 425, 429, 500, 503].map((status) => ({
    ...delivered(
      `answers ${status}, to come again in two hours`,
      [answering(status, '7200'), 200],
      ...[String(status), '200'],
    ),
    asked: [7_200],
  })),
  {
    ...delivered(
      'names the time to come again',
      [answering(503, inTwoHours.toUTCString()), 200],
      '503',
      '200',
    ),
    asked: [inTwoHours],
  },
  {
    ...givenUp('asks for patience each time', [answering(429, '600')], ...times(4, '429')),
    asked: [600, 600, 600],
  },
  givenUp('redirects, to come again later', [answering(302, '60')], '302'),

  {
    ...givenUp('fails for as long as it can', [500], ...times(SCHEDULE_RETRIES + 1, '500')),
    retryAttempts: SCHEDULE_RETRIES,
  },
  {
    ...givenUp('is down for as long as it can', [200], ...times(SCHEDULE_RETRIES + 1, 'CONNECT')),
    retryAttempts: SCHEDULE_RETRIES,
    reach: 'down',
  },
  {
    ...delivered(
      'answers at the very last attempt',
      [...Array.from({ length: SCHEDULE_RETRIES }, () => 500), 200],
      ...[...times(SCHEDULE_RETRIES, '500'), '200'],
    ),
    retryAttempts: SCHEDULE_RETRIES,
  },
];
