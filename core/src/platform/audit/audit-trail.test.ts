import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { createOrder } from '../../domain/orders/create-order.ts';
import { readOrder } from '../../domain/orders/read-orders.ts';
import { sealAuditTrail, sealAuditTrails } from '../../operations/audit/seal-audit-trail.ts';
import { verifyAuditTrail } from '../../operations/audit/verify-audit-trail.ts';
import { createTestCore, fakeClock, OFFICE_HOURS, orderOf, type TestCore } from '../../testing/index.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { Conflict } from '../errors.ts';
import { createAuditNote } from './audit-note.ts';
import { recordAudit } from './record-audit.ts';

let test: TestCore;
const clock = fakeClock(OFFICE_HOURS);

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
});
afterAll(() => test.close());

/** The context of one request. */
const requestOf = (context: Context, action: string): Context & Required<Pick<Context, 'audit'>> => ({
  ...context,
  audit: createAuditNote({
    action,
    actor: 'API',
    subject: 'client-7@clients',
    requestId: 'req-1',
    client: 'client-7',
    address: '203.0.113.9',
  }),
});

const entriesOf = ({ organization }: Context) =>
  test.sql('select * from audit_entries where organization_id = $1 order by id', [organization.id]);

/** Leaves entries in the trail, and seals them: two seals of three entries each. */
async function trail(context: Context): Promise<void> {
  for (let seal = 0; seal < 2; seal += 1) {
    for (let entry = 0; entry < 3; entry += 1) {
      clock.advance({ seconds: 1 });
      await recordAudit(requestOf(context, 'order.read'));
    }
    await sealAuditTrail(context);
  }
}

const TABLES = ['audit_entries', 'audit_seals'];

describe('an entry', () => {
  it('says who did what with which ids, in which request and when, and nothing about a person', async () => {
    const context = await test.organization();
    const created = await createOrder(requestOf(context, 'order.create'), orderOf());
    expect(await entriesOf(context)).toEqual([
      {
        organization_id: context.organization.id,
        id: expect.any(String),
        recorded_at: clock.now(),
        actor: 'API',
        subject: 'client-7@clients',
        action: 'order.create',
        resources: { orderId: created.orderId, searchIds: created.searchIds },
        request_id: 'req-1',
        client: 'client-7',
        address: '203.0.113.9',
      },
    ]);
  });

  it('exists if and only if the change does', async () => {
    const context = await test.organization();
    const request = requestOf(context, 'order.create');
    const work = inTransaction(request, async () => {
      throw new Conflict('Not now');
    });
    await expect(work).rejects.toThrow(Conflict);
    expect(await entriesOf(context)).toEqual([]);
    expect(request.audit.recorded).toBe(false);
  });

  it('is left once by a request, however many transactions it takes', async () => {
    const context = await test.organization();
    const { orderId } = await createOrder(context, orderOf());
    const request = requestOf(context, 'order.read');
    await readOrder(request, { orderId });
    await readOrder(request, { orderId });
    await recordAudit(request);
    expect(await entriesOf(context)).toMatchObject([{ action: 'order.read' }]);
  });

  it('is left by none but requests', async () => {
    const context = await test.organization();
    const { orderId } = await createOrder(context, orderOf());
    await readOrder(context, { orderId });
    await recordAudit(context);
    expect(await entriesOf(context)).toEqual([]);
  });
});

describe("the service's role", () => {
  const attempt = (context: Context, sql: string) => inTransaction(context, ({ query }) => query(sql));

  it.each(
    TABLES.flatMap((table) => [`update ${table} set id = id`, `delete from ${table}`, `truncate ${table}`]),
  )('may not: %s', async (sql) => {
    const context = await test.organization();
    await trail(context);
    await expect(attempt(context, sql)).rejects.toThrow(/permission denied for table audit_/);
  });

  it('sees the trail of its own organization alone', async () => {
    await trail(await test.organization());
    const other = await test.organization();
    for (const table of [...TABLES, 'audit_unsealed'])
      expect(await attempt(other, `select id from ${table}`)).toEqual([]);
  });
});

