import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { revokeTokens } from '../../domain/access/revoke-tokens.ts';
import { openSession } from '../../domain/access/sessions/open-session.ts';
import { addContact } from '../../domain/contact-plan/add-contact.ts';
import { keepRefusal } from '../../domain/contacts/do-not-contact.ts';
import type { Context } from '../../domain/context/context.ts';
import { OrganizationEntity } from '../../domain/context/organization-entity.ts';
import { readVerifierForm } from '../../domain/inbound/receive/read-verifier-form.ts';
import { submitVerifierAnswers } from '../../domain/inbound/receive/submit-verifier-answers.ts';
import { requestCounts } from '../../domain/organizations/request-counts.ts';
import { noteFile } from '../../domain/releases/stored-files.ts';
import { addNote } from '../../domain/team/notes.ts';
import { createView } from '../../domain/team/saved-views.ts';
import { sealAuditTrail } from '../../operations/audit/seal-audit-trail.ts';
import { dueDeliveries } from '../../testing/deliveries.ts';
import {
  answerDelivery,
  confirmAll,
  contactInput,
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  sendAttempt,
  type TestCore,
  takeDelivery,
  tenantTables,
} from '../../testing/index.ts';
import { createAuditNote } from '../audit/audit-note.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { inTenantTransaction, inTransaction } from './in-transaction.ts';
import type { Transaction } from './transaction.ts';

let test: TestCore;
/** An organization with rows in every table, and one without any. */
let rich: Context;
let other: Context;
let tables: string[];

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock: fakeClock(OFFICE_HOURS) });
  rich = await test.organization({
    webhookConfig: { enabled: true, retryAttempts: 0, fallbackEndpoint: 'https://client.example/hook' },
  });
  other = await test.organization();
  await fillEveryTable(rich);
  tables = await tenantTables(test);
});
afterAll(() => test.close());

/** Carries an order through to webhooks that fail. */
async function fillEveryTable(context: Context): Promise<void> {
  const { token, orderId, searchId } = await sendAttempt(test, context);
  await addContact(context, { orderId, searchId, contact: contactInput() });
  const answers = confirmAll(await readVerifierForm(test.core, token));
  const letter = { fileName: 'letter.pdf', content: Buffer.from('%PDF-1.7') };
  await submitVerifierAnswers(test.core, token, answers, [letter]);
  const claims = [];
  for (const id of (await dueDeliveries(test, context)).slice(0, 2))
    claims.push(await takeDelivery(context, id));
  for (const [index, claimed] of claims.entries())
    await answerDelivery(context, claimed, { status: index === 0 ? 410 : 500 });

  const destination = { channel: 'EMAIL', destination: 'hr@contoso.example' } as const;
  await inTransaction(context, (transaction) =>
    keepRefusal(context, transaction, { destination, searchId, inboundId: searchId }),
  );
  const people = {
    ...context,
    audit: createAuditNote({ action: 'view.create', actor: 'API', subject: 'sam', requestId: null }),
  };
  await addNote(people, { searchId, text: 'Call back after lunch' });
  await createView(people, { name: 'Mine', filters: { queue: 'mine' }, isShared: false, mayShare: false });
  await noteFile(context, { id: searchId, uri: `gs://releases/${searchId}.pdf`, bytes: 9 });
  await revokeTokens(context, { tokenId: 'stolen' });
  await openSession(context, {
    subject: 'sam',
    name: 'Sam Hale',
    email: null,
    role: 'viewer',
    isStaff: false,
  });
  const { id } = context.organization;
  await requestCounts(test.core).query({
    text: 'insert into request_counts values ($1, 1, 0)',
    values: [id],
  });

  const request = { route: 'POST /orders', key: 'one', fingerprint: 'body', content: 'body' };
  const keyed = await answerOnce(context, request);
  if (keyed.kind === 'new') {
    await keyed.work.finish({ status: 200, contentType: 'application/json', location: null, body: '{}' });
  }
  for (const action of ['order.read', 'order.list']) {
    await recordAudit({
      ...context,
      audit: createAuditNote({ action, actor: 'API', subject: null, requestId: null }),
    });
    // The entry of the second is left to be sealed.
    if (action === 'order.read') await sealAuditTrail(context);
  }
}

const count = async ({ query }: Transaction, table: string): Promise<number> => {
  const [row] = await query<{ count: string }>(`select count(*) from ${table}`);
  return Number(row?.count);
};

