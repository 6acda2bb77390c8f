import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import { InboundEntity, type InboundRow } from '../../entities/inbound-entity.ts';
import { OutboundEntity } from '../../entities/outbound-entity.ts';
import { type InboundContent, openInbound, sealInbound } from '../read/inbound-content.ts';
import type { Reading } from '../read/reading.ts';
import { type ModelAnswer, withModelValues } from '../reply/model/with-model-values.ts';
import { type ModelQuestion, questionForModel } from '../reply/model/words-for-model.ts';
import { type AskedRequest, askedOf } from './asked-of.ts';

interface MessageIds {
  searchId: string;
  inboundId: string;
}

/**
 * What to ask a model about a mail that waits to be processed, counted against what the organization allows for the day:
 * once for each mail, whatever becomes of it.
 * @returns null where nothing is to be asked
 */
export function takeModelQuestion(context: Context, ids: MessageIds): Promise<ModelQuestion | null> {
  const { modelReadingsPerDay } = context.organization;
  if (modelReadingsPerDay === null) return Promise.resolve(null);
  return inTransaction(context, async (transaction) => {
    const found = await openQuestion(context, transaction, ids);
    if (!found || found.inbound.modelAskedAt !== null) return null;
    if (!(await spend(context, transaction, ids.inboundId, modelReadingsPerDay))) return null;
    return found.question;
  });
}

/** Keeps what a model has read beside what the rules have, where it stands in the mail. */
export function keepModelAnswer(context: Context, ids: MessageIds, answer: ModelAnswer): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const found = await openQuestion(context, transaction, ids);
    if (!found) return;
    const { inbound, content, reading, asked, question } = found;
    const { receivedAt: at, organizationId, id } = inbound;
    const record = { claims: asked.records[0] ?? {}, record: asked.indexes[0] ?? 0, at };
    const read = withModelValues(reading, question, answer, record);
    if (read === reading) return;
    await transaction.manager.update(
      InboundEntity,
      { organizationId, id },
      { content: sealInbound(context, id, { ...content, reading: read }) },
    );
  });
}

interface OpenQuestion {
  inbound: InboundRow;
  content: InboundContent;
  reading: Reading;
  asked: AskedRequest;
  question: ModelQuestion;
}

async function openQuestion(
  context: Context,
  transaction: Transaction,
  { searchId, inboundId }: MessageIds,
): Promise<OpenQuestion | null> {
  const { manager } = transaction;
  const key = { organizationId: context.organization.id, id: inboundId };
  const inbound = await manager.findOne(InboundEntity, {
    where: { ...key, searchId, door: 'MAIL' },
    lock: { mode: 'pessimistic_write' },
  });
  if (!inbound?.outboundId || inbound.processedAt !== null) return null;
  const content = openInbound(context, inbound);
  const { reading, message } = content;
  if (!reading || !message?.text) return null;
  const { records } = await manager.findOneByOrFail(OutboundEntity, { ...key, id: inbound.outboundId });
  const asked = await askedOf(context, transaction, searchId, records);
  const { from, subject, text } = message;
  const question = questionForModel(asked, { from, subject, text, isAutoReply: false }, reading);
  return question && { inbound, content, reading, asked, question };
}

/** Whether there is one left for the day, in UTC, which is then taken; several at a time wait for each other. */
async function spend(
  context: Context,
  transaction: Transaction,
  id: string,
  allowed: number,
): Promise<boolean> {
  const { organization } = context;
  const at = now(context);
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `model readings of ${organization.id}`,
  ]);
  const [spent] = await transaction.query<{ readings: number }>(
    'select count(*)::int as readings from inbound_messages where organization_id = $1 and model_asked_at >= $2',
    [organization.id, new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS)],
  );
  if ((spent?.readings ?? 0) >= allowed) return false;
  await transaction.manager.update(
    InboundEntity,
    { organizationId: organization.id, id },
    { modelAskedAt: at },
  );
  return true;
}

const DAY_MS = 86_400_000;
