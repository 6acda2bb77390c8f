import { randomUUID } from 'node:crypto';
import { webhooks } from '@credence/sdk';
import { demoOrder } from '../../../local/src/demo/demo-order.ts';
import { replyAddressOf } from '../../../local/src/inboxes/send-reply.ts';
import { createRandom, type Random } from '../random.ts';
import { say } from '../say.ts';
import { bentForm, bentJson, bentMail, bentText } from './fuzz-values.ts';
import { MOST_MS } from './holds.ts';
import { sendMail, speakSmtp } from './speak-smtp.ts';
import { linkIn, type Sent, type Target } from './target.ts';

/** What a contact, who has no token, got from the service and may change. */
interface Found {
  link: string;
  replyTo: string;
  uploadUrl: string;
}

/** Tries a door once; an answer that must not be is told. */
type Door = (target: Target, found: Found, random: Random) => Promise<string | null>;

/** A new link is asked for after so many tries: one that was answered has no form any more. */
const TRIES_A_LINK = 400;
const AT_ONCE = 4;

const HTML = { accept: 'text/html' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const METHODS = ['GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'];

async function ask(target: Target, method: string, path: string, sent: Sent = {}): Promise<string | null> {
  // What cannot be in a request at all is refused by this side.
  if (!URL.canParse(path, target.info.apiUrl)) return null;
  const { status, text } = await target.send(method, path, sent);
  const isFault = status >= 500 && !(status === 503 && /again/.test(text));
  return isFault
    ? `${method} ${path.slice(0, 120)} ${String(sent.body).slice(0, 200)}: ${status} ${text.slice(0, 200)}`
    : null;
}

const bentPath = (path: string, random: Random): string => {
  const at = random.between(0, path.length);
  return random.chance(0.5)
    ? path
    : `${path.slice(0, at)}${encodeURI(bentText(random, 40).toWellFormed())}${path.slice(at + 1)}`;
};

const DOORS: Record<string, Door> = {
  'the form of a link': (target, { link }, random) =>
    ask(target, 'POST', link, { headers: { ...FORM, ...HTML }, body: bentForm(random) }),
  'a form with files': (target, { link }, random) => {
    const boundary = random.chance(0.9) ? 'B' : bentText(random, 20);
    const parts = Array.from(
      { length: random.between(1, 6) },
      () =>
        `--B\r\nContent-Disposition: form-data; name="${bentText(random, 30)}"${random.chance(0.5) ? `; filename="${bentText(random, 60)}"` : ''}\r\n\r\n${bentText(random, 2_000)}\r\n`,
    );
    const headers = {
      ...HTML,
      'content-type': `multipart/form-data; boundary=${boundary.replace(/[^\w]/g, '')}`,
    };
    return ask(target, 'POST', link, {
      headers,
      body: `${parts.join('')}${random.chance(0.8) ? '--B--\r\n' : ''}`,
    });
  },
  'signed links': (target, { link }, random) => {
    const path = `${link}${random.pick(['', '/about', '/release', '/letter', '/..', '?x=1'])}`;
    return ask(
      target,
      random.pick(METHODS),
      bentPath(path, random),
      random.chance(0.5) ? { headers: HTML } : {},
    );
  },
  '/respond': (target, _found, random) =>
    random.chance(0.3)
      ? ask(target, 'GET', `/respond?${bentForm(random)}`)
      : ask(target, 'POST', '/respond', {
          headers: { ...FORM, ...HTML },
          body: random.chance(0.5)
            ? bentForm(random)
            : `reference=${encodeURIComponent(bentText(random, 200).toWellFormed())}`,
        }),
  uploads: (target, { uploadUrl }, random) =>
    ask(target, random.pick(['PUT', 'PUT', 'POST', 'GET']), bentPath(new URL(uploadUrl).pathname, random), {
      ...(random.chance(0.7) ? { headers: { 'content-type': 'application/pdf' } } : {}),
      ...(random.chance(0.8) ? { body: bentText(random, 5_000) } : {}),
    }).catch(() => null),
  gateways: async (target, _found, random) => {
    const body = bentJson(random);
    const isSigned = random.chance(0.8);
    const { headers } = await webhooks.sign({
      body,
      secret: isSigned ? target.gatewaySecret : `whsec_${'a'.repeat(32)}`,
    });
    return ask(target, 'POST', '/gateways/notifications', { headers, body });
  },
  health: (target, _found, random) =>
    ask(
      target,
      random.pick(METHODS),
      `${random.pick(['/health', '/ready', '/openapi.json', '/docs', '/'])}?${bentForm(random)}`,
    ),
  tokens: (target, _found, random) =>
    ask(target, 'GET', '/background-check/v1/orders', {
      token: Buffer.from(`${bentJson(random)}.${bentJson(random)}`)
        .toString('base64url')
        .replace(/.{40}/, '$&.'),
    }),
  mail: async (target, { replyTo }, random) => {
    const from = random.pick(['', 'mallory@evil.example', 'asked@contoso.example']);
    const code = await sendMail(target.info.inboundMailUrl, {
      from,
      to: replyTo,
      mail: bentMail(random, replyTo),
    });
    return [250, 421, 450, 451, 452].includes(code) || code >= 500 ? null : `mail: ${code}`;
  },
  'the speech of mail': async (target, { replyTo }, random) => {
    const words = [
      'EHLO x',
      'MAIL FROM:<>',
      `RCPT TO:<${replyTo}>`,
      'RSET',
      'VRFY x',
      'DATA',
      'NOOP',
      'STARTTLS',
      'BDAT 10',
    ];
    const lines = Array.from({ length: random.between(1, 8) }, () =>
      random.chance(0.7) ? `${random.pick(words)}\r\n` : `${bentText(random, 300).replaceAll('\n', ' ')}\r\n`,
    );
    await speakSmtp(target.info.inboundMailUrl, [...lines, 'QUIT\r\n', '.\r\nQUIT\r\n']);
    return null;
  },
};

async function find(target: Target): Promise<Found> {
  const to = `fuzz-${randomUUID()}@contoso.example`;
  await target.order(demoOrder(to, new Date()));
  const mail = await target.mailTo(to);
  const token = await target.as('acme');
  const { text } = await target.send('GET', '/files/release-form/generate-upload-url', { token });
  const { signedUrl } = JSON.parse(text) as { signedUrl: string };
  return { link: linkIn(mail), replyTo: replyAddressOf(mail) ?? '', uploadUrl: signedUrl };
}

/** When it is enough: after so many tries in all, or so long. */
type Enough = { tries: number } | { seconds: number };

/**
 * Sends what comes to mind of a seed to every door that asks for no token, until it is enough. True where none answered with a
 * fault, all processes live, and no event loop was held up.
 */
export async function fuzz(
  target: Target,
  { enough, seed, isSmoke }: { enough: Enough; seed: number; isSmoke: boolean },
): Promise<boolean> {
  say(`fuzzing, ${'tries' in enough ? `${enough.tries} tries` : `${enough.seconds} s`}, SEED=${seed}`);
  const began = Date.now();
  const isEnough = (count: number): boolean =>
    'tries' in enough ? count * AT_ONCE > enough.tries : Date.now() >= began + enough.seconds * 1_000;
  const faults = new Set<string>();
  const tried = new Map<string, number>();
  const names = Object.keys(DOORS);
  async function goOn(runner: number): Promise<void> {
    const random = createRandom(`${seed}/${runner}`);
    let found = await find(target);
    for (let count = 1; !isEnough(count); count += 1) {
      if (count % TRIES_A_LINK === 0) found = await find(target);
      const name = random.pick(names);
      const fault = await DOORS[name]?.(target, found, random);
      tried.set(name, (tried.get(name) ?? 0) + 1);
      if (fault) faults.add(`${name}: ${fault}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, runner) => goOn(runner)));
  const { server, worker } = await target.holdsSince(began);
  const healthy = await target.send('GET', '/health');
  for (const [name, count] of tried) say(`  ${String(count).padStart(6)} tries  ${name}`);
  for (const fault of [...faults].slice(0, 20)) say(`  fault: ${fault}`);
  say(
    `  longest hold of server / worker: ${server.toFixed(0)} / ${worker.toFixed(0)} ms; /health ${healthy.status}`,
  );
  for (const death of target.deaths) say(`  died: ${death.slice(0, 2_000)}`);
  // In a test the machine does much else, and processes are new.
  const isQuick = isSmoke || Math.max(server, worker) <= MOST_MS;
  return faults.size === 0 && healthy.status === 200 && target.deaths.length === 0 && isQuick;
}
