import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadInput, ThreadOutput } from './parse-in-thread.ts';
import { parseMail, UnreadableMail } from './parse-mail.ts';

const { raw, envelopeFrom }: ThreadInput = workerData;

const output = await parseMail(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength), envelopeFrom).then(
  (mail): ThreadOutput => ({ mail }),
  (error: unknown): ThreadOutput => {
    if (error instanceof UnreadableMail) return { unreadable: error.message };
    throw error;
  },
);
parentPort?.postMessage(output);
