import { JOB_POLICIES, type SendOutcome, troubleOfAnswer } from '@credence/core';
import { createTransport, type SendMailOptions } from 'nodemailer';

const TIMEOUT_MS = 15_000;
/** How many times that long sending may take in all, for a server that is never quite silent. */
const IN_ALL = 4;

/** The way to the mail server. */
export interface Smtp {
  send(message: SendMailOptions): Promise<SendOutcome>;
  close(): void;
}

/** @param timeoutMs how long the mail server may be silent */
export function createSmtp(url: string, timeoutMs = TIMEOUT_MS): Smtp {
  const transport = createTransport({
    url,
    pool: true,
    // One for each job that may send, so that none waits for another's connection.
    maxConnections: JOB_POLICIES['send-outbound'].slots,
    // A message that met a connection gone stale gets a fresh one; all other repeats are the schedule's.
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Mail is made of our text and the release: nothing is ever read from a path or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', ({ data, message }, done) => {
    const open = message.createReadStream.bind(message);
    // The connection begins to read this stream when the server has asked for the body. Streams before it end as soon as
    // the rest fits into the buffers between them, which a server has seen nothing of.
    message.createReadStream = (options) => open(options).once('end', (data as WatchedMail).onHandedOver);
    done();
  });
  return {
    async send(message) {
      let isHandedOver = false;
      const onHandedOver = () => {
        isHandedOver = true;
      };
      const watched: WatchedMail = { ...message, onHandedOver };
      try {
        await transport.sendMail({ ...watched, signal: AbortSignal.timeout(IN_ALL * timeoutMs) });
        return { kind: 'sent' };
      } catch (thrown) {
        const error = thrown as SmtpError;
        const outcome = outcomeOf(error);
        const isOpen = outcome.kind === 'postponed' && isHandedOver && error.responseCode === undefined;
        return isOpen ? { ...outcome, unconfirmed: true } : outcome;
      }
    },
    close: () => transport.close(),
  };
}

interface WatchedMail extends SendMailOptions {
  /** Called when the server has been given the whole of it. */
  onHandedOver: () => void;
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  /** What the server said, its code first. */
  response?: string;
  /** The step at which it failed. */
  command?: string;
}

/**
 * A 5xx answer to the recipient or the message is final. Everything else may pass: greylisting, a lost connection, a
 * time-out, a certificate that is not valid, a server that does not let us in.
 */
function outcomeOf({ code = 'SMTP', responseCode, command = '', response = '' }: SmtpError): SendOutcome {
  // The server's own words may quote the address: only the kind of failure is kept.
  const error = responseCode ? `${code} ${responseCode}` : code;
  const isFinal = responseCode !== undefined && responseCode >= 500;
  if (!isFinal || !/^(RCPT TO|DATA)$/.test(command)) return { kind: 'postponed', error };
  const unreachable = command === 'RCPT TO' && troubleOfAnswer(response) === 'PERMANENT';
  return { kind: 'refused', error, unreachable };
}
