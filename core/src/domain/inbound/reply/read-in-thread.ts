import { Worker } from 'node:worker_threads';
import type { MailKind } from '../read/machine/mail-kind.ts';
import type { ReplyRequest } from '../read/reading.ts';
import {
  type AnswerSigns,
  type ClassifiedMessage,
  type MessageWords,
  tookTooLong,
} from './classify-message.ts';

/** What a message is read from. */
export interface MailToRead {
  kind: MailKind;
  words: MessageWords;
  signs: AnswerSigns;
  request?: ReplyRequest | undefined;
}

/** Longer than the rules may take for a reply, and a thread to start on a busy machine. */
const MAX_TIME = 60_000;

let thread: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Takes a message for what it says, as `classifyMail` does, in a thread of this process where nothing else waits: one that
 * means harm takes seconds. They are read one after the other.
 */
export function readInThread(mail: MailToRead): Promise<ClassifiedMessage> {
  const read = last.then(() => readNow(mail));
  last = read.catch(() => undefined);
  return read;
}

async function readNow(mail: MailToRead): Promise<ClassifiedMessage> {
  const reader = thread ?? new Worker(new URL('./read-thread.ts', import.meta.url));
  thread = reader;
  // Only what is being read keeps a process from its end.
  reader.ref();
  const { promise, resolve, reject } = Promise.withResolvers<ClassifiedMessage | null>();
  reader.once('message', resolve);
  reader.once('error', reject);
  const onExit = () => reject(new Error('The thread that reads messages has ended'));
  reader.once('exit', onExit);
  const timer = setTimeout(() => resolve(null), MAX_TIME);
  reader.postMessage(mail);
  try {
    const read = await promise;
    if (read) return read;
    await giveUp(reader);
    return tookTooLong();
  } catch (error) {
    await giveUp(reader);
    throw error;
  } finally {
    clearTimeout(timer);
    reader.off('message', resolve).off('error', reject).off('exit', onExit);
    reader.unref();
  }
}

/** The next message gets a new one. */
async function giveUp(reader: Worker): Promise<void> {
  thread = undefined;
  await reader.terminate();
}
