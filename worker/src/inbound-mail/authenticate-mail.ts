import { promises as dns } from 'node:dns';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { AUTHENTICATION_RESULTS, type AuthenticationResult } from '@credence/contract';
import type { MailAuthentication } from '@credence/core';
import { authenticate, type DNSResolver } from 'mailauth';

/** Who delivers a mail, as the connection says it. */
export interface MailClient {
  address: string;
  /** Name that it gave itself. */
  name: string;
}

/** Looks up whether a mail comes from where it says. What cannot be told is a `temperror`, never an exception. */
export type MailAuthenticator = (
  raw: Buffer,
  client: MailClient,
  envelopeFrom: string | null,
) => Promise<MailAuthentication>;

export interface AuthenticatorOptions {
  resolve?: DNSResolver;
  /** How long one mail may take, in milliseconds. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Name servers that one mail may have asked: a sender writes as many signatures as they like. */
const MOST_LOOKUPS = 40;
const CHUNK = 64 * 1024;
const UNKNOWN: MailAuthentication = { spf: 'temperror', dkim: 'temperror', dmarc: 'temperror' };

export function mailAuthenticator({
  resolve = resolver(),
  timeoutMs = TIMEOUT_MS,
}: AuthenticatorOptions = {}): MailAuthenticator {
  return async (raw, client, envelopeFrom) => {
    let lookups = 0;
    let isOver = false;
    const bounded: DNSResolver = (name, type) => {
      lookups += 1;
      if (isOver || lookups > MOST_LOOKUPS)
        throw Object.assign(new Error('Too many lookups'), { code: 'ETIMEOUT' });
      return resolve(name, type);
    };
    const told = authenticate(inPieces(raw), {
      ip: client.address.replace(/^::ffff:/, ''),
      helo: client.name,
      sender: envelopeFrom ?? '',
      mta: 'credence',
      resolver: bounded,
      disableArc: true,
      disableBimi: true,
    }).then(resultsOf, () => UNKNOWN);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<MailAuthentication>((done) => {
      timer = setTimeout(() => done(UNKNOWN), timeoutMs);
    });
    try {
      return await Promise.race([told, tooLong]);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  };
}

function resolver(): DNSResolver {
  const asked = new dns.Resolver({ timeout: 1_500, tries: 2 });
  return (name, type) => asked.resolve(name, type) as ReturnType<DNSResolver>;
}

/** Others get their turn while a large mail is read. */
function inPieces(raw: Buffer): Readable {
  return Readable.from(
    (async function* () {
      for (let start = 0; start < raw.length; start += CHUNK) {
        yield raw.subarray(start, start + CHUNK);
        await setImmediate();
      }
    })(),
  );
}

type Results = Awaited<ReturnType<typeof authenticate>>;

function resultsOf({ spf, dkim, dmarc, dmarcSkipReason }: Results): MailAuthentication {
  const signatures = (dkim?.results ?? []).map(({ status }) =>
    // Anyone can have added what a signature leaves out.
    status.underSized ? 'fail' : resultOf(status.result),
  );
  return {
    spf: resultOf(spf ? spf.status.result : undefined),
    dkim: AUTHENTICATION_RESULTS.find((result) => signatures.includes(result)) ?? 'none',
    // A mail of several authors, or of none, could show another one than the one that is checked.
    dmarc:
      dmarcSkipReason || isOfPartOnly(dmarc) ? 'fail' : resultOf(dmarc ? dmarc.status.result : undefined),
  };
}

/** Whether nothing but the signature of a part of its words says that a mail is from where it says. */
function isOfPartOnly(dmarc: Results['dmarc']): boolean {
  if (!dmarc || dmarc.status.result !== 'pass') return false;
  const { spf, dkim } = dmarc.alignment;
  return !spf.result && Boolean(dkim.underSized);
}

const resultOf = (result: string | undefined): AuthenticationResult =>
  AUTHENTICATION_RESULTS.find((known) => known === result) ?? 'none';