describe('a trail that nobody touched', () => {
  it('is intact, and its head is the one that was reported when it was sealed', async () => {
    const context = await test.organization();
    await trail(context);
    await recordAudit(requestOf(context, 'order.list'));
    const head = await sealAuditTrail(context);
    expect(head).toMatchObject({ organizationId: context.organization.id, number: 3 });
    expect(await verifyAuditTrail(context, { expectedHeads: head ? [head] : [] })).toEqual({
      intact: true,
      entries: 7,
      seals: 3,
      head: { number: 3, hash: head?.hash },
      unsealed: { count: 0, oldest: null },
      problems: [],
    });
  });

  it('is intact before anything is in it', async () => {
    const context = await test.organization();
    expect(await sealAuditTrail(context)).toBeUndefined();
    expect(await verifyAuditTrail(context)).toMatchObject({ intact: true, entries: 0, head: null });
  });

  it('tells how much of it is not sealed yet, and since when', async () => {
    const context = await test.organization();
    await trail(context);
    const oldest = clock.now();
    await recordAudit(requestOf(context, 'order.read'));
    clock.advance({ minutes: 1 });
    await recordAudit(requestOf(context, 'order.read'));
    expect(await verifyAuditTrail(context)).toMatchObject({
      intact: true,
      entries: 6,
      unsealed: { count: 2, oldest },
    });
  });

  it('is sealed in as many seals as it needs', async () => {
    const context = await test.organization();
    await Promise.all(Array.from({ length: 20 }, () => recordAudit(requestOf(context, 'order.read'))));
    await test.sql(
      `with copies as (
          insert into audit_entries select organization_id, gen_random_uuid(), recorded_at, actor, subject, action,
            resources, request_id from audit_entries, generate_series(1, 40) where organization_id = $1
          returning organization_id, id)
        insert into audit_unsealed select organization_id, id from copies`,
      [context.organization.id],
    );
    expect(await sealAuditTrail(context)).toMatchObject({ number: 2 });
    expect(await verifyAuditTrail(context)).toMatchObject({ intact: true, entries: 820, seals: 2 });
  });

  it('is sealed once by several sealers, while requests go on', async () => {
    const context = await test.organization();
    await Promise.all([
      ...Array.from({ length: 30 }, () => recordAudit(requestOf(context, 'order.read'))),
      ...Array.from({ length: 5 }, () => sealAuditTrail(context)),
    ]);
    await sealAuditTrail(context);
    expect(await verifyAuditTrail(context)).toMatchObject({
      intact: true,
      entries: 30,
      unsealed: { count: 0 },
    });
  });
});

describe('sealAuditTrails', () => {
  it('seals what waits, of every organization', async () => {
    const contexts = [await test.organization(), await test.organization()];
    for (const context of contexts) await recordAudit(requestOf(context, 'order.read'));
    const heads = await sealAuditTrails(test.core);
    expect(heads).toEqual(
      expect.arrayContaining(
        contexts.map(({ organization: { id } }) =>
          expect.objectContaining({ organizationId: id, number: 1 }),
        ),
      ),
    );
    expect(await sealAuditTrails(test.core)).toEqual([]);
  });
});

