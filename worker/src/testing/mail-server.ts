import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/**
 * What a server does with mail for a recipient.
 * - `refuse`: answers RCPT with 550; of a sender's `@domain`, MAIL with 530
 * - `refuse-policy`: answers RCPT with 550, because of who we are
 * - `refuse-content`: answers the message with 554
 * - `greylist`: answers the first RCPT with 451, and takes the next
 * - `hang`: never answers RCPT
 * - `drip`: goes on answering RCPT without an end
 * - `hold`: takes the whole message, and never says so
 * - `drop-after-data`: hangs up where it should say that it has the message
 */
export type MailBehaviour =
  | 'accept'
  | 'refuse'
  | 'refuse-policy'
  | 'refuse-content'
  | 'greylist'
  | 'hang'
  | 'drip'
  | 'hold'
  | 'drop-after-data';

/** A message whose bytes arrived in full, whether or not the server said that it took them. */
export interface ArrivedMail {
  recipients: string[];
  /** Whom SMTP was told that it is from. */
  sender: string;
  raw: Buffer;
  email: Email;
}

/** An SMTP server on 127.0.0.1 that does as it is told. */
export interface MailServer {
  url: string;
  /** Oldest first. */
  arrived: ArrivedMail[];
  /** What is for one recipient, oldest first. */
  arrivedFor(recipient: string): ArrivedMail[];
  /** How often a recipient was asked for. */
  triedFor(recipient: string): number;
  /** From now on; `accept` is what an address meets that was never named here. */
  behave(address: string, behaviour: MailBehaviour): void;
  /** Called with every message that arrived, before it is answered. */
  onArrival(listener: (mail: ArrivedMail) => void): void;
  /** Closes the port and hangs up. */
  down(): Promise<void>;
  /** Listens again on the same port. */
  up(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  const behaviours = new Map<string, MailBehaviour>();
  const tries = new Map<string, number>();
  const listeners: ((mail: ArrivedMail) => void)[] = [];
  let running: { smtp: SMTPServer; sockets: Set<Socket> } | undefined;
  let port = 0;

  /** @returns whether to answer */
  async function receive(
    stream: SMTPServerDataStream,
    { envelope, remotePort }: SMTPServerSession,
  ): Promise<boolean> {
    const raw = await buffer(stream);
    const recipients = envelope.rcptTo.map(({ address }) => address);
    const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
    const mail = { recipients, sender, raw, email: await PostalMime.parse(raw) };
    arrived.push(mail);
    for (const listener of listeners) listener(mail);
    const behaviour = behaviours.get(recipients[0] ?? '');
    if (behaviour === 'refuse-content') throw reply(554, 'Not this');
    if (behaviour === 'drop-after-data') socketOf(remotePort)?.destroy();
    return behaviour !== 'hold';
  }

  const socketOf = (remotePort: number) =>
    [...(running?.sockets ?? [])].find((socket) => socket.remotePort === remotePort);

  function drip(remotePort: number): void {
    const socket = socketOf(remotePort);
    const timer = setInterval(() => socket?.write('250-and\r\n'), 20);
    socket?.once('close', () => clearInterval(timer));
  }

  async function up(): Promise<void> {
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 1,
      onMailFrom({ address }, _session, callback) {
        const domain = address.slice(address.lastIndexOf('@'));
        if (behaviours.get(domain) === 'refuse') return callback(reply(530, 'Who are you?'));
        callback();
      },
      onRcptTo({ address }, { remotePort }, callback) {
        const tried = (tries.get(address) ?? 0) + 1;
        tries.set(address, tried);
        const behaviour = behaviours.get(address);
        if (behaviour === 'hang') return;
        if (behaviour === 'drip') return drip(remotePort);
        if (behaviour === 'refuse') return callback(reply(550, 'No such user'));
        if (behaviour === 'refuse-policy') return callback(reply(550, '5.7.1 You may not write here'));
        if (behaviour === 'greylist' && tried === 1) return callback(reply(451, 'Try again later'));
        callback();
      },
      onData(stream, session, callback) {
        receive(stream, session).then((answer) => answer && callback(), callback);
      },
    });
    // A client that hangs up in the middle is reported here.
    smtp.on('error', () => undefined);
    const sockets = new Set<Socket>();
    const server = smtp.listen(port, '127.0.0.1');
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
    running = { smtp, sockets };
  }

  await up();
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    arrivedFor: (recipient) => arrived.filter(({ recipients }) => recipients.includes(recipient)),
    triedFor: (recipient) => tries.get(recipient) ?? 0,
    behave: (address, behaviour) => behaviours.set(address, behaviour),
    onArrival: (listener) => listeners.push(listener),
    up,
    async down() {
      if (!running) return;
      const { smtp, sockets } = running;
      running = undefined;
      const closed = new Promise<void>((resolve) => smtp.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
