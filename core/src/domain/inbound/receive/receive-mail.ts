import { createHash } from 'node:crypto';
import { createAuditNote, noteResources } from '../../../platform/audit/audit-note.ts';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts';
import type { Core } from '../../context/context.ts';
import { type Context, now } from '../../context/context.ts';
import { contextForOrganization } from '../../context/find-organization.ts';
import { OutboundEntity, type OutboundRow } from '../../entities/outbound-entity.ts';
import { parseReplyToken } from '../../outbounds/plan/link-token.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import type { NewDocument } from '../documents/keep-documents.ts';
import { heldOf, type InboundMessage } from '../read/inbound-content.ts';
import type { MailKind } from '../read/machine/mail-kind.ts';
import type { MailAuthentication } from '../read/mail-origin.ts';
import { readInThread } from '../reply/read-in-thread.ts';
import { askedOf, inSearch } from './asked-of.ts';
import { chooseDocuments, type LeftOutDocument } from './choose-documents.ts';
import { findMessage, keepMessage } from './keep-message.ts';
import { originOf } from './origin-of.ts';
import { byJob, type HaveRead, readAtDoor } from './read-at-door.ts';
import { checkRoomForMail } from './room-for-mail.ts';

/** A mail that came for one attempt, already parsed. */
export interface IncomingMail {
  /** Local part of the address it came to: one of ours for replies. */
  recipient: string;
  /** Sender of the envelope; null for what machines send, which is not to be answered. */
  envelopeFrom: string | null;
  /** Its Message-ID, or something else that every copy of it has in common. */
  messageId: string;
  /** Message-ID that it says it answers. */
  inReplyTo: string | null;
  from: string | null;
  to: readonly string[];
  subject: string | null;
  /** All of its words, with what it quotes. */
  text: string | null;
  /** When it was written, as its sender says. */
  date: Date | null;
  kind: MailKind;
  /** Message-IDs that it names, apart from its own. */
  names: readonly string[];
  /** What its domains say of where it came from; null where that is not looked up. */
  authentication: MailAuthentication | null;
  /** Everything attached; what may not be kept is named and left out. */
  documents: readonly NewDocument[];
}

/** What became of a mail, now or when it came first. */
export interface ReceivedMail {
  searchId: string;
  inboundId: string;
}

/**
 * Keeps a mail to a reply address as a message of its attempt, once, and has it read.
 * @returns null when the address belongs to no attempt
 * @throws Conflict when its attempt has so many that it keeps no more
 */
export async function receiveMail(core: Core, mail: IncomingMail): Promise<ReceivedMail | null> {
  const place = await placeOf(core, mail.recipient);
  if (!place) return null;
  const audit = createAuditNote({
    action: 'inbound.mail',
    actor: place.context.actor,
    subject: null,
    requestId: null,
  });
  const context = { ...place.context, audit };
  const attempt = await inTransaction(place.context, (transaction) => attemptAt(place, transaction));
  if (!attempt) return null;
  // A model is asked by a worker, before the mail is read.
  if (context.organization.modelReadingsPerDay !== null) return keep(context, mail, attempt, byJob(context));
  return readAtDoor(context, (read) => keep(context, mail, attempt, read));
}

