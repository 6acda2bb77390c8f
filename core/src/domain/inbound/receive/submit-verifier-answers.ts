import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { newId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { rowsOf } from '../../../platform/database/rows/insert-rows.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Conflict, Invalid } from '../../../platform/errors.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { aboutAttempt } from '../../attempts/about-attempt.ts';
import { recordResponse } from '../../attempts/settle-attempt.ts';
import type { Core } from '../../context/context.ts';
import { type Context, now } from '../../context/context.ts';
import { InboundDocumentEntity } from '../../entities/inbound-document-entity.ts';
import { InboundEntity, type InboundRow, UNPROCESSED } from '../../entities/inbound-entity.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { tellAttempt } from '../../outbounds/send/tell-attempt.ts';
import type { VerifierAnswers } from '../../records/verifier-form.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import type { Arrived } from '../decide/answers-so-far.ts';
import { keepDocuments } from '../documents/keep-documents.ts';
import { classifyAnswers } from '../read/classify-answers.ts';
import { openInbound, sealInbound } from '../read/inbound-content.ts';
import { answerProblems } from './answer-problems.ts';
import { answersToKeep } from './answers-to-keep.ts';
import { documentsFromLetters, type Letter, letterProblems } from './letters.ts';
import { type HaveRead, readAtDoor } from './read-at-door.ts';
import { formOfLink } from './read-verifier-form.ts';
import { attemptOfLink, contextOfLink, type LinkUse } from './verifier-attempt.ts';

/** Channel of answers given on the verifier page. */
const PAGE_CHANNEL = 'EFORM';

/** An answer from the page names itself: it needs no interpretation. */
const PAGE_CONFIDENCE = 1;

/** What became of a form: `OTHER_KEPT` when this attempt was answered before, and differently. */
export type Submission = 'RECORDED' | 'RECORDED_BEFORE' | 'OTHER_KEPT';

/**
 * Records the answer of the person behind a link, with the letters that they sent along, and reads it. The first answer is the one
 * that is kept: the same form again changes nothing, and neither does another one.
 * @throws InvalidLink, Invalid with a problem for each wrong field, Conflict when the search has ended
 */
export async function submitVerifierAnswers(
  core: Core,
  token: string,
  answers: VerifierAnswers,
  letters: readonly Letter[] = [],
  from?: LinkUse,
): Promise<Submission> {
  const { context, linkHash } = await contextOfLink(core, token, 'form.answer', from);
  return readAtDoor(context, (read) => submit(context, linkHash, { answers, letters }, read));
}

interface Answer {
  answers: VerifierAnswers;
  letters: readonly Letter[];
}

function submit(
  context: Context,
  linkHash: Buffer,
  { answers, letters }: Answer,
  read: HaveRead,
): Promise<Submission> {
  return inTransaction(context, async (transaction) => {
    const attempt = await attemptOfLink(context, transaction, linkHash);
    const { searchId } = attempt;
    // The lock lets two copies of one form take turns.
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked) throw new Error('An attempt has no search');
    const form = await formOfLink(context, transaction, linkHash);
    const answer = { answers: answersToKeep(form, answers), letters };
    if (form.state === 'ANSWERED') {
      const isSame = await isAnsweredWith(context, transaction, attempt, answer);
      return isSame ? 'RECORDED_BEFORE' : 'OTHER_KEPT';
    }
    if (form.state === 'CLOSED') throw new Conflict('This verification is no longer needed');
    const problems = [...answerProblems(form, answers), ...letterProblems(letters)];
    if (problems.length > 0) throw new Invalid(problems);
    const arrived = await keep(context, transaction, attempt, answer);
    await arrive(context, transaction, locked, attempt, answer);
    await read(transaction, locked, arrived);
    return 'RECORDED';
  });
}

async function keep(
  context: Context,
  transaction: Transaction,
  { organizationId, searchId, contactId, id: outboundId }: OutboundRow,
  { answers, letters }: Answer,
): Promise<Arrived> {
  const id = newId();
  const inbound: InboundRow = {
    organizationId,
    id,
    searchId,
    contactId,
    outboundId,
    door: 'PAGE',
    messageId: `page:${outboundId}`,
    threadId: null,
    channel: PAGE_CHANNEL,
    classification: classifyAnswers(answers),
    confidence: PAGE_CONFIDENCE,
    content: sealInbound(context, id, {
      answers,
      message: null,
      reasoning: null,
      failureReasons: [],
      metadata: {},
    }),
    receivedAt: now(context),
    ...UNPROCESSED,
  };
  transaction.pending.insert(rowsOf(InboundEntity, [inbound]));
  const owner = { searchId, inboundId: id };
  const documents = await keepDocuments(context, transaction, owner, documentsFromLetters(letters));
  return { inbound, documents };
}

/** Whose page is answered has the request. */
async function arrive(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  attempt: OutboundRow,
  { letters }: Answer,
): Promise<void> {
  const isNews = recordResponse(context, transaction, locked, attempt.id, { isByLink: true });
  await recordActivities(context, transaction, [
    {
      ...aboutAttempt(context, locked, attempt),
      activityType: 'RESPONSE_RECEIVED',
      description: `Answer received on the verifier page${withLetters(letters.length)}`,
    },
  ]);
  if (isNews) await tellAttempt(context, transaction, locked, attempt.id, { status: 'DELIVERED' });
}

function withLetters(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', with a document' : `, with ${count} documents`;
}

/** Whether the answer that is kept says the same, and came with the same files. */
async function isAnsweredWith(
  context: Context,
  { manager }: Transaction,
  { organizationId, id: outboundId }: OutboundRow,
  { answers, letters }: Answer,
): Promise<boolean> {
  const inbound = await manager.findOneByOrFail(InboundEntity, { organizationId, outboundId, door: 'PAGE' });
  if (!isDeepStrictEqual(openInbound(context, inbound).answers, answers)) return false;
  const documents = await manager.find(InboundDocumentEntity, {
    select: { sha256: true },
    where: { organizationId, inboundId: inbound.id },
  });
  const kept = documents.map(({ sha256 }) => sha256.toString('hex'));
  const sent = letters.map(({ content }) => createHash('sha256').update(content).digest('hex'));
  return isDeepStrictEqual(kept.toSorted(), sent.toSorted());
}
