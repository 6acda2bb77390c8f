import { applicant, businessContext, demoOrder } from '../../../../local/src/demo/demo-order.ts';
import { expectStatus, type Row, type Try } from '../row.ts';
import { ORDERS, type Target } from '../target.ts';

const BATCHES = '/background-check/v1/batches';
const NOTIFICATIONS = '/background-check/v1/inbound/notifications';
const order = () => demoOrder('verifier@contoso.example', new Date());

const post = async (
  target: Target,
  path: string,
  bodies: Record<string, unknown>,
  ...allowed: number[]
): Promise<Try[]> => {
  const token = await target.as('acme');
  const tries: Try[] = [];
  for (const [what, sent] of Object.entries(bodies)) {
    const body = typeof sent === 'string' || sent instanceof Uint8Array ? sent : JSON.stringify(sent);
    tries.push(expectStatus(what, await target.send('POST', path, { token, body }), ...allowed));
  }
  return tries;
};

export const BODY_ROWS: Row[] = [
  {
    number: 7,
    what: 'fields that no caller may set',
    attack: (target) =>
      post(
        target,
        `${ORDERS}/dry-runs`,
        {
          'id and tenant': {
            ...order(),
            id: 'x',
            tenant: 'globex',
            orderStatus: 'COMPLETED',
            isRedacted: true,
          },
          'a __proto__': JSON.stringify(order()).replace('{', '{"__proto__":{"tenant":"globex"},'),
          constructor: { ...order(), constructor: { prototype: {} } },
        },
        200,
      ),
  },
  {
    number: 13,
    what: 'releases that are no PDF',
    attack: (target) =>
      post(
        target,
        ORDERS,
        {
          'no PDF': { ...order(), applicant: { ...applicant, signedReleaseFileUrl: 'AAAA' } },
          'cut off': {
            ...order(),
            applicant: { ...applicant, signedReleaseFileUrl: 'JVBERi0xLjQ=='.slice(0, 7) },
          },
        },
        400,
      ),
  },
  {
    number: 19,
    what: 'broken texts',
    attack: (target) =>
      post(
        target,
        ORDERS,
        {
          NUL: { ...order(), applicant: { ...applicant, firstName: 'a\0' } },
          'a lone surrogate': JSON.stringify(order()).replace('Jordan', '\\ud800'),
          '1e400': JSON.stringify(order()).replace('82000', '1e400'),
          '100 levels': '['.repeat(100) + ']'.repeat(100),
          '10,001 items': { ...order(), searchTypes: Array(10_001).fill({}) },
          'a name of 1 MB': { ...order(), applicant: { ...applicant, firstName: 'x'.repeat(1_000_000) } },
          'a field given twice': JSON.stringify(order()).replace('{', '{"applicant":1,'),
          'no UTF-8': new Uint8Array([0x7b, 0xff, 0x7d]),
        },
        400,
        413,
      ),
  },
  {
    number: 26,
    what: 'bodies that are slow to read',
    async attack(target) {
      const wrong = { applicant: [], businessContext, searchTypes: Array(90).fill([]) };
      const spaced = Buffer.from('%PDF-1.4\n').toString('base64').split('').join(' ');
      const slow = await post(
        target,
        BATCHES,
        {
          '500 wrong orders': { orders: Array(500).fill(wrong) },
          '500 orders of 100 wrong records': {
            orders: Array(500).fill({ ...order(), history: { employment: Array(100).fill({}) } }),
          },
          '100,000 names': `{${Array.from({ length: 100_000 }, (_, n) => `"f${n}":0`).join()}}`,
        },
        400,
      );
      const base64 = await post(
        target,
        ORDERS,
        {
          '13 MB of base64 with spaces': {
            ...order(),
            applicant: { ...applicant, signedReleaseFileUrl: `${spaced} `.repeat(500_000) },
          },
        },
        400,
      );
      const link = await target.link();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const forms = {
        '7,900 bracketed parameters': Array.from({ length: 7_900 }, (_, n) => `a[${n}]=1`).join('&'),
        'nested brackets': `a${'[b]'.repeat(2_000)}=1`,
        'U+FDFA': `respondent.name=${encodeURIComponent('\ufdfa'.repeat(9_000))}`,
      };
      const onPage: Try[] = [];
      for (const [what, body] of Object.entries(forms)) {
        onPage.push(expectStatus(what, await target.send('POST', link, { headers, body }), 400, 413));
      }
      const { searchId } = await target.order(order());
      const employer = { field: 'employerName', answer: 'CORRECTED', value: `Contoso ${'t- '.repeat(90)}x` };
      const answered = await post(
        target,
        NOTIFICATIONS,
        {
          'a sender of blanks, and an employer of marks of stores': {
            metadata: { searchId },
            messageData: { from: `${'\n'.repeat(9_990)}x` },
            answers: { respondent: { name: 'Pat Doe' }, claims: [employer] },
          },
        },
        202,
      );
      return [...slow, ...base64, ...onPage, ...answered];
    },
  },
  {
    number: 27,
    what: 'names that objects have',
    attack: (target) =>
      post(
        target,
        ORDERS,
        Object.fromEntries(
          ['constructor', '__proto__', 'toString', 'hasOwnProperty'].map((name) => [
            name,
            {
              ...order(),
              history: { employment: [{ employerName: name, position: name, startDate: '2019-03-01' }] },
            },
          ]),
        ),
        201,
      ),
  },
];
