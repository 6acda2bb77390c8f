import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { demoOrder } from '../../../../local/src/demo/demo-order.ts';
import { expectStatus, type Row } from '../row.ts';
import { type Answer, ORDERS } from '../target.ts';

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
        what: 'an id of another client',
        held: came === unknown[path],
        came: came.slice(0, 80),
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
      const { status, ms } = await askAlone(target.info.apiUrl + ORDERS, await target.as('globex'));
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
          what: 'another client meanwhile',
          held: status === 200 && ms < 1_000,
          came: `${status} after ${ms.toFixed(0)} ms`,
        },
      ];
    },
  },
];

/** Asks from a process of its own: that of the attack has hundreds of requests to look after. */
async function askAlone(url: string, token: string): Promise<{ status: number; ms: number }> {
  const program = `const began = performance.now();
    const { status } = await fetch(process.env.URL, { headers: { authorization: 'Bearer ' + process.env.TOKEN } });
    console.log(JSON.stringify({ status, ms: performance.now() - began }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env.PATH, URL: url, TOKEN: token },
  });
  return JSON.parse(stdout) as { status: number; ms: number };
}
