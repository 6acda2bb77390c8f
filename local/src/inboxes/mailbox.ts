import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import express, { type Express } from 'express';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { closeHttp, listen } from '../listen.ts';
import { PAGE_HEADERS } from '../ui.ts';
import { type Arrivals, createArrivals } from './arrivals.ts';
import { serveLiveUpdates } from './live-updates.ts';
import { type CapturedMessage, type MailStore, openMailStore } from './mail-store.ts';
import { mailListPage, messagePage, noSuchMailPage } from './mailbox-pages.ts';
import { type RepliesTo, sendReply } from './send-reply.ts';

const MAX_MESSAGE_BYTES = 30 * 1024 * 1024;

export interface MailboxOptions {
  /** 0 = any free one. */
  smtpPort: number;
  /** 0 = any free one. */
  httpPort: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Where messages are kept; those already there are shown again. */
  directory: string;
  /** With it, a message can be answered on its page. */
  repliesTo?: RepliesTo;
}

export interface Mailbox {
  /** `smtp://host:port`, without TLS and without credentials. */
  smtpUrl: string;
  /** The page; its JSON is at `/api/messages` and `/api/messages/<id>`. */
  url: string;
  /** Newest first. */
  messages(): CapturedMessage[];
  close(): Promise<void>;
}

/** Starts an SMTP server that accepts every message, whatever its address, and shows it on a page instead of sending it. */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const { smtpPort, httpPort, host = '127.0.0.1', directory, repliesTo } = options;
  const store = await openMailStore(directory);
  const arrivals = createArrivals(store.stored);

  const app = express().disable('x-powered-by');
  serveMail(app, store, arrivals, repliesTo);
  const http = createServer(app);
  const httpListens = await listen(http, httpPort, host, 'mailbox page');

  const smtp = createSmtp(store, arrivals);
  let smtpListens: number;
  try {
    smtpListens = await listen(smtp.server, smtpPort, host, 'mailbox (SMTP)');
  } catch (error) {
    await closeHttp(http);
    throw error;
  }

  return {
    smtpUrl: `smtp://${host}:${smtpListens}`,
    url: `http://${host}:${httpListens}`,
    messages: arrivals.all,
    async close() {
      await Promise.all([new Promise<void>((resolve) => smtp.close(() => resolve())), closeHttp(http)]);
    },
  };
}

function createSmtp(store: MailStore, arrivals: Arrivals<CapturedMessage>): SMTPServer {
  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw refusal(552, `The message is larger than ${MAX_MESSAGE_BYTES} bytes`);
    const { mailFrom, rcptTo } = session.envelope;
    const envelope = {
      from: mailFrom === false ? '' : mailFrom.address,
      to: rcptTo.map(({ address }) => address),
    };
    const message = await store.store(raw, envelope, new Date());
    arrivals.add(message);
    return `Kept as ${message.id}`;
  }

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: MAX_MESSAGE_BYTES,
    logger: false,
    // No client is waited for: a stack that stops has said so to its own worker first.
    closeTimeout: 1,
    onData(stream, session, callback) {
      receive(stream, session).then(
        (reply) => callback(null, reply),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A client that hangs up in the middle is reported here, and without a listener it would end the process.
  smtp.on('error', () => undefined);
  return smtp;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A message can be answered, by a form of ours; the frame that shows its HTML submits none. */
const MAIL_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': PAGE_HEADERS['Content-Security-Policy']?.replace(
    "form-action 'none'",
    "form-action 'self'",
  ),
};

function serveMail(
  app: Express,
  store: MailStore,
  arrivals: Arrivals<CapturedMessage>,
  repliesTo?: RepliesTo,
): void {
  const find = (id: string) => arrivals.all().find((message) => message.id === id);

  app.use((_request, response, next) => {
    response.set(MAIL_HEADERS);
    next();
  });
  serveLiveUpdates(app, arrivals);
  app.get('/', (_request, response) => {
    response.type('html').send(mailListPage(arrivals.all()));
  });
  app.get('/messages/:id', (request, response) => {
    const message = find(request.params.id);
    if (message === undefined) response.status(404).type('html').send(noSuchMailPage());
    else response.type('html').send(messagePage(message, { canReply: repliesTo !== undefined }));
  });
  app.post('/messages/:id/reply', express.urlencoded({ extended: false }), async (request, response) => {
    const message = find(request.params.id);
    // Other pages in the same browser have no say here.
    const isOurs = ['same-origin', undefined].includes(request.get('sec-fetch-site'));
    if (message === undefined || repliesTo === undefined || !isOurs) {
      response.status(404).type('html').send(noSuchMailPage());
      return;
    }
    const failure = await sendReply(repliesTo, message, String(request.body?.text ?? '')).then(
      () => undefined,
      (error: Error) => error.message,
    );
    const page = messagePage(message, { canReply: true, reply: failure ?? 'sent' });
    response
      .status(failure === undefined ? 200 : 502)
      .type('html')
      .send(page);
  });
  app.get('/messages/:id/attachments/:index', async (request, response) => {
    const message = find(request.params.id);
    const attachment = message && (await store.attachment(message.id, Number(request.params.index)));
    if (attachment === undefined) {
      response.status(404).type('html').send(noSuchMailPage());
      return;
    }
    // Whatever the message calls it, the browser saves it and never shows it.
    response.attachment(attachment.filename).type('application/octet-stream').send(attachment.content);
  });
  app.get('/api/messages', (_request, response) => {
    response.json(arrivals.all());
  });
  app.get('/api/messages/:id', (request, response) => {
    const message = find(request.params.id);
    if (message === undefined) response.status(404).json({ error: 'No such message' });
    else response.json(message);
  });
}
