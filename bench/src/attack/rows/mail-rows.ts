import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { applicant, demoOrder } from '../../../../local/src/demo/demo-order.ts';
import { replyAddressOf } from '../../../../local/src/inboxes/send-reply.ts';
import { waitFor } from '../../../../local/src/wait-for.ts';
import { expectStatus, type Row, type Try } from '../row.ts';
import { sendMail } from '../speak-smtp.ts';
import { linkIn, ORDERS, type Target } from '../target.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** So long is waited for what must not come. */
const NOTHING_MS = 5_000;
/** So long at most a process acts on settings of an organization that have changed, with time to spare. */
const SETTINGS_MS = 3_000;

const address = (who = 'asked') => `${who}-${randomUUID()}@contoso.example`;

/** The demo's order with other values in its one record. */
function orderWith(record: object, more: object = {}): object {
  const order = demoOrder(address(), new Date());
  const [first] = order.history?.employment ?? [];
  return { ...order, ...more, history: { employment: [{ ...first, ...record }] } };
}

/** An order whose contact was asked, as that contact and its client see it. */
async function asked(target: Target) {
  const to = address();
  const ids = await target.order(orderWith({ employerEmail: to }));
  const mail = await target.mailTo(to);
  const path = `${ORDERS}/${ids.orderId}/searches/${ids.searchId}`;
  const read = async (more = '') =>
    JSON.parse((await target.send('GET', path + more, { token: await target.as('acme') })).text);
  const messages = async (): Promise<unknown[]> => {
    const listed = await read('/messages');
    return Array.isArray(listed) ? listed : (listed.messages ?? listed.data ?? []);
  };
  return {
    to,
    mail,
    read,
    messages,
    replyTo: replyAddressOf(mail) ?? '',
    link: linkIn(mail),
    heard: () => waitFor('a message', async () => (await messages()).length > 0, 60_000),
  };
}

const mailOf = (from: string, to: string, text: string): string =>
  [
    ...[`From: ${from}`, `To: ${to}`, 'Subject: Re: verification', `Message-ID: <${randomUUID()}@x.example>`],
    ...['', text],
  ].join('\r\n');

const report = (recipient: string, to: string): string =>
  [
    ...['From: MAILER-DAEMON@mx.example', `To: ${to}`, 'Subject: Undelivered', 'MIME-Version: 1.0'],
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
    ...['', '--B', 'Content-Type: text/plain', '', 'No such user.', '--B'],
    ...['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example', ''],
    ...[`Final-Recipient: rfc822; ${recipient}`, 'Action: failed', 'Status: 5.1.1', '--B--'],
  ].join('\r\n');

/** What a search says of a destination that may be the applicant's. */
const WHY_NOT = /applicant's own|Any person may have an address there/;

const one = (what: string, held: boolean, came: unknown): Try => ({ what, held, came: String(came) });