describe('whoever owns the tables cannot secretly', () => {
  const nth = (table: string, n: number) =>
    `(organization_id, id) = (select organization_id, id from ${table} where organization_id = $1
      order by id offset ${n} limit 1)`;
  const COPY =
    'organization_id, gen_random_uuid(), recorded_at, actor, subject, action, resources, request_id';

  it.each<[string, string, object]>([
    [
      'change an action',
      `update audit_entries set action = 'order.cancel' where ${nth('audit_entries', 1)}`,
      { kind: 'entry-changed', seal: 1 },
    ],
    [
      'change who did it',
      `update audit_entries set subject = null where ${nth('audit_entries', 4)}`,
      { kind: 'entry-changed', seal: 2 },
    ],
    [
      'take away from where it was done',
      `update audit_entries set client = null, address = null where ${nth('audit_entries', 4)}`,
      { kind: 'entry-changed', seal: 2 },
    ],
    [
      'change what it was done to',
      `update audit_entries set resources = '{"orderId":"x"}' where ${nth('audit_entries', 0)}`,
      { kind: 'entry-changed', seal: 1 },
    ],
    [
      'change a time by a microsecond',
      `update audit_entries set recorded_at = recorded_at + interval '1 microsecond' where ${nth('audit_entries', 0)}`,
      { kind: 'entry-changed', seal: 1 },
    ],
    [
      'delete an entry',
      `delete from audit_entries where ${nth('audit_entries', 2)}`,
      { kind: 'entry-missing', seal: 1 },
    ],
    [
      'add an entry',
      `insert into audit_entries select ${COPY} from audit_entries where organization_id = $1 limit 1`,
      { kind: 'entry-stray' },
    ],
    [
      'swap two entries',
      `update audit_entries e set recorded_at = o.recorded_at from audit_entries o
        where e.organization_id = $1 and o.organization_id = $1 and e.id <> o.id
          and e.id in (select id from audit_entries where organization_id = $1 order by id limit 2)
          and o.id in (select id from audit_entries where organization_id = $1 order by id limit 2)`,
      { kind: 'entry-changed', seal: 1 },
    ],
    [
      'reorder the entries of a seal',
      `update audit_seals set entries = jsonb_build_array(entries -> 1, entries -> 0, entries -> 2) where organization_id = $1 and number = 1`,
      { kind: 'seal-changed', seal: 1 },
    ],
    [
      'reorder the seals',
      `update audit_seals set number = case number when 1 then 12 else 11 end where organization_id = $1`,
      { kind: 'seal-changed', seal: 11 },
    ],
    [
      'take a seal out of the middle',
      `delete from audit_seals where organization_id = $1 and number = 1`,
      { kind: 'seal-missing', seal: 1 },
    ],
    [
      'add a seal with the highest number there is',
      `insert into audit_seals select organization_id, gen_random_uuid(), 2147483647, sealed_at, entries, hash, signature
        from audit_seals where organization_id = $1 and number = 1`,
      { kind: 'seal-forged', seal: 2_147_483_647 },
    ],
    [
      'take an entry out of a seal',
      `update audit_seals set entries = entries - 2 where organization_id = $1 and number = 2`,
      { kind: 'seal-changed', seal: 2 },
    ],
    [
      'backdate a seal',
      `update audit_seals set sealed_at = sealed_at - interval '1 day' where organization_id = $1 and number = 1`,
      { kind: 'seal-changed', seal: 1 },
    ],
    [
      'replace the hash of a seal',
      `update audit_seals set hash = sha256('x') where organization_id = $1 and number = 2`,
      { kind: 'seal-forged', seal: 2 },
    ],
    [
      'make the last seal anew',
      `with gone as (delete from audit_seals where organization_id = $1 and number = 2 returning *)
        insert into audit_seals select organization_id, gen_random_uuid(), number, sealed_at, entries, hash, signature from gone`,
      { kind: 'seal-forged', seal: 2 },
    ],
    [
      'remove the last seal',
      `delete from audit_seals where organization_id = $1 and number = 2`,
      { kind: 'entry-stray' },
    ],
    [
      'remove an entry before it is sealed',
      `insert into audit_unsealed values ($1, gen_random_uuid())`,
      { kind: 'waiting-missing' },
    ],
  ])('%s', async (_what, sql, problem) => {
    const context = await test.organization();
    await trail(context);
    await test.sql(sql, [context.organization.id]);
    const report = await verifyAuditTrail(context);
    expect(report.intact).toBe(false);
    expect(report.problems).toContainEqual(expect.objectContaining(problem));
  });

  it('remove an entry that waits, and have the rest sealed', async () => {
    const context = await test.organization();
    await recordAudit(requestOf(context, 'order.read'));
    await recordAudit(requestOf(context, 'order.read'));
    await test.sql(`delete from audit_entries where ${nth('audit_entries', 0)}`, [context.organization.id]);
    await sealAuditTrail(context);
    expect((await verifyAuditTrail(context)).problems).toMatchObject([{ kind: 'entry-missing', seal: 1 }]);
  });

  it('cut the end off, where a head was noted elsewhere', async () => {
    const context = await test.organization();
    await trail(context);
    const { head } = await verifyAuditTrail(context);
    const { id } = context.organization;
    await test.sql(
      `delete from audit_entries where organization_id = $1 and id =
        any(select (entry ->> 0)::uuid from audit_seals, jsonb_array_elements(entries) entry
          where organization_id = $1 and number = 2)`,
      [id],
    );
    await test.sql('delete from audit_seals where organization_id = $1 and number = 2', [id]);
    expect(await verifyAuditTrail(context)).toMatchObject({ intact: true, seals: 1 });
    const report = await verifyAuditTrail(context, { expectedHeads: head ? [head] : [] });
    expect(report.problems).toEqual([{ kind: 'head-missing', seal: 2 }]);
  });

  it("pass another organization's seal for one of its own", async () => {
    const victim = await test.organization();
    const source = await test.organization();
    await trail(victim);
    await trail(source);
    await test.sql('delete from audit_seals where organization_id = $1 and number = 2', [
      victim.organization.id,
    ]);
    await test.sql(
      `insert into audit_seals select $1, id, number, sealed_at, entries, hash, signature
        from audit_seals where organization_id = $2 and number = 2`,
      [victim.organization.id, source.organization.id],
    );
    const { problems } = await verifyAuditTrail(victim);
    expect(problems).toContainEqual({ kind: 'seal-forged', seal: 2 });
    expect(problems).toContainEqual({ kind: 'seal-changed', seal: 2 });
  });
});
