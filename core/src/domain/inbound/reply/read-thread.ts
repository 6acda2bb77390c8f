import { parentPort } from 'node:worker_threads';
import { classifyMail } from './classify-mail.ts';
import type { MailToRead } from './read-in-thread.ts';

parentPort?.on('message', ({ kind, words, signs, request }: MailToRead) => {
  parentPort?.postMessage(classifyMail(kind, words, signs, request));
});
