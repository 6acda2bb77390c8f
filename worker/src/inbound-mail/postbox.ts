import { Conflict, type Core, isReplyAddress, type Logger, receiveMail } from '@credence/core';
import type { MailAuthenticator, MailClient } from './authenticate-mail.ts';
import { parseInThread } from './parse-in-thread.ts';
import { linesOf, type ParsedMail, parseMail, UnreadableMail } from './parse-mail.ts';
import { isReply, reply } from './smtp-reply.ts';

/** Who sent a mail and to whom, as the servers say it. */
export interface MailEnvelope {
  /** Null where no answer is wanted. */
  from: string | null;
  client: MailClient;
  recipients: readonly string[];
}

/** Where mail to the reply addresses ends up. What it throws is the answer to give. */
export interface Postbox {
  /** Whether there is such an address. */
  has(address: string): Promise<boolean>;
  /** Keeps a mail for each of its recipients. When it returns, everything is committed. */
  take(raw: Buffer, envelope: MailEnvelope): Promise<void>;
}

/** Most mails are smaller, and taken apart in less time than a thread takes to start. */
const SMALL_BYTES = 32 * 1024;
const SMALL_LINES = 1_000;

export const isSmall = (raw: Buffer): boolean =>
  raw.length <= SMALL_BYTES && linesOf(raw).short <= SMALL_LINES;

/**
 * The postbox of the reply addresses in one domain.
 * @param authenticate missing where it is not looked up where mails come from
 */
export function createPostbox(
  core: Core,
  replyDomain: string,
  logger: Logger,
  authenticate?: MailAuthenticator,
): Postbox {
  const localPart = (address: string): string | null => {
    const at = address.lastIndexOf('@');
    const isOurs = address.slice(at + 1).toLowerCase() === replyDomain.toLowerCase();
    return at > 0 && isOurs ? address.slice(0, at) : null;
  };

  const full = () => {
    logger.info('A mail was refused, because its attempt has too many');
    return reply(552, '5.2.2 This address takes no more mails');
  };

  /** Our own trouble passes: the sending server keeps the mail and tries again. */
  async function answering<T>(what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isReply(error)) throw error;
      if (error instanceof Conflict) throw full();
      logger.warn({ err: error }, what);
      throw reply(451, '4.3.0 Please try again later');
    }
  }

  async function read(raw: Buffer, from: string | null): Promise<ParsedMail> {
    try {
      return await (isSmall(raw) ? parseMail : parseInThread)(raw, from);
    } catch (error) {
      if (!(error instanceof UnreadableMail)) throw error;
      logger.info({ bytes: raw.length, reason: error.message }, 'A mail was refused');
      throw reply(554, '5.6.0 The message cannot be read');
    }
  }

  return {
    has: (address) =>
      answering('An address could not be looked up', async () => {
        const recipient = localPart(address);
        return recipient !== null && (await isReplyAddress(core, recipient));
      }),
    take: (raw, { from, client, recipients }) =>
      answering('A mail could not be kept', async () => {
        const mail = await read(raw, from);
        const authentication = (await authenticate?.(raw, client, from)) ?? null;
        let kept = 0;
        // The addresses were there a moment ago.
        let refusal = reply(550, '5.1.1 There is no such address here');
        for (const address of recipients) {
          const received = await receiveMail(core, {
            ...mail,
            authentication,
            recipient: localPart(address) ?? '',
          }).catch((error: unknown) => {
            if (!(error instanceof Conflict)) throw error;
            refusal = full();
          });
          if (!received) continue;
          kept += 1;
          logger.info({ ...received, kind: mail.kind, bytes: raw.length }, 'A mail was kept');
        }
        if (kept === 0) throw refusal;
      }),
  };
}
