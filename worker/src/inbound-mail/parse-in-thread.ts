import { Worker } from 'node:worker_threads';
import { turnsPerKey } from '../queue/slots.ts';
import { type ParsedMail, UnreadableMail } from './parse-mail.ts';

/** What a thread is given. */
export interface ThreadInput {
  raw: Uint8Array;
  envelopeFrom: string | null;
}

/** What it tells. */
export type ThreadOutput = { mail: ParsedMail } | { unreadable: string };

/** How long one mail may take, in milliseconds, and how much memory beside its own bytes. */
const MAX_TIME = 60_000;
const MAX_MEMORY_MB = 512;
/** A large one takes as much memory as the rest of a worker. */
const inTurn = turnsPerKey(1);

/**
 * Takes a mail apart, one after the other, where nothing else waits for it: a large one takes seconds, and one that means harm
 * as long as it can.
 * @throws UnreadableMail; another error when it takes too long, which may be because of a busy machine
 */
export const parseInThread = (
  raw: Buffer,
  envelopeFrom: string | null,
  { maxTime = MAX_TIME, maxMemoryMb = MAX_MEMORY_MB } = {},
): Promise<ParsedMail> => inTurn('mail', () => parse(raw, envelopeFrom, { maxTime, maxMemoryMb }));

async function parse(
  raw: Buffer,
  envelopeFrom: string | null,
  { maxTime, maxMemoryMb }: { maxTime: number; maxMemoryMb: number },
): Promise<ParsedMail> {
  const input: ThreadInput = { raw, envelopeFrom };
  const thread = new Worker(new URL('./parse-thread.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const output = await new Promise<ThreadOutput>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('The mail was not taken apart')));
      timer = setTimeout(() => reject(new Error('The mail took too long to take apart')), maxTime);
    });
    if ('unreadable' in output) throw new UnreadableMail(output.unreadable);
    return withBuffers(output.mail);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      throw new UnreadableMail('It takes too much memory', { cause: error });
    }
    throw error;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** Between threads, buffers become plain bytes. */
const withBuffers = (mail: ParsedMail): ParsedMail => ({
  ...mail,
  documents: mail.documents.map((document) => ({
    ...document,
    content: Buffer.from(document.content.buffer, document.content.byteOffset, document.content.byteLength),
  })),
});
