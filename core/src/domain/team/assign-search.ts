import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { ConsolePersonEntity } from '../access/sessions/console-person-entity.ts';
import { type NamedPerson, namesOfPeople } from '../access/sessions/names-of-people.ts';
import { askerOf } from '../context/asker.ts';
import type { Context } from '../context/context.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { type AssignmentChange, isOwnChange } from './assignment-rule.ts';

/** A change of who works on a search, and whether the asker may make such changes for others. */
export interface Assigning extends AssignmentChange {
  searchId: string;
  mayAssignOthers: boolean;
}

/**
 * Says who works on a search, unless another person has changed that since it was read.
 * @throws NotFound when there is no such search, Conflict when another works on it than before, Forbidden for others where
 *   that is not allowed, Invalid for a person who never signed in
 */
export async function assignSearch(
  context: Context,
  { searchId, assignee, previous, mayAssignOthers }: Assigning,
): Promise<{ searchId: string; assignee: NamedPerson | null }> {
  const asker = askerOf(context);
  if (!mayAssignOthers && !isOwnChange({ assignee, previous }, asker))
    throw new Forbidden('Only searches of no one can be taken, and only own ones be left');
  return inTransaction(context, async (transaction) => {
    if (assignee !== null && assignee !== asker) await requirePerson(context, transaction, assignee);
    noteResources(context, { searchId, ...(assignee === null ? {} : { assignee }) });
    const [changed] = await transaction.query(
      `update searches set assignee = $3
        where organization_id = $1 and id = $2 and assignee is not distinct from $4 returning id`,
      [context.organization.id, searchId, assignee, previous],
    );
    if (!changed) throw await reasonAgainst(context, transaction, searchId);
    const named = await namesOfPeople(context, transaction, [assignee]);
    return { searchId, assignee: assignee === null ? null : named(assignee) };
  });
}

async function requirePerson(
  { organization }: Context,
  { manager }: Transaction,
  subject: string,
): Promise<void> {
  const known = await manager.existsBy(ConsolePersonEntity, { organizationId: organization.id, subject });
  if (!known) throw new Invalid(['assignee must be a person who has signed in to the organization']);
}

async function reasonAgainst(context: Context, transaction: Transaction, searchId: string): Promise<Error> {
  const search = await transaction.manager.findOne(SearchEntity, {
    select: { id: true, assignee: true },
    where: { organizationId: context.organization.id, id: searchId },
  });
  if (!search) return new NotFound('Search not found');
  if (search.assignee === null) return new Conflict('No one works on it any more: read it again');
  const named = await namesOfPeople(context, transaction, [search.assignee]);
  return new Conflict(`${named(search.assignee).name} works on it now: read it again`);
}
