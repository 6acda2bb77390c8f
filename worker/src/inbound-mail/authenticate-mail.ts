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

interface AuthenticatorOptions {
  resolve?: DNSResolver;
  /** How long one mail may take, in milliseconds. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Name servers that one mail may have asked: a sender writes as many signatures as they like. */
const MOST_LOOKUPS = 40;
/** Honest mail has four, and a header of 20 KB. */
const MOST_SIGNATURES = 50;
const MOST_HEADER_BYTES = 64 * 1024;
/** The library joins lines to fields, and takes some of these apart, in a time that grows faster than they do. */
const MOST_HEADER_LINES = 1_000;
const MOST_FIELD_BYTES = 8 * 1024;
/** Each of the signatures has its own look at it. */
const CHUNK = 16 * 1024;
const UNKNOWN: MailAuthentication = { spf: 'temperror', dkim: 'temperror', dmarc: 'temperror' };

export function mailAuthenticator({
  resolve = resolver(),
  timeoutMs = TIMEOUT_MS,
}: AuthenticatorOptions = {}): MailAuthenticator {
  return async (raw, client, envelopeFrom) => {
    const header = headerOf(raw);
    const told = isTooMuch(header)
      ? null
      : await tellInTime(raw, client, envelopeFrom, boundedBy(resolve), timeoutMs);
    if (told) return told;
    // A sender can make all of that take as long as they like, and has then not shown that they are the author.
    const authors = header.toString('latin1').match(AUTHOR) ?? [];
    const author = authors.join('\r\n');
    if (author.length > MOST_FIELD_BYTES) return { ...UNKNOWN, dmarc: 'fail' };
    const mail = Buffer.from(`${author}\r\n\r\n`, 'latin1');
    const { dmarc } = (await tellInTime(mail, client, null, policiesOnly(resolve), timeoutMs)) ?? UNKNOWN;
    return { ...UNKNOWN, dmarc };
  };
}

/** The fields that name an author, each with the lines that it goes on in. */
const AUTHOR = /^from[ \t]*:.*(?:\r?\n[ \t].*)*/gim;

/** The header, or as much of it as shows that it is too long. */
function headerOf(raw: Buffer): Buffer {
  const start = raw.subarray(0, MOST_HEADER_BYTES + 1);
  const end = start.toString('latin1').search(/\r?\n\r?\n/);
  return end < 0 ? start : start.subarray(0, end);
}

/** Where a field begins; whatever else a line is, the library takes it for more of the field before. */
const BEFORE_FIELD = /\r?\n(?=[!-9;-~]+\s*:)/;

function isTooMuch(header: Buffer): boolean {
  const text = header.toString('latin1');
  if (text.length > MOST_HEADER_BYTES || text.split('\n').length > MOST_HEADER_LINES) return true;
  const fields = text.split(BEFORE_FIELD);
  const signatures = fields.filter((field) => SIGNATURE.test(field));
  const long = fields.filter(({ length }) => length > MOST_FIELD_BYTES);
  return signatures.length > MOST_SIGNATURES || long.some((field) => TAKEN_APART.test(field));
}

const SIGNATURE = /^(?:dkim-signature|arc-[a-z-]+)\s*:/i;
const TAKEN_APART = /^(?:from|received)\s*:/i;

/** What a mail comes to; null where that takes too long, or asks too much. */
async function tellInTime(
  raw: Buffer,
  client: MailClient,
  envelopeFrom: string | null,
  names: Names,
  timeoutMs: number,
): Promise<MailAuthentication | null> {
  const told = authenticate(inPieces(raw), {
    ip: client.address.replace(/^::ffff:/, ''),
    helo: client.name,
    sender: envelopeFrom ?? '',
    mta: 'credence',
    resolver: names.resolve,
    disableArc: true,
    disableBimi: true,
  }).then(resultsOf, () => UNKNOWN);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), timeoutMs);
  });
  try {
    const results = await Promise.race([told, tooLong]);
    return names.isSpent() ? null : results;
  } finally {
    names.end();
    clearTimeout(timer);
  }
}

/** Names that are looked up for one mail. */
interface Names {
  resolve: DNSResolver;
  /** Whether more were to be looked up than may be. */
  isSpent(): boolean;
  /** Looks up no more of them. */
  end(): void;
}

function boundedBy(resolve: DNSResolver): Names {
  let lookups = 0;
  let isOver = false;
  return {
    resolve(name, type) {
      lookups += 1;
      if (isOver || lookups > MOST_LOOKUPS)
        throw Object.assign(new Error('Too many lookups'), { code: 'ETIMEOUT' });
      return resolve(name, type);
    },
    isSpent: () => lookups > MOST_LOOKUPS,
    end() {
      isOver = true;
    },
  };
}

/** Nothing but what the domain of an author says of its mail. */
function policiesOnly(resolve: DNSResolver): Names {
  const bounded = boundedBy(resolve);
  return {
    ...bounded,
    resolve(name, type) {
      if (!name.startsWith('_dmarc.')) throw Object.assign(new Error('Not asked for'), { code: 'ENOTFOUND' });
      return bounded.resolve(name, type);
    },
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
    // Any relay on the way can have added what a signature leaves out.
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
  const alignment = dmarc ? dmarc.alignment : undefined;
  return Boolean(alignment?.dkim.underSized && !alignment.spf.result);
}

const resultOf = (result: string | undefined): AuthenticationResult =>
  AUTHENTICATION_RESULTS.find((known) => known === result) ?? 'none';
