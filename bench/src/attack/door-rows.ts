import { randomUUID } from 'node:crypto';
import { demoOrder } from '../../../local/src/demo/demo-order.ts';
import { expectStatus, type Row } from './row.ts';
import { type Answer, ORDERS } from './target.ts';

export const DOOR_ROWS: Row[] = [
  {
    number: 5,
    what: "another organization's ids",
    async attack(target) {
      const token = await target.as('acme');
      const body = JSON.stringify(demoOrder('asked@contoso.example', new Date()));
      const created = await target.send('POST', ORDERS, { token, body });
      const { verificationOrderId: id } = JSON.parse(created.text) as { verificationOrderId: string };
      const other = await target.as('globex');
      const ask = async (id: string) => {
        const answers = ['', '/searches', '/events'].map((path) =>
          target.send('GET', `${ORDERS}/${id}${path}`, { token: other }),
        );
        return (await Promise.all(answers)).map(
          ({ status, text }) => `${status} ${text.replaceAll(id, 'id')}`,
        );
      };
      const [theirs, unknown] = [await ask(id), await ask(randomUUID())];
      return theirs.map((came, path) => ({
        what: 'an id of somebody else',
        held: came === unknown[path],
        came: came.slice(0, 80),
      }));
    },
  },
  {
    number: 16,
    what: 'secrets read back',
    async attack(target) {
      const token = await target.as('acme');
      const paths = [ORDERS, '/background-check/v1/searches', '/background-check/v1/closeout-events'];
      const answers = await Promise.all(paths.map((path) => target.send('GET', path, { token })));
      return answers.map(({ status, text }, index) => ({
        what: paths[index] ?? '',
        held: status < 500 && !text.includes('whsec_'),
        came: String(status),
      }));
    },
  },
  {
    number: 21,
    what: "guessed verifier's links",
    async attack(target) {
      const link = await target.link();
      const tampered = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      const guessed = `/respond/${Buffer.alloc(36, 7).toString('base64url')}`;
      const paths = [tampered, guessed, '/respond/..%2f..%2fetc', `/respond/${'A'.repeat(8_000)}`];
      return Promise.all(
        paths.map(async (path) => expectStatus(path.slice(0, 20), await target.send('GET', path), 401, 404)),
      );
    },
  },
  {
    number: 33,
    what: 'figures from outside; a link read very often',
    async attack(target) {
      const figures = expectStatus('/metrics', await target.send('GET', '/metrics'), 404);
      const link = await target.link();
      const five = async () => {
        const answers: Answer[] = [];
        for (let read = 0; read < 5; read += 1) answers.push(await target.send('GET', link));
        return answers;
      };
      const reading = Promise.all(Array.from({ length: 200 }, five));
      const [token, began] = [await target.as('globex'), performance.now()];
      const other = await target.send('GET', ORDERS, { token });
      const tookMs = performance.now() - began;
      const reads = (await reading).flat();
      const read = reads.filter(({ status }) => status === 200).length;
      const odd = reads.filter(({ status }) => ![200, 429].includes(status)).length;
      return [
        figures,
        {
          what: '1,000 reads over 200 connections',
          held: read <= 60 && odd === 0,
          came: `${read} answered, ${odd} odd`,
        },
        {
          what: 'somebody else meanwhile',
          held: other.status === 200 && tookMs < 1_000,
          came: `${tookMs.toFixed(0)} ms`,
        },
      ];
    },
  },
];

/** What cannot be tried from outside, or not in minutes, and the tests that try it. */
const TESTED: [number, string, string][] = [
  [6, 'a query without its tenant', 'row-level-security.test.ts'],
  [9, 'names that point elsewhere later', 'http-client-rebinding.test.ts'],
  [10, 'receivers without end', 'http-client.test.ts'],
  [11, 'headers of webhooks', 'hostile-bodies.test.ts'],
  [12, 'upload links', 'uploads/router.test.ts'],
  [14, 'sealed values moved elsewhere', 'encryption.test.ts'],
  [15, 'a canary in a dump', 'sealed-at-rest.test.ts'],
  [17, 'changes of the audit trail', 'audit-trail.test.ts'],
  [18, 'retention', 'redact-order.test.ts'],
  [20, 'line breaks in headers of mail', 'email-channel.test.ts'],
  [22, 'replies that claim to be the contact', 'receive-mail.test.ts'],
  [23, 'slow senders', 'idle-connections.test.ts'],
  [24, 'a burst of requests', 'rate-limit.test.ts'],
  [25, 'replayed webhooks', "the client's own tests"],
  [28, 'a stranger as the right person', 'follow-referral.test.ts'],
  [29, 'aliases of the applicant', 'tests of research'],
  [30, 'forged replies and reports', 'receive-mail.test.ts'],
  [31, 'one destination in many searches', 'follow-destinations.test.ts'],
  [32, 'unsafe settings', 'unsafe-settings.test.ts, roles.test.ts'],
];

export const TESTED_ROWS: Row[] = TESTED.map(([number, what, testedIn]) => ({
  number,
  what,
  attack: { testedIn },
}));
