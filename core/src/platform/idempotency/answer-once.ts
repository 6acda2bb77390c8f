import { DatabaseError, type QueryResultRow } from 'pg';
import { v5 } from 'uuid';
import type { Cipher } from '../database/encryption.ts';
import { inOneTrip } from '../database/in-transaction.ts';
import type { LateWork, Scope } from '../database/scope.ts';
import { openJson, sealJson } from '../database/sealed.ts';
import { inSharedTrip } from '../database/shared-trip.ts';
import type { Statement } from '../database/statement.ts';
import type { Transaction } from '../database/transaction.ts';
import { createUnitOfWork } from '../database/unit-of-work.ts';
import { KeyReused, StillRunning } from '../errors.ts';

/** How long an answer is remembered, in milliseconds. */
export const REMEMBERED_FOR = 24 * 3_600_000;

/** A request that its sender gave a key. */
export interface KeyedRequest {
  /** The endpoint; a key counts for one of them. */
  route: string;
  key: string;
  /** Tells this request from another one to the same endpoint, as it was written. */
  fingerprint: string;
  /** The same, whatever the order in which fields were written: clients may write a repetition anew. */
  content: string;
}

/** An answer as it went out. */
export interface Answer {
  status: number;
  contentType: string;
  /** The `Location` header. */
  location: string | null;
  body: string;
}

/** The request was answered before, or its work is still to be done. */
export type KeyedWork<Context> =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'new'; work: NewWork<Context> };

/** What the answers are remembered with: they are sealed. */
type Keeping = Scope & { cipher: Cipher };

export interface NewWork<Context> {
  /** What the request does in this context is kept together with its answer, or not at all. */
  context: Context;
  /**
   * Commits the work and remembers the answer. Work that failed is undone; its answer is remembered unless the same
   * request may fare better in a moment, or a corrected one with its key.
   * @throws StillRunning when another request with the key was faster; nothing is kept then
   */
  finish(answer: Answer): Promise<void>;
}

/**
 * Makes a request with a key take effect once. Its work, the key and the answer are one transaction: whatever dies at
 * whatever moment, a repetition finds either all of it or nothing.
 * @throws KeyReused when the key belongs to another request
 */
export async function answerOnce<Context extends Keeping>(
  context: Context,
  request: KeyedRequest,
): Promise<KeyedWork<Context>> {
  const id = v5(`${request.route}\n${request.key}`, context.organization.id);
  const answer = await findAnswer(context, id, request);
  if (answer) return { kind: 'answered', answer };

  let isStillRunning = false;
  let writeAll: ((last: readonly Statement[]) => Promise<unknown>) | undefined;
  const checkClaim = (lock: QueryResultRow | undefined): void => {
    isStillRunning = !lock?.taken;
    if (isStillRunning) throw new StillRunning();
  };
  const begin = async ({ together }: Transaction): Promise<void> => {
    // What was left is not there yet, and would not be kept or undone with this.
    if (writeAll) throw new Error('All of the work was left to be written with its answer');
    const [lock] = await together([claimOf(id)]);
    checkClaim(lock?.[0]);
  };
  const unit = createUnitOfWork(context, begin, `${id} ${request.fingerprint}`);
  const late: LateWork = {
    async ask(statements) {
      const [[lock] = [], ...rows] = await inSharedTrip(context, [claimOf(id), ...statements]);
      checkClaim(lock);
      return rows;
    },
    leave(write) {
      writeAll = write;
    },
  };
  const finish = async (answer: Answer): Promise<void> => {
    const failed = answer.status >= 400;
    if (failed) {
      writeAll = undefined;
      await unit.rollback();
    }
    // The other request may have ended since, with nothing to remember: then the key would be free for this answer.
    if (failed && (isStillRunning || isForgotten(answer))) return;
    const last = remembering(context, id, request, answer);
    try {
      await (writeAll?.(last) ?? unit.commit(last));
    } catch (error) {
      if (!saysAnswered(error)) throw error;
      // Nothing was done that a repetition could do twice.
      if (!failed) throw new StillRunning();
    }
  };
  return { kind: 'new', work: { context: { ...context, unitOfWork: { ...unit, late } }, finish } };
}

/** Faults of ours, too much at once, and bodies that are to be mended. */
const isForgotten = ({ status }: Answer): boolean => status >= 500 || [400, 422, 429].includes(status);

const cell = (id: string) => ({ table: 'idempotency_keys', column: 'answer', id });

interface Remembered {
  fingerprint: string;
  /** Programs before this one neither wrote nor read it. */
  content?: string;
  answer: Answer;
}

async function findAnswer(
  context: Keeping,
  id: string,
  { fingerprint, content }: KeyedRequest,
): Promise<Answer | undefined> {
  const { core, organization, cipher, tellCommit } = context;
  const look = {
    sql: 'select answer from idempotency_keys where organization_id = $1 and id = $2 and created_at > $3',
    values: [organization.id, id, oldestRemembered(context)],
  };
  // Who repeats a request may never have got the first answer, and what came with it.
  const [rows = []] = await (tellCommit
    ? inOneTrip({ core, organization, tellCommit }, [look])
    : inSharedTrip(context, [look]));
  const [row] = rows as { answer: Buffer }[];
  if (!row) return undefined;
  const remembered = openJson<Remembered>(cipher, cell(id), row.answer);
  const isSame = remembered.fingerprint === fingerprint || remembered.content === content;
  if (!isSame) throw new KeyReused();
  return remembered.answer;
}

/** Holds the key until the transaction ends, however it ends; false when another request holds it. */
const claimOf = (id: string): Statement => ({
  sql: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken',
  values: [id],
});

/** Fails where another request with the key has ended since our look. */
function remembering(
  context: Keeping,
  id: string,
  { fingerprint, content }: KeyedRequest,
  answer: Answer,
): Statement[] {
  const organizationId = context.organization.id;
  const remembered: Remembered = { fingerprint, content, answer };
  return [
    {
      sql: 'delete from idempotency_keys where organization_id = $1 and id = $2 and created_at <= $3',
      values: [organizationId, id, oldestRemembered(context)],
    },
    {
      sql: 'insert into idempotency_keys (organization_id, id, answer, created_at) values ($1, $2, $3, $4)',
      values: [organizationId, id, sealJson(context.cipher, cell(id), remembered), context.core.clock.now()],
    },
  ];
}

/** Whether an error says that the key has an answer by now. */
const saysAnswered = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'idempotency_keys_pkey';

const oldestRemembered = (context: Keeping): Date =>
  new Date(context.core.clock.now().getTime() - REMEMBERED_FOR);
