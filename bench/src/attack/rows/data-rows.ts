import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applicant, demoOrder } from '../../../../local/src/demo/demo-order.ts';
import { expectStatus, type Row, type Try } from '../row.ts';
import { ORDERS, type Target } from '../target.ts';

/** The role that server and worker have. */
const ROLE = 'credence_service';
const SSN = '987-65-4329';
const EMAIL = 'canary@rivera.example';

const one = (what: string, held: boolean, came: unknown): Try => ({ what, held, came: String(came) });

/** What comes of a statement for a thief of the service's own login; nothing of it stays. */
async function asService<Result>(target: Target, statement: string): Promise<Result[] | string> {
  await target.sql('begin');
  try {
    await target.sql(`set local role ${ROLE}`);
    return await target.sql<Result>(statement);
  } catch (error) {
    return (error as Error).message;
  } finally {
    await target.sql('rollback');
  }
}

/** All that a dump of the database holds, table by table. */
async function dump(target: Target): Promise<string> {
  const tables = await target.sql<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await target.sql<{ row: string }>(`select t::text as row from only ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

/** What lies in the files beside it: logs, releases. */
async function files(directory: string): Promise<string> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true });
  const contents = names
    .filter((entry) => entry.isFile())
    .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1').catch(() => ''));
  return (await Promise.all(contents)).join('\n');
}

const canaryOrder = () => ({
  ...demoOrder('verifier@contoso.example', new Date()),
  applicant: { ...applicant, ssn: SSN, email: EMAIL, lastName: 'Canaryname' },
});

export const DATA_ROWS: Row[] = [
  {
    number: 6,
    what: "the service's login without an organization",
    async attack(target) {
      await target.order(canaryOrder());
      const tables = await target.sql<{ name: string }>(
        `select c.oid::regclass::text as name from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
         where c.relkind in ('r', 'p') and not c.relispartition and has_table_privilege($1, c.oid, 'select')`,
        [ROLE],
      );
      const tries: Try[] = [one('tables', tables.length > 10, tables.length)];
      for (const { name } of tables) {
        const rows = await asService<{ count: string }>(target, `select count(*) from ${name}`);
        const count = typeof rows === 'string' ? rows : rows[0]?.count;
        tries.push(one(name, count === '0', count));
      }
      return tries;
    },
  },
  {
    number: 14,
    what: 'sealed values moved to another row',
    async attack(target) {
      const [own, other] = [
        await target.order(demoOrder('a@contoso.example', new Date()), 'globex'),
        await target.order(canaryOrder(), 'globex'),
      ];
      const foreign = await target.order(canaryOrder());
      const tries: Try[] = [];
      for (const [what, { orderId }] of Object.entries({
        'another row': other,
        'another organization': foreign,
      })) {
        const moved =
          'update applicants set ssn = $1 where id = (select applicant_id from orders where id = $2) returning 1';
        const ssnOf = (id: string) =>
          target.sql<{ ssn: Buffer }>(
            'select a.ssn from applicants a join orders o on o.applicant_id = a.id where o.id = $1',
            [id],
          );
        const [before, stolen] = [await ssnOf(own.orderId), await ssnOf(orderId)];
        await target.sql(moved, [stolen[0]?.ssn, own.orderId]);
        const answer = await target.send('GET', `${ORDERS}/${own.orderId}`, {
          token: await target.as('globex'),
        });
        tries.push(one(what, answer.status >= 500 && !answer.text.includes('4329'), answer.status));
        await target.sql(moved, [before[0]?.ssn, own.orderId]);
      }
      return tries;
    },
  },
  {
    number: 15,
    what: 'a canary in a dump, jobs, logs and files',
    async attack(target) {
      const token = await target.as('acme');
      await target.order(canaryOrder());
      const wrong = JSON.stringify({ ...canaryOrder(), searchTypes: 'x' });
      const refusal = await target.send('POST', ORDERS, { token, body: wrong });
      const [rows, kept] = [await dump(target), await files(join(target.directory, 'files'))];
      const logs = await files(join(target.directory, 'logs'));
      return Object.entries({ dump: rows, files: kept, logs, 'an error': refusal.text }).map(
        ([what, text]) => {
          const found = [SSN, SSN.replaceAll('-', ''), EMAIL].filter((canary) => text.includes(canary));
          return one(
            what,
            found.length === 0 && (what === 'files' || text.length > 10),
            found.join() || 'too little to look at',
          );
        },
      );
    },
  },
  {
    number: 17,
    what: "changes of the audit trail by the service's login",
    async attack(target) {
      const tries: Try[] = [];
      for (const table of ['audit_entries', 'audit_seals']) {
        for (const change of [
          `delete from ${table}`,
          `update ${table} set organization_id = organization_id`,
          `truncate ${table}`,
        ]) {
          const came = await asService(target, change);
          tries.push(one(change, typeof came === 'string' && came.includes('permission denied'), came));
        }
      }
      const { code, said } = await target.credence('audit', 'verify');
      return [...tries, one('the chain', code === 0, said)];
    },
  },
  {
    number: 18,
    what: 'retention over, with a legal hold and without',
    async attack(target) {
      const { orderId } = await target.order(canaryOrder(), 'globex');
      const token = await target.as('globex');
      await target.send('DELETE', `${ORDERS}/${orderId}`, { token });
      await target.credence('org', 'set', 'globex', '--legal-hold', 'on', '--retention-days', '1');
      await target.sql(`update orders set ended_at = now() - interval '3 days' where id = $1`, [orderId]);
      const read = async () => (await target.send('GET', `${ORDERS}/${orderId}`, { token })).text;
      await target.credence('retention', 'run');
      const onHold = await read();
      await target.credence('org', 'set', 'globex', '--legal-hold', 'off');
      await target.credence('retention', 'run');
      const cleared = await read();
      await target.credence('org', 'set', 'globex', '--retention-days', 'none');
      const rows = await target.sql<{ row: string }>(
        `select a::text as row from applicants a join orders o on o.applicant_id = a.id where o.id = $1`,
        [orderId],
      );
      return [
        one('with a hold', onHold.includes('Canaryname'), onHold.slice(0, 200)),
        one(
          'without',
          cleared.includes('[REDACTED]') && !cleared.includes('Canaryname'),
          cleared.slice(0, 200),
        ),
        one('in the row', !JSON.stringify(rows).includes('Canaryname'), JSON.stringify(rows).slice(0, 200)),
      ];
    },
  },
  {
    number: 16,
    what: 'secrets read back',
    async attack(target) {
      const token = await target.as('acme');
      const hook = {
        url: 'https://hooks.contoso.example/x',
        headers: { 'X-Api-Key': 'canary-header' },
        basicAuth: { username: 'u', password: 'canary-password' },
        secret: 'canary-secret-of-one-target',
      };
      const body = {
        ...demoOrder('verifier@contoso.example', new Date()),
        webhookConfig: { enabled: true, secret: 'canary-secret-of-all', fallbackEndpoint: hook },
        defaultSearchConfig: {
          notifications: {
            webhookOverride: { enabled: true, secret: 'canary-secret-of-all', fallbackEndpoint: hook },
          },
        },
      };
      const { orderId, searchId } = await target.order(body);
      const search = `${ORDERS}/${orderId}/searches/${searchId}`;
      const paths = [
        ...[ORDERS, `${ORDERS}/${orderId}`, `${ORDERS}/${orderId}/searches`, search, `${search}/outbounds`],
        ...['/background-check/v1/searches', '/v1/closeout-events'],
      ];
      const dryRun = await target.send('POST', `${ORDERS}/dry-runs`, { token, body: JSON.stringify(body) });
      const read = await Promise.all(paths.map((path) => target.send('GET', path, { token })));
      return [...paths, 'a dry run'].map((what, index) => {
        const { status, text } = read[index] ?? dryRun;
        return one(
          what,
          status === 200 && !/canary-|whsec_/.test(text),
          `${status} ${/canary-\w+/.exec(text)?.[0]}`,
        );
      });
    },
  },
  {
    number: 12,
    what: 'upload links, and files of others',
    async attack(target) {
      const linkOf = async (client: 'acme' | 'globex') => {
        const token = await target.as(client);
        const answer = await target.send('GET', '/files/release-form/generate-upload-url', { token });
        return JSON.parse(answer.text) as { signedUrl: string; fileUri: string };
      };
      const [own, theirs] = [await linkOf('acme'), await linkOf('globex')];
      const pdf = '%PDF-1.4\n%%EOF\n';
      const put = (url: string, type: string, body: string | Uint8Array) =>
        target.send('PUT', url, { headers: { 'content-type': type }, body });
      const type = 'application/pdf';
      const token = await target.as('acme');
      const orderFrom = (signedReleaseFileUrl: string) =>
        target.send('POST', ORDERS, {
          token,
          body: JSON.stringify({
            ...demoOrder('verifier@contoso.example', new Date()),
            applicant: { ...applicant, signedReleaseFileUrl },
          }),
        });
      return [
        expectStatus('another type', await put(own.signedUrl, 'text/html', pdf), 400),
        expectStatus('no PDF', await put(own.signedUrl, type, '<html>'), 400),
        expectStatus('11 MB', await put(own.signedUrl, type, Buffer.alloc(11 * 1024 * 1024, pdf)), 413),
        expectStatus('a changed link', await put(`${own.signedUrl.slice(0, -3)}AAA`, type, pdf), 401),
        expectStatus(
          "another organization's file",
          await (async () => {
            await put(theirs.signedUrl, type, pdf);
            return orderFrom(theirs.fileUri);
          })(),
          400,
        ),
        expectStatus('another bucket', await orderFrom('gs://elsewhere/x/release-forms/y.pdf'), 400),
        expectStatus('nothing uploaded', await orderFrom(own.fileUri), 400),
        expectStatus('the link itself', await put(own.signedUrl, type, pdf), 200),
      ];
    },
  },
];
