import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Core,
  type Logger,
  listening,
  type MemoryPart,
  shareMemory,
  type WorkerConfig,
  withSpan,
} from '@credence/core';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { turnsPerKey } from '../queue/slots.ts';
import { mailAuthenticator } from './authenticate-mail.ts';
import { createPostbox, type Postbox } from './postbox.ts';
import { shareSlots } from './share-slots.ts';
import { isReply, reply } from './smtp-reply.ts';

/** The listener that takes replies and delivery reports. */
export interface InboundMail {
  port: number;
  /** Takes no new mail, lets what has begun to arrive end, and hangs up. */
  stop(): Promise<void>;
}

export type InboundMailConfig = { INBOUND_SMTP_PORT: number } & Pick<
  WorkerConfig,
  'INBOUND_SMTP_HOST' | 'INBOUND_SMTP_TLS_KEY' | 'INBOUND_SMTP_TLS_CERT' | 'REPLY_DOMAIN'
> &
  Partial<Pick<WorkerConfig, 'CHECK_MAIL_SENDERS' | 'ENVIRONMENT'>>;

/** How long things may take, in milliseconds, and how much of them there may be. */
export interface InboundMailLimits {
  maxBytes?: number;
  /** All mails together that are arriving, waiting or being taken, in bytes; those of one address get at most half. */
  maxHeldBytes?: number;
  maxClients?: number;
  /** For a client that has not named an address of ours yet. */
  strangerMs?: number;
  silenceMs?: number;
  sessionMs?: number;
  stopMs?: number;
}

const DEFAULTS: Required<InboundMailLimits> = {
  maxBytes: 25 * 1024 * 1024,
  maxHeldBytes: 100 * 1024 * 1024,
  maxClients: 200,
  strangerMs: 60_000,
  silenceMs: 60_000,
  // A client that sends a byte a minute shall not keep a slot for ever.
  sessionMs: 15 * 60_000,
  stopMs: 10_000,
};

/** A client that is there. */
interface Visit {
  leave: () => void;
  timer: NodeJS.Timeout;
}

const ADMITTING = { name: 'inbound-mail address', role: 'request' } as const;
const TAKING = { name: 'inbound-mail', role: 'request' } as const;
const MAX_RECIPIENTS = 20;
/** Wrong addresses that one session may ask for. */
const MAX_REFUSALS = 10;
/** Mails that are taken apart and stored at the same time. */
const AT_ONCE = 2;
/** What a mail and a piece of it take beside their bytes, so that many small ones have their bound too. */
const MAIL_OVERHEAD = 64 * 1024;
const PIECE_OVERHEAD = 512;

