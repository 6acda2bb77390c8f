import { type EntitySchema, type FindOptionsWhere, In } from 'typeorm';
import { clearNames, openNames, sealedNames } from '../../domain/applicants/applicant-names.ts';
import { type Context, type Core, now, withoutNote } from '../../domain/context/context.ts';
import { forEachOrganization, type OnFault, sum } from '../../domain/context/each-organization.ts';
import { OrganizationEntity } from '../../domain/context/organization-entity.ts';
import { sealsNames } from '../../domain/context/seals-names.ts';
import { ApplicantEntity } from '../../domain/entities/applicant-entity.ts';
import { clearBusiness, openBusiness, sealedBusiness } from '../../domain/entities/business-context.ts';
import { OrderEntity } from '../../domain/entities/order-entity.ts';
import { findOrganizationIds } from '../../domain/organizations/list-organizations.ts';
import type { TenantKey } from '../../platform/database/columns.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { updateRows } from '../../platform/database/rows/update-rows.ts';

/** Has an organization write names and business context sealed from now on, or in clear, for programs of 0.1.0. */
export function setNamesSealed(context: Context, isSealed: boolean): Promise<void> {
  const { core, organization } = context;
  return inTransaction(context, async ({ manager, afterCommit }) => {
    const at = now(context);
    const change = { namesSealedFrom: isSealed ? at : null, updatedAt: at };
    await manager.update(OrganizationEntity, { id: organization.id }, change);
    afterCommit(() => core.organizations.forgetAll());
  });
}

/**
 * Brings names and business context that are stored into the form in which the organization writes them, in small transactions.
 * A run that was stopped goes on with what is left.
 * @param rows of one transaction
 * @returns how many rows were changed; rows that another transaction was changing are left for another look
 */
export async function settleNames(
  context: Context,
  rows: number,
  onProgress: (done: number) => void = () => undefined,
): Promise<number> {
  let done = 0;
  for (const form of FORMS) {
    for (let after: string | null = null; ; ) {
      const changed: Changed | undefined = await form.settle(context, { after, rows });
      if (!changed) break;
      after = changed.last;
      done += changed.count;
      onProgress(done);
    }
  }
  return done;
}

/** Whether any names or business context are stored in the other form. */
export async function hasUnsettledNames(context: Context): Promise<boolean> {
  for (const { unsettled } of FORMS) {
    const [found] = await inTransaction(withoutNote(context), ({ query }) =>
      query(`select id from ${unsettled(context)} limit 1`, [context.organization.id]),
    );
    if (found) return true;
  }
  return false;
}

const ROWS = 200;

/**
 * Seals what organizations have stored in clear since before they seal names.
 * @returns how many rows were sealed
 */
export async function sealClearNames(core: Core, onFault?: OnFault): Promise<number> {
  const seal = async (context: Context) => (sealsNames(context) ? settleNames(context, ROWS) : 0);
  return sum(await forEachOrganization(core, await findOrganizationIds(core), seal, onFault));
}

interface Changed {
  last: string;
  count: number;
}

interface Piece {
  after: string | null;
  rows: number;
}

interface Form {
  /** Rows in the form that the organization does not want, as the end of a statement whose first parameter is its id. */
  unsettled(context: Context): string;
  settle(context: Context, piece: Piece): Promise<Changed | undefined>;
}

/** @param conditions by which rows are found; those of `inClear` have an index that is empty when all are sealed */
function form<Row extends TenantKey>(
  entity: EntitySchema<Row>,
  conditions: { inClear: string; sealed: string },
  change: (context: Context, row: Row) => Partial<Row>,
): Form {
  const { tableName } = entity.options;
  const unsettled = (context: Context) =>
    `${tableName} where organization_id = $1 and ${sealsNames(context) ? conditions.inClear : conditions.sealed}`;
  return {
    unsettled,
    // Never waits for a locked row, and so is never part of a deadlock.
    settle: (context, { after, rows: most }) =>
      inTransaction(withoutNote(context), async (transaction) => {
        const organizationId = context.organization.id;
        const found = await transaction.query<{ id: string }>(
          `select id from ${unsettled(context)} and ($2::uuid is null or id > $2)
            order by id limit $3 for no key update skip locked`,
          [organizationId, after, most],
        );
        const last = found.at(-1)?.id;
        if (last === undefined) return undefined;
        const where = { organizationId, id: In(found.map(({ id }) => id)) } as FindOptionsWhere<Row>;
        const rows = await transaction.manager.findBy(entity, where);
        const changes = rows.map((row) => ({ ...change(context, row), id: row.id }));
        await updateRows(context, transaction, entity, changes);
        return { last, count: rows.length };
      }),
  };
}

const FORMS: readonly Form[] = [
  form(
    ApplicantEntity,
    { inClear: 'names is null and not is_redacted', sealed: 'names is not null' },
    (context, row) => {
      const names = openNames(context, row);
      return sealsNames(context) ? sealedNames(context, row.id, names) : clearNames(names);
    },
  ),
  form(OrderEntity, { inClear: 'business is null', sealed: 'business is not null' }, (context, row) => {
    const business = openBusiness(context, row);
    return sealsNames(context) ? sealedBusiness(context, row.id, business) : clearBusiness(business);
  }),
];
