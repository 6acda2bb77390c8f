import { createAuditNote, noteResources } from '../../../platform/audit/audit-note.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { findRows } from '../../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Core } from '../../context/context.ts';
import { type Context, now } from '../../context/context.ts';
import { contextForOrganization } from '../../context/find-organization.ts';
import type { InboundRow } from '../../entities/inbound-entity.ts';
import { OutboundEntity, type OutboundRow } from '../../entities/outbound-entity.ts';
import { parseReplyToken } from '../../outbounds/plan/link-token.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import type { NewDocument } from '../documents/keep-documents.ts';
import { heldOf } from '../read/inbound-content.ts';
import type { ClassifiedMessage } from '../reply/classify-message.ts';
import { readInThread } from '../reply/read-in-thread.ts';
import { type AskedRequest, askedOf, inSearch } from './asked-of.ts';
import { chooseDocuments } from './choose-documents.ts';
import { findMessage, keepMessage } from './keep-message.ts';
import { type IncomingMail, messageOf, metadataOf, storableId, wordsOf } from './mail-to-keep.ts';
import { originOf } from './origin-of.ts';
import { byJob, type HaveRead, readAtDoor } from './read-at-door.ts';
import { checkRoomForMail } from './room-for-mail.ts';

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
  const address = await readAddress(core, mail.recipient);
  if (!address) return null;
  const audit = createAuditNote({
    action: 'inbound.mail',
    actor: address.context.actor,
    subject: null,
    requestId: null,
  });
  const context = { ...address.context, audit };
  const found = await inTransaction(address.context, (transaction) => lookFor(address, transaction, mail));
  if (!found) return null;
  if (found.known) return toldAgain(context, found.attempt, found.known);
  // Mails are read one after the other: on a busy machine that takes longer than a transaction may be idle.
  const read = await readInThread({
    kind: mail.kind,
    words: wordsOf(mail),
    signs: { hasDocuments: mail.documents.length > 0, at: now(context) },
    request: found.asked,
  });
  const keeping = (haveRead: HaveRead) => keep(context, mail, { ...found, read }, haveRead);
  // A model is asked by a worker, before the mail is read.
  if (context.organization.modelReadingsPerDay !== null) return keeping(byJob(context));
  return readAtDoor(context, keeping);
}

/** What is known of a mail before it is read, and its message where it came before. */
type FoundMessage = { attempt: OutboundRow } & (
  | { known: InboundRow }
  | { known: null; asked: AskedRequest; chosen: ReturnType<typeof chooseDocuments> }
);

/**
 * What a search asks does not change until its order is redacted, after which nothing of a mail is kept: what was read about is
 * still so when the mail is kept.
 */
async function lookFor(
  address: ReplyAddress,
  transaction: Transaction,
  mail: IncomingMail,
): Promise<FoundMessage | null> {
  const attempt = await attemptOf(address, transaction);
  if (!attempt) return null;
  const { context } = address;
  const known = await findMessage(context, transaction, keyOf(mail, attempt));
  if (known) return { attempt, known };
  const chosen = chooseDocuments(mail.documents);
  const asked = await askedOf(context, transaction, attempt.searchId, attempt.records);
  return { attempt, known, asked, chosen };
}

const keyOf = ({ messageId }: IncomingMail, { id: outboundId }: OutboundRow) =>
  ({ door: 'MAIL', messageId: storableId(messageId), outboundId }) as const;

/** In bytes, of all. */
const sizeOf = (documents: readonly NewDocument[]): number =>
  documents.reduce((bytes, { content }) => bytes + content.length, 0);

/** A copy is noted in the audit trail like what came first. */
const toldAgain = (
  context: Context,
  { id: outboundId, searchId }: OutboundRow,
  { id: inboundId }: InboundRow,
): Promise<ReceivedMail> =>
  inTransaction(context, async () => {
    noteResources(context, { searchId, outboundId });
    return { searchId, inboundId };
  });

function keep(
  context: Context,
  mail: IncomingMail,
  { attempt, asked, chosen, read }: Extract<FoundMessage, { known: null }> & { read: ClassifiedMessage },
  haveRead: HaveRead,
): Promise<ReceivedMail> {
  return inTransaction(context, async (transaction) => {
    const { id: outboundId, searchId, contactId } = attempt;
    noteResources(context, { searchId, outboundId });
    const { classified } = read;
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked) throw new Error('An attempt has no search');
    const origin = originOf(context, locked, attempt, mail);
    await checkRoomForMail(transaction, attempt, sizeOf(chosen.kept));
    const row = await keepMessage(
      context,
      transaction,
      {
        key: keyOf(mail, attempt),
        classified,
        documents: chosen.kept,
        match: { searchId, contactId, outboundId },
        threadId: mail.inReplyTo && storableId(mail.inReplyTo),
        channel: 'EMAIL',
        content: {
          answers: null,
          message: messageOf(mail),
          reasoning: classified.reasoning,
          failureReasons: [],
          metadata: metadataOf(mail, chosen.leftOut),
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
  const address = await readAddress(core, recipient);
  if (!address) return false;
  return inTransaction(address.context, async (transaction) => {
    const attempt = await attemptOf(address, transaction);
    if (attempt) await checkRoomForMail(transaction, attempt);
    return attempt !== null;
  });
}

/** Where to look for the attempt that a reply address belongs to. */
interface ReplyAddress {
  context: Context;
  replyHash: Buffer;
}

async function readAddress(core: Core, recipient: string): Promise<ReplyAddress | null> {
  const token = parseReplyToken(recipient);
  const context = token && (await contextForOrganization(core, token.organizationId, 'CONTACT'));
  if (!context || context.organization.status === 'INACTIVE') return null;
  return { context, replyHash: token.replyHash };
}

/** An address keeps working after its link has expired and its search has ended: what comes late is still noted. */
async function attemptOf(
  { context, replyHash }: ReplyAddress,
  transaction: Transaction,
): Promise<OutboundRow | null> {
  const [attempt] = await findRows(context, transaction, OutboundEntity, 'reply_hash = $2', [replyHash]);
  return attempt ?? null;
}