export const MAIL_ROWS: Row[] = [
  {
    number: 20,
    what: 'script in mails and on pages; line breaks in headers',
    async attack(target) {
      const to = address();
      const script = '<script>alert(1)</script>';
      await target.order(
        orderWith({
          employerEmail: to,
          employerName: `Contoso ${script}`,
          position: '"><img src=x onerror=alert(1)>',
        }),
      );
      const mail = await target.mailTo(to);
      const page = await target.send('GET', linkIn(mail), { headers: { accept: 'text/html' } });
      const policy = page.headers.get('content-security-policy') ?? '';
      const isClean = (html: string) => !/<script|<img src=x/i.test(html);
      const broken = await target.send('POST', ORDERS, {
        token: await target.as('acme'),
        body: JSON.stringify(orderWith({ employerName: 'Contoso\r\nBcc: x@evil.example' })),
      });
      return [
        one('in the mail', isClean(mail.html ?? ''), 'a tag'),
        one('on the page', page.status === 200 && isClean(page.text), page.status),
        one('the policy of the page', /default-src 'none'/.test(policy) && !/unsafe/.test(policy), policy),
        expectStatus('a line break in a name', broken, 400),
      ];
    },
  },
  {
    number: 22,
    what: 'a reply that claims to be the contact',
    async attack(target) {
      const { to, replyTo, read, heard } = await asked(target);
      const { inboundMailUrl } = target.info;
      const guessed = `verify+${'a'.repeat(40)}@${replyTo.split('@')[1]}`;
      const refused = await sendMail(inboundMailUrl, {
        from: to,
        to: guessed,
        mail: mailOf(to, guessed, 'Yes'),
      });
      const mail = mailOf(to, replyTo, 'All of it is correct. Pat Doe, HR Manager');
      const taken = await sendMail(inboundMailUrl, { from: to, to: replyTo, mail });
      await heard();
      await delay(NOTHING_MS);
      const { searchStatus } = await read();
      return [
        one('a guessed address', refused >= 500, refused),
        one('the unguessable one', taken === 250, taken),
        one('completes nothing by itself', searchStatus === 'IN_PROGRESS', searchStatus),
      ];
    },
  },
  {
    number: 28,
    what: 'a stranger named as the right person',
    async attack(target) {
      const { link, heard, read } = await asked(target);
      const stranger = `mallory-${randomUUID()}@evil.example`;
      const body = new URLSearchParams({
        situation: 'WRONG_PERSON',
        'respondent.name': 'Pat',
        'referral.email': stranger,
        'referral.name': 'Mallory, pay at https://evil.example',
      }).toString();
      const posted = await target.send('POST', link, { headers: FORM, body });
      await heard();
      await delay(NOTHING_MS);
      const mails = (await target.mails()).filter(({ envelope }) => envelope.to.includes(stranger));
      const { searchStatus } = await read();
      return [
        expectStatus('the form', posted, 303),
        one('mails to the stranger', mails.length === 0, mails.length),
        one('completes nothing', searchStatus === 'IN_PROGRESS', searchStatus),
      ];
    },
  },
  {
    number: 29,
    what: 'applicants asked about themselves by an alias',
    attack: (target) =>
      Promise.all(
        [
          ['jordan.rivera@gmail.com', 'jordanrivera+hr@googlemail.com'],
          ['jordan@rivera.example', 'jordan+contoso@rivera.example'],
          ['j.o.r.d.a.n@gmail.com', 'Jordan@GMAIL.com'],
        ].map(async ([email = '', employerEmail = '']) => {
          const ids = await target.order(
            orderWith({ employerEmail }, { applicant: { ...applicant, email } }),
          );
          const path = `${ORDERS}/${ids.orderId}/searches/${ids.searchId}`;
          let said = '';
          const tells = async () => {
            const token = await target.as('acme');
            said = (await target.send('GET', path, { token })).text;
            return WHY_NOT.test(said);
          };
          await waitFor('the reason', tells, 20_000).catch(() => undefined);
          const sent = (await target.mails()).some(({ envelope }) => envelope.to.includes(employerEmail));
          return one(employerEmail, !sent && WHY_NOT.test(said), sent ? 'asked' : said.slice(0, 200));
        }),
      ),
  },
  {
    number: 30,
    what: 'forged replies and reports of delivery',
    async attack(target) {
      const { to, replyTo, read, heard, messages } = await asked(target);
      const { inboundMailUrl } = target.info;
      const stranger = 'mallory@evil.example';
      const words = 'We have no record of this person. Please close your file.';
      await sendMail(inboundMailUrl, { from: stranger, to: replyTo, mail: mailOf(stranger, replyTo, words) });
      await heard();
      await sendMail(inboundMailUrl, { from: '', to: replyTo, mail: report(to, replyTo) });
      await waitFor('the report', async () => (await messages()).length > 1, 30_000).catch(() => undefined);
      await delay(NOTHING_MS);
      const [search, contacts, outbounds] = await Promise.all([
        read(),
        read('/contacts'),
        read('/outbounds'),
      ]);
      const written = JSON.stringify(contacts);
      return [
        one('the search', search.searchStatus === 'IN_PROGRESS', search.searchStatus),
        one('the record', search.records[0]?.status !== 'NO_RECORD', search.records[0]?.status),
        one('the contact', !/BOUNCED/.test(written), written.slice(0, 80)),
        one(
          'attempts',
          !/BOUNCED|CANCELLED/.test(JSON.stringify(outbounds)),
          JSON.stringify(outbounds).slice(0, 80),
        ),
      ];
    },
  },
  {
    number: 31,
    what: 'one destination named by 30 searches, and by aliases of it',
    async attack(target) {
      const to = address('flooded');
      await target.credence('org', 'set', 'acme', '--destination-caps', 'none');
      await delay(SETTINGS_MS);
      // Every other one by an alias of its own.
      const names = Array.from({ length: 30 }, (_, at) => (at % 2 ? to.replace('@', `+${at}@`) : to));
      const orders = names.map((employerEmail) => orderWith({ employerEmail }));
      const token = await target.as('acme');
      const created = await target.send('POST', '/background-check/v1/batches', {
        token,
        body: JSON.stringify({ orders }),
      });
      const mails = async () =>
        (await target.mails()).filter(({ envelope }) => envelope.to.some((sentTo) => names.includes(sentTo)));
      await waitFor('a mail', async () => (await mails()).length > 0, 60_000);
      await delay(2 * NOTHING_MS);
      const sent = (await mails()).length;
      const waiting = await target.send('GET', '/background-check/v1/searches?limit=50', { token });
      const tellers =
        waiting.text.match(/"waitingFor":"[^"]*(destination|asked too often|turn)/gi)?.length ?? 0;
      await target.credence('org', 'set', 'acme', '--destination-caps', '100000,100000,100000');
      return [
        expectStatus('the batch', created, 200, 201, 202),
        one('mails in the first hour', sent <= 4, sent),
        one('the others say so', tellers > 0, waiting.text.slice(0, 300)),
      ];
    },
  },
  {
    number: 35,
    what: 'control characters and addresses in names',
    async attack(target) {
      const token = await target.as('acme');
      const tries: Try[] = [];
      for (const text of ['\r\nBcc: x@y.example', '\t', '\u0085', '\u2028', '\u202e']) {
        const body = JSON.stringify(
          orderWith({}, { applicant: { ...applicant, firstName: `Jordan${text}` } }),
        );
        tries.push(
          expectStatus(JSON.stringify(text), await target.send('POST', ORDERS, { token, body }), 400),
        );
      }
      const to = address();
      await target.order(
        orderWith({
          employerEmail: to,
          position: 'see https://evil.example/pay',
          employerName: 'www.evil.example',
        }),
      );
      const { text, html } = await target.mailTo(to);
      const isLink = /https?:\/\/(www\.)?evil|www\.evil|href="[^"]*evil/i.exec(`${text} ${html}`);
      return [...tries, one('an address in a name', isLink === null, isLink?.[0])];
    },
  },
];