/** The columns of a table, with `organization_id` replaced by a parameter. */
async function copyAs(table: string): Promise<{ columns: string; values: string }> {
  const rows = await test.sql<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attgenerated = ''`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  return {
    columns: columns.join(),
    values: columns.map((name) => (name === 'organization_id' ? '$1' : name)).join(),
  };
}

/** Runs the check for every table and lists those that failed it. */
async function failing(check: (table: string) => Promise<boolean>): Promise<string[]> {
  const wrong: string[] = [];
  for (const table of tables) if (!(await check(table))) wrong.push(table);
  return wrong;
}

const refused = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: Error) => /violates row-level security policy|permission denied for table/.test(error.message),
  );

/** Whether a statement that returns the rows it changed changes none: it finds none, or may not look for any. */
const changesNothing = (context: Context, sql: string): Promise<boolean> => {
  const change = inTransaction(context, ({ query }) => query(sql));
  return change.then(
    (rows) => rows.length === 0,
    () => refused(change),
  );
};

/** They say nothing of any organization, nor of anybody. */
const REFERENCE = [
  'deployment_keys',
  'institutions',
  'reference_imports',
  'reference_tries',
  'third_party_records',
  'websites',
];

describe('every table of an organization', () => {
  it('is tried here with rows in it', async () => {
    expect(tables).toEqual(expect.arrayContaining(['applicants', 'orders', 'searches', 'webhook_attempts']));
    expect(await failing((table) => inTransaction(rich, async (t) => (await count(t, table)) > 0))).toEqual(
      [],
    );
  });

  it('has row-level security enabled and forced', async () => {
    const secured = await test.sql<{ relname: string }>(
      `select relname from pg_class where relrowsecurity and relforcerowsecurity and relkind in ('r', 'p')`,
    );
    expect(secured.map(({ relname }) => relname)).toEqual(
      expect.arrayContaining([...tables, 'organizations']),
    );
  });

  it('is every table there is, but for the organizations, what belongs to none, and the list of migrations', async () => {
    const all = await test.sql<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public'`,
    );
    expect(all.map(({ tablename }) => tablename).sort()).toEqual(
      [...tables, ...REFERENCE, 'organizations', 'schema_migrations'].sort(),
    );
  });

  it('shows nothing to a query that forgot its organization', async () => {
    const runner = test.core.dataSource.createQueryRunner();
    try {
      expect(
        await failing(async (table) => (await runner.query(`select 1 from ${table}`)).length === 0),
      ).toEqual([]);
    } finally {
      await runner.release();
    }
  });

  it('shows nothing to another organization, which changes and deletes nothing either', async () => {
    const touched = await failing(
      async (table) =>
        (await inTransaction(other, (transaction) => count(transaction, table))) === 0 &&
        (await changesNothing(other, `update ${table} set id = id returning id`)) &&
        (await changesNothing(other, `delete from ${table} returning id`)),
    );
    expect(touched).toEqual([]);
  });

  it('refuses a row for another organization', async () => {
    expect(
      await failing(async (table) => {
        const { columns, values } = await copyAs(table);
        const insert = `insert into ${table} (${columns}) select ${values} from ${table} limit 1`;
        return refused(inTransaction(rich, ({ query }) => query(insert, [other.organization.id])));
      }),
    ).toEqual([]);
  });

  it('refuses to hand a row over to another organization', async () => {
    expect(
      await failing((table) =>
        refused(
          inTransaction(rich, ({ query }) =>
            query(`update ${table} set organization_id = $1`, [other.organization.id]),
          ),
        ),
      ),
    ).toEqual([]);
  });
});

describe('organizations', () => {
  const visible = ({ manager }: Transaction) => manager.find(OrganizationEntity);

  it('are visible by their own id', async () => {
    expect(await inTransaction(rich, visible)).toMatchObject([{ id: rich.organization.id }]);
  });

  it('are visible by their own tenant', async () => {
    const { tenant, id } = other.organization;
    expect(await inTenantTransaction(test.core, tenant, visible)).toMatchObject([{ id }]);
  });

  it.each([['unknown'], ['']])('are not visible to the tenant "%s"', async (tenant) => {
    expect(await inTenantTransaction(test.core, tenant, visible)).toEqual([]);
  });

  it('are not visible to a query that named neither', async () => {
    expect(await test.core.dataSource.manager.find(OrganizationEntity)).toEqual([]);
  });

  it('cannot be changed by another, nor by whoever only knows the tenant', async () => {
    const rename = (id: string) => (transaction: Transaction) =>
      transaction.query(`update organizations set name = 'Taken over' where id = $1 returning id`, [id]);
    expect(await inTransaction(other, rename(rich.organization.id))).toEqual([]);
    const byTenant = inTenantTransaction(test.core, rich.organization.tenant, rename(rich.organization.id));
    await expect(byTenant).rejects.toThrow('read-only transaction');
  });
});
