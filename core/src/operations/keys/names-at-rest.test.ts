import { describe, expect, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { contextForOrganization } from '../../domain/context/find-organization.ts';
import { createOrder } from '../../domain/orders/create-order.ts';
import { readOrder } from '../../domain/orders/read-orders.ts';
import { listAllSearches } from '../../domain/searches/list-all-searches.ts';
import { dumpOf, orderInput, orderOf, readableIn, type TestCore } from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { hasUnsettledNames, sealClearNames, setNamesSealed, settleNames } from './names-at-rest.ts';

let test: TestCore;
const clock = useTestCore((made) => {
  test = made;
});

const { applicant, businessContext } = orderInput();

/** An organization of before, whose names are to be sealed a day from now. */
const earlier = (): Promise<Context> =>
  test.organization({ namesSealedFrom: new Date(clock.now().getTime() + 86_400_000) });

/** An order with a last name and a hiring company that occur nowhere else. */
async function named(context: Context, lastName: string) {
  const { orderId } = await createOrder(
    context,
    orderOf({
      applicant: { ...applicant, firstName: 'Xanthippe', lastName },
      businessContext: { ...businessContext, entityName: `${lastName} Ventures` },
    }),
  );
  return orderId;
}

/** The organization as it stands now. */
async function fresh({ organization }: Context): Promise<Context> {
  const found = await contextForOrganization(test.core, organization.id, 'SYSTEM');
  if (!found) throw new Error('The organization is gone');
  return found;
}

const inClear = async (name: string): Promise<boolean> => readableIn(await dumpOf(test), [name]).length > 0;

/** The last names that a text finds. */
async function found(context: Context, q: string): Promise<string[]> {
  const { searches } = await listAllSearches(context, { q, page: 1, limit: 10 });
  return searches.map((search) => search.applicant.lastName).toSorted();
}

describe('names of before', () => {
  it('are in clear until the organization seals them, and then found and read as before', async () => {
    const context = await earlier();
    const orderId = await named(context, 'Quillfeather');
    expect(await sealClearNames(test.core)).toBe(0);
    expect(await inClear('Quillfeather')).toBe(true);
    const before = await readOrder(context, { orderId });

    clock.advance({ days: 1 });
    const later = await named(context, 'Quillfern');
    expect(await found(context, 'quillf')).toEqual(['Quillfeather', 'Quillfern']);
    expect(await sealClearNames(test.core)).toBe(2);
    expect(await sealClearNames(test.core)).toBe(0);
    expect([await inClear('Quillfeather'), await inClear('Quillfern')]).toEqual([false, false]);
    expect(await found(context, 'quillf')).toEqual(['Quillfeather', 'Quillfern']);
    expect(await found(context, 'Xanthippe Quillfeather')).toEqual(['Quillfeather']);
    const after = await readOrder(context, { orderId });
    expect([after?.applicant.lastName, after?.business]).toEqual(['Quillfeather', before?.business]);
    expect((await readOrder(context, { orderId: later }))?.business.entityName).toBe('Quillfern Ventures');
  });

  it('are opened again for programs of before', async () => {
    const context = await test.organization();
    const orderId = await named(context, 'Pennyfeather');
    expect(await inClear('Pennyfeather')).toBe(false);
    await setNamesSealed(context, false);
    const opened = await fresh(context);
    expect(await hasUnsettledNames(opened)).toBe(true);
    expect(await settleNames(opened, 1)).toBe(2);
    expect(await hasUnsettledNames(opened)).toBe(false);
    const rows = await test.sql(
      `select a.first_name, a.last_name, a.name_key, o.business_context, o.proposed_position, o.proposed_salary
        from applicants a join orders o on o.applicant_id = a.id where o.id = $1`,
      [orderId],
    );
    expect(rows).toEqual([
      {
        first_name: 'Xanthippe',
        last_name: 'Pennyfeather',
        name_key: null,
        business_context: { ...businessContext, entityName: 'Pennyfeather Ventures' },
        proposed_position: businessContext.appliedJobTitle,
        proposed_salary: businessContext.proposedSalary,
      },
    ]);
    expect(await found(opened, 'pennyf')).toEqual(['Pennyfeather']);
    await setNamesSealed(opened, true);
    expect(await settleNames(await fresh(context), 1)).toBe(2);
    expect(await inClear('Pennyfeather')).toBe(false);
  });

  it('are left alone where somebody is changing them, and sealed at the next look', async () => {
    const context = await earlier();
    await named(context, 'Merryweather');
    clock.advance({ days: 1 });
    const runner = test.core.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`set local credence.organization_id = '${context.organization.id}'`);
    await runner.query('select from applicants for update');
    expect(await settleNames(context, 10)).toBe(1);
    expect(await hasUnsettledNames(context)).toBe(true);
    await runner.commitTransaction();
    await runner.release();
    expect(await settleNames(context, 10)).toBe(1);
    expect(await inClear('Merryweather')).toBe(false);
  });
});