/** Listens for mail to the reply addresses of attempts, and for nothing else: there is no login, and nothing is passed on. */
export async function startInboundMail(
  core: Core,
  config: InboundMailConfig,
  logger: Logger,
  overrides: InboundMailLimits = {},
): Promise<InboundMail> {
  const limits = { ...DEFAULTS, ...overrides };
  const checksSenders = config.CHECK_MAIL_SENDERS ?? config.ENVIRONMENT === 'production';
  const authenticator = checksSenders ? mailAuthenticator() : undefined;
  const postbox = createPostbox(core, config.REPLY_DOMAIN, logger, authenticator);
  const arriving = new Set<Promise<unknown>>();
  const refusals = new WeakMap<SMTPServerSession, number>();
  const visits = new Map<SMTPServerSession, Visit>();
  const slots = shareSlots(limits.maxClients);
  const turns = turnsPerKey(AT_ONCE);
  // An address has one turn at a time: a sender of what takes long keeps no other waiting.
  const turnsOfAddress = turnsPerKey(1);
  const partOfMemory = shareMemory(limits.maxHeldBytes);
  const tls = certificateOf(config);

  const smtp = new SMTPServer({
    ...(tls ? { ...tls, minVersion: 'TLSv1.2' as const } : {}),
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    hidePIPELINING: true,
    name: config.REPLY_DOMAIN,
    banner: 'Credence replies',
    logger: false,
    size: limits.maxBytes,
    maxClients: limits.maxClients,
    socketTimeout: limits.silenceMs,
    closeTimeout: limits.stopMs,
    onConnect(session, callback) {
      const leave = slots(session.remoteAddress);
      if (!leave) return callback(reply(421, '4.7.0 Too many connections from there'));
      visits.set(session, { leave, timer: setTimeout(() => hangUp(session), limits.strangerMs) });
      callback();
    },
    onClose(session) {
      const visit = visits.get(session);
      visits.delete(session);
      clearTimeout(visit?.timer);
      visit?.leave();
    },
    onRcptTo({ address }, session, callback) {
      admit(postbox, address, session).then(
        () => {
          clearTimeout(visits.get(session)?.timer);
          callback();
        },
        (error: Error) => {
          const refused = (refusals.get(session) ?? 0) + (isReply(error, 550) ? 1 : 0);
          refusals.set(session, refused);
          callback(refused > MAX_REFUSALS ? reply(421, '4.7.0 Too many wrong addresses') : error);
        },
      );
    },
    onData(stream, { envelope, remoteAddress, hostNameAppearsAs }, callback) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const owner = recipients[0]?.toLowerCase() ?? '';
      // A client that hangs up makes room for another one, while its mail still waits: so mails are counted, not clients.
      const memory = partOfMemory(owner);
      const arrival = readAll(stream, memory)
        .then((raw) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address || null : null;
          const client = { address: remoteAddress, name: hostNameAppearsAs };
          const take = () => withSpan(TAKING, () => postbox.take(raw, { from, client, recipients }));
          return turnsOfAddress(owner, () => turns('all', take));
        })
        .then(() => callback(null, '2.0.0 Kept'), callback)
        .finally(() => {
          memory.giveBack();
          arriving.delete(arrival);
        });
      arriving.add(arrival);
    },
  });
  const hangUp = (session: SMTPServerSession) => {
    for (const connection of smtp.connections) {
      if (connection.session === session) connection.send(421, '4.4.2 No mail was addressed here');
    }
  };
  // A client that hangs up in the middle, or talks nonsense, is reported here.
  smtp.on('error', (error: Error) => logger.debug({ err: error }, 'Trouble with a mail client'));

  const server = smtp.listen(config.INBOUND_SMTP_PORT, config.INBOUND_SMTP_HOST);
  const sockets = keepSockets(server, limits.sessionMs);
  // The listener above hears an error too, which must not be lost here.
  const port = await listening(server, 'INBOUND_SMTP_PORT');
  logger.info({ port, tls: tls !== null }, 'Replies by mail are taken');

  return {
    port,
    async stop() {
      const closed = new Promise<void>((resolve) => smtp.close(resolve));
      await Promise.race([Promise.allSettled(arriving), delay(limits.stopMs, undefined, { ref: false })]);
      // Their last answers still go out.
      for (const socket of sockets) socket.destroySoon();
      await closed;
    },
  };
}

/** @throws with the answer to give, when the address takes no mail, or that cannot be told now */
async function admit(postbox: Postbox, address: string, { envelope }: SMTPServerSession): Promise<void> {
  if (envelope.rcptTo.length >= MAX_RECIPIENTS) throw reply(452, '4.5.3 Too many recipients');
  if (!(await withSpan(ADMITTING, () => postbox.has(address))))
    throw reply(550, '5.1.1 There is no such address here');
}

/** @throws with the answer to give, when it is too large, or there is no memory left for it */
async function readAll(stream: SMTPServerDataStream, memory: MemoryPart): Promise<Buffer> {
  let chunks: Buffer[] = [];
  let fits = memory.grow(MAIL_OVERHEAD);
  // Whatever becomes of it, the other side listens only when it has sent everything.
  for await (const chunk of stream) {
    fits &&= !stream.sizeExceeded && memory.grow(chunk.length + PIECE_OVERHEAD);
    if (fits) {
      chunks.push(chunk);
    } else {
      chunks = [];
      memory.giveBack();
    }
  }
  if (stream.sizeExceeded) throw reply(552, '5.3.4 The message is too large');
  if (!fits) throw reply(452, '4.3.1 Too many messages are arriving, please try again later');
  return Buffer.concat(chunks);
}

function certificateOf(config: InboundMailConfig): { key: string; cert: string } | null {
  const { INBOUND_SMTP_TLS_KEY: key, INBOUND_SMTP_TLS_CERT: cert } = config;
  return key === undefined || cert === undefined ? null : { key, cert };
}

/** Knows the open connections, and ends each one that has been there for too long. */
function keepSockets(server: ReturnType<SMTPServer['listen']>, longest: number): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => socket.destroy(), longest);
    sockets.add(socket);
    socket.once('close', () => {
      clearTimeout(timer);
      sockets.delete(socket);
    });
  });
  return sockets;
}
