import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { type NamedPerson, namesOfPeople } from '../access/sessions/names-of-people.ts';
import { askerOf } from '../context/asker.ts';
import { type Context, now } from '../context/context.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { NoteEntity, openNote, sealNote } from './note-entity.ts';

/** A note, readable. */
export interface NoteReading {
  id: string;
  text: string;
  /** Null for a program that named no one. */
  author: NamedPerson | null;
  createdAt: Date;
}

/** More than a person reads. */
const MOST_NOTES = 200;

/**
 * The notes of a search, oldest first; the newest of them where there are more than a few hundred.
 * @throws NotFound when there is no such search
 */
export function listNotes(context: Context, { searchId }: { searchId: string }): Promise<NoteReading[]> {
  const organizationId = context.organization.id;
  return inTransaction(context, async (transaction) => {
    const { manager } = transaction;
    if (!(await manager.existsBy(SearchEntity, { organizationId, id: searchId })))
      throw new NotFound('Search not found');
    const rows = await manager.find(NoteEntity, {
      where: { organizationId, searchId },
      order: { id: 'DESC' },
      take: MOST_NOTES,
    });
    const named = await namesOfPeople(
      context,
      transaction,
      rows.map(({ author }) => author),
    );
    return rows.toReversed().map((row) => ({
      id: row.id,
      text: openNote(context, row),
      author: row.author === null ? null : named(row.author),
      createdAt: row.createdAt,
    }));
  });
}

/**
 * Adds a note to a search.
 * @throws NotFound when there is no such search, Conflict once its personal data was cleared
 */
export function addNote(
  context: Context,
  { searchId, text }: { searchId: string; text: string },
): Promise<NoteReading> {
  return inTransaction(context, async (transaction) => {
    await requireUncleared(context, transaction, searchId);
    const id = newId();
    const author = askerOf(context);
    const createdAt = now(context);
    await transaction.manager.insert(NoteEntity, {
      organizationId: context.organization.id,
      id,
      searchId,
      author,
      words: sealNote(context, id, text),
      createdAt,
    });
    const named = await namesOfPeople(context, transaction, [author]);
    return { id, text, author: author === null ? null : named(author), createdAt };
  });
}

/** A redaction waits for notes that came before it, and lets none in after it. */
async function requireUncleared(
  { organization }: Context,
  { query }: Transaction,
  searchId: string,
): Promise<void> {
  const [order] = await query<{ redacted: boolean }>(
    `select o.redacted_at is not null as redacted
      from searches s join orders o on (o.organization_id, o.id) = (s.organization_id, s.order_id)
      where s.organization_id = $1 and s.id = $2 for share of o`,
    [organization.id, searchId],
  );
  if (!order) throw new NotFound('Search not found');
  if (order.redacted) throw new Conflict('The personal data of the order was cleared: nothing can be noted');
}
