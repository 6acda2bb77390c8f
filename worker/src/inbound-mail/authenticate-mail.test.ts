import { generateKeyPairSync } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { type DNSResolver, dkimSign } from 'mailauth';
import { describe, expect, it } from 'vitest';
import { mailAuthenticator } from './authenticate-mail.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const RECORDS = new Map([
  ['TXT contoso.example', 'v=spf1 ip4:192.0.2.10 -all'],
  ['TXT _dmarc.contoso.example', 'v=DMARC1; p=reject'],
  ['TXT one._domainkey.contoso.example', `v=DKIM1; k=rsa; p=${KEY}`],
  ['TXT one._domainkey.fabrikam.example', `v=DKIM1; k=rsa; p=${KEY}`],
]);

/** The hash of no words. */
const EMPTY = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const resolve: DNSResolver = async (name, type) => {
  const record = RECORDS.get(`${type} ${name}`);
  if (record === undefined) throw Object.assign(new Error('not there'), { code: 'ENOTFOUND' });
  return [[record]];
};

const mail = (from = 'hr@contoso.example', body = 'All correct.') =>
  Buffer.from(
    [`From: Pat <${from}>`, 'To: x@reply.example', 'Subject: Re: verification', '', body, ''].join('\r\n'),
  );

async function signed(domain: string, raw = mail(), maxBodyLength?: number): Promise<Buffer> {
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const part = maxBodyLength === undefined ? {} : { maxBodyLength };
  const key = { signingDomain: domain, selector: 'one', privateKey: pem, ...part };
  const { signatures } = await dkimSign(raw, {
    canonicalization: 'relaxed/relaxed',
    ...key,
    signatureData: [key],
  });
  return Buffer.concat([Buffer.from(signatures), raw]);
}

const strangeSignatures = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `DKIM-Signature: v=1; a=rsa-sha256; d=d${at}.evil.example; s=x; h=from; bh=${EMPTY}; b=eA==; l=0\r\n`,
  ).join('');

const [OWN, STRANGE] = ['192.0.2.10', '198.51.100.7'];
const authenticate = (raw: Buffer, address = OWN, options = {}) =>
  mailAuthenticator({ resolve, ...options })(
    raw,
    { address, name: 'mx.contoso.example' },
    'hr@contoso.example',
  );

describe('a mail', () => {
  it('of an address that its domain names passes', async () => {
    expect(await authenticate(mail())).toEqual({ spf: 'pass', dkim: 'none', dmarc: 'pass' });
  });

  it('from elsewhere passes by its signature', async () => {
    expect(await authenticate(await signed('contoso.example'), STRANGE)).toEqual({
      spf: 'fail',
      dkim: 'pass',
      dmarc: 'pass',
    });
  });

  it('that was changed on the way fails', async () => {
    const raw = (await signed('contoso.example')).toString().replace('All correct', 'Not correct');
    expect(await authenticate(Buffer.from(raw), STRANGE)).toMatchObject({ dkim: 'neutral', dmarc: 'fail' });
  });

  it('signed by another domain is not of the one that it names', async () => {
    expect(await authenticate(await signed('fabrikam.example'), STRANGE)).toEqual({
      spf: 'fail',
      dkim: 'pass',
      dmarc: 'fail',
    });
  });

  it('that goes on where its signature ends fails', async () => {
    const raw = (await signed('contoso.example', mail(), 'All correct.'.length)).toString();
    const withMore = Buffer.from(`${raw}We have no record.\r\n`);
    expect(await authenticate(withMore, STRANGE)).toEqual({ spf: 'fail', dkim: 'fail', dmarc: 'fail' });
    expect(await authenticate(withMore)).toMatchObject({ dkim: 'fail', dmarc: 'pass' });
  });

  it.each([
    ['two authors', 'hr@contoso.example>, <mallory@evil.example'],
    ['two From fields', 'hr@contoso.example>\r\nFrom: <mallory@evil.example'],
    ['no author', ''],
  ])('of %s is of no domain', async (_, from) => {
    expect(await authenticate(mail(from), STRANGE)).toMatchObject({ dmarc: 'fail' });
  });

  it('of a domain that says nothing is neither', async () => {
    expect(await authenticate(mail('ann@tailspin.example'), STRANGE)).toMatchObject({ dmarc: 'none' });
  });

  it('comes from an address mapped into IPv6 as well', async () => {
    expect(await authenticate(mail(), `::ffff:${OWN}`)).toMatchObject({ spf: 'pass' });
  });
});