function keep(
  context: Context,
  mail: IncomingMail,
  attempt: OutboundRow,
  haveRead: HaveRead,
): Promise<ReceivedMail> {
  return inTransaction(context, async (transaction) => {
    const { id: outboundId, searchId, contactId } = attempt;
    noteResources(context, { searchId, outboundId });
    const key = { door: 'MAIL', messageId: storableId(mail.messageId), outboundId } as const;
    const known = await findMessage(context, transaction, key);
    if (known) return { searchId, inboundId: known.id };

    const { kept, leftOut } = chooseDocuments(mail.documents);
    await checkRoomForMail(
      transaction,
      attempt,
      kept.reduce((bytes, { content }) => bytes + content.length, 0),
    );
    const { from, subject, kind } = mail;
    const asked = await askedOf(context, transaction, searchId, attempt.records);
    const read = await readInThread({
      kind,
      words: { from, subject, text: cut(mail.text, LONGEST_TEXT) },
      signs: { hasDocuments: mail.documents.length > 0, at: now(context) },
      request: asked,
    });
    const { classified } = read;
    const origin = await originOf(context, transaction, attempt, mail);
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked) throw new Error('An attempt has no search');
    const row = await keepMessage(
      context,
      transaction,
      {
        key,
        classified,
        documents: kept,
        match: { searchId, contactId, outboundId },
        threadId: mail.inReplyTo && storableId(mail.inReplyTo),
        channel: 'EMAIL',
        content: {
          answers: null,
          message: messageOf(mail),
          reasoning: classified.reasoning,
          failureReasons: [],
          metadata: metadataOf(mail, leftOut),
          origin,
          ...heldOf({ ...read, reading: inSearch(read.reading, asked) }),
        },
      },
      { locked, read: haveRead },
    );
    return { searchId, inboundId: row.id };
  });
}

/**
 * Whether a mail to this address would find its attempt.
 * @throws Conflict when the attempt keeps no more
 */
export async function isReplyAddress(core: Core, recipient: string): Promise<boolean> {
  const place = await placeOf(core, recipient);
  if (!place) return false;
  return inTransaction(place.context, async (transaction) => {
    const attempt = await attemptAt(place, transaction);
    if (attempt) await checkRoomForMail(transaction, attempt);
    return attempt !== null;
  });
}

/** Where to look for the attempt that a reply address belongs to. */
interface Place {
  context: Context;
  replyHash: Buffer;
}

async function placeOf(core: Core, recipient: string): Promise<Place | null> {
  const token = parseReplyToken(recipient);
  const context = token && (await contextForOrganization(core, token.organizationId, 'CONTACT'));
  if (!context || context.organization.status === 'INACTIVE') return null;
  return { context, replyHash: token.replyHash };
}

/** An address keeps working after its link has expired and its search has ended: what comes late is still noted. */
const attemptAt = ({ context, replyHash }: Place, { manager }: Transaction): Promise<OutboundRow | null> =>
  manager.findOne(OutboundEntity, {
    where: { organizationId: context.organization.id, replyHash },
  });

const LONGEST_ID = 500;

/** An id as it can be stored and compared: a strange one is replaced by its digest. */
const storableId = (id: string): string =>
  /^[\x21-\x7e]+$/.test(id) && id.length <= LONGEST_ID
    ? id
    : `sha256:${createHash('sha256').update(id).digest('hex')}`;

const LONGEST_TEXT = 50_000;
const LONGEST_LINE = 1_000;
const MOST_RECIPIENTS = 100;

const cut = (text: string | null, length: number): string | null =>
  text?.slice(0, length).toWellFormed() ?? null;

const messageOf = ({ from, to, subject, text, date, documents }: IncomingMail): InboundMessage => ({
  from: cut(from, LONGEST_LINE),
  to: to.slice(0, MOST_RECIPIENTS).map((address) => cut(address, LONGEST_LINE) ?? ''),
  subject: cut(subject, LONGEST_LINE),
  text: cut(text, LONGEST_TEXT),
  timestamp: date?.toISOString() ?? null,
  attachments: documents.slice(0, MOST_RECIPIENTS).map(({ fileName, contentType, content }) => ({
    filename: cut(fileName, LONGEST_LINE),
    contentType: cut(contentType, LONGEST_LINE),
    size: content.length,
    url: null,
  })),
});

/** What tells an expert where a mail came from, and which of its files are missing here. */
const metadataOf = (
  { envelopeFrom, inReplyTo }: IncomingMail,
  leftOut: readonly LeftOutDocument[],
): Record<string, unknown> => ({
  envelopeFrom: cut(envelopeFrom, LONGEST_LINE),
  inReplyTo: cut(inReplyTo, LONGEST_LINE),
  leftOut: leftOut.slice(0, MOST_RECIPIENTS),
});
