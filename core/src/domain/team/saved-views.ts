import type { SavedFilters } from '@credence/contract';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { askerOf, requireAsker } from '../context/asker.ts';
import { type Context, now } from '../context/context.ts';
import { SavedViewEntity, type SavedViewRow } from './saved-view-entity.ts';

/** A saved view, as its reader sees it. */
export interface SavedView extends Pick<SavedViewRow, 'id' | 'name' | 'filters' | 'isShared' | 'createdAt'> {
  isOwn: boolean;
}

/** More views of one person, or shared ones, are not to be chosen from. */
const MOST_VIEWS = 100;

/** Own views and shared ones, by name. */
export async function listViews(context: Context): Promise<SavedView[]> {
  const organizationId = context.organization.id;
  const owner = askerOf(context);
  const rows = await inTransaction(context, ({ manager }) =>
    manager.find(SavedViewEntity, {
      where: [{ organizationId, isShared: true }, ...(owner === null ? [] : [{ organizationId, owner }])],
      order: { name: 'ASC', id: 'ASC' },
      take: 2 * MOST_VIEWS,
    }),
  );
  return rows.map((row) => readingOf(row, owner));
}

/**
 * Saves a view, but for the words that were searched for: they are mostly a person's name, which would stay here when the
 * order is redacted.
 * @throws Forbidden where no person asks, or may share none; Conflict where there are too many
 */
export async function createView(
  context: Context,
  input: { name: string; filters: SavedFilters; isShared: boolean; mayShare: boolean },
): Promise<SavedView> {
  const { name, isShared, mayShare } = input;
  const { q: _words, ...filters } = input.filters;
  const owner = requireAsker(context);
  if (isShared && !mayShare) throw new Forbidden('Sharing views is not allowed');
  const organizationId = context.organization.id;
  return inTransaction(context, async ({ manager }) => {
    const count = await manager.countBy(
      SavedViewEntity,
      isShared ? { organizationId, isShared } : { organizationId, owner },
    );
    if (count >= MOST_VIEWS) throw new Conflict(`There are ${MOST_VIEWS} views already: delete one first`);
    const row = { organizationId, id: newId(), owner, name, filters, isShared, createdAt: now(context) };
    await manager.insert(SavedViewEntity, row);
    return readingOf(row, owner);
  });
}

/**
 * Deletes an own view, or a shared one where that is allowed.
 * @throws NotFound when there is none that the asker may see, Forbidden where it is another's
 */
export async function deleteView(
  context: Context,
  { viewId, mayShare }: { viewId: string; mayShare: boolean },
): Promise<void> {
  const organizationId = context.organization.id;
  const owner = requireAsker(context);
  return inTransaction(context, async ({ manager }) => {
    const row = await manager.findOneBy(SavedViewEntity, { organizationId, id: viewId });
    if (!row || (row.owner !== owner && !row.isShared)) throw new NotFound('View not found');
    if (row.owner !== owner && !mayShare) throw new Forbidden('It is a view of another person');
    await manager.delete(SavedViewEntity, { organizationId, id: viewId });
  });
}

const readingOf = (
  { id, name, filters, isShared, createdAt, owner }: SavedViewRow,
  reader: string | null,
): SavedView => ({ id, name, filters, isShared, createdAt, isOwn: owner === reader });