describe('a header that was made to take long', () => {
  it.each([
    ['lines that begin no field', `${mail()}`.replace('\r\n\r\n', `\r\n${'a\r\n'.repeat(20_000)}\r\n`)],
    ['fields without a name', `${mail()}`.replace('\r\n\r\n', `\r\n${':\r\n'.repeat(20_000)}\r\n`)],
    ['a way of many words', `Received: ${'a '.repeat(30_000)}\r\n${mail()}`],
    ['a way of many lines', `Received\r\n : ${'\r\né: a '.repeat(900).padEnd(60_000, ' a')}\r\n${mail()}`],
    ['an author of many words', mail(`${'Re: '.repeat(15_000)}hr@contoso.example`).toString()],
  ])('holds up no others, and passes for nothing: %s', async (_, raw) => {
    const before = process.threadCpuUsage();
    const { dmarc } = await authenticate(Buffer.from(raw, 'latin1'), STRANGE);
    const { user, system } = process.threadCpuUsage(before);
    expect(dmarc).toBe('fail');
    // Some milliseconds: the library by itself takes 150 to 740.
    expect((user + system) / 1_000).toBeLessThan(60);
  });
});

describe('name servers', () => {
  it('that never answer keep no mail waiting', async () => {
    const silent: DNSResolver = () => new Promise(() => undefined);
    const start = performance.now();
    expect(await authenticate(mail(), OWN, { resolve: silent, timeoutMs: 50 })).toEqual({
      spf: 'temperror',
      dkim: 'temperror',
      dmarc: 'temperror',
    });
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('are not asked for each of a thousand signatures', async () => {
    let asked = 0;
    const counted: DNSResolver = (name, type) => {
      asked += 1;
      return resolve(name, type);
    };
    const one = (await signed('contoso.example')).toString().split('From:')[0] ?? '';
    const many = Array.from({ length: 1_000 }, (_, index) => one.replace('s=one', `s=s${index}`)).join('');
    await authenticate(Buffer.from(many + mail().toString()), STRANGE, { resolve: counted });
    expect(asked).toBeLessThanOrEqual(40);
  });

  it.each([
    ['a thousand signatures', strangeSignatures(1_000), 1],
    ['more signatures than are looked up', strangeSignatures(45), 45],
    ['a header that is too long', 'X-Filler: of no use\r\n'.repeat(10_000), 1],
  ])('say what the author wants of their mail, whatever else it has: %s', async (_, fields, most) => {
    let asked = 0;
    const counted: DNSResolver = (name, type) => {
      asked += 1;
      return resolve(name, type);
    };
    const raw = Buffer.concat([Buffer.from(fields), mail()]);
    expect(await authenticate(raw, STRANGE, { resolve: counted })).toMatchObject({ dmarc: 'fail' });
    expect(asked).toBeLessThanOrEqual(most);
  });

  it('that a sender makes slow say nothing for them', async () => {
    const slow: DNSResolver = (name, type) =>
      name.endsWith('evil.example') ? new Promise(() => undefined) : resolve(name, type);
    const raw = Buffer.concat([Buffer.from(strangeSignatures(1)), mail()]);
    expect(await authenticate(raw, STRANGE, { resolve: slow, timeoutMs: 50 })).toEqual({
      spf: 'temperror',
      dkim: 'temperror',
      dmarc: 'fail',
    });
  });

  it('of what is no mail at all are asked for nothing', async () => {
    expect(await authenticate(Buffer.from('\0\0garbage'), STRANGE)).toMatchObject({
      dkim: 'none',
      dmarc: 'fail',
    });
  });
});
