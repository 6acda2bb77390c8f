import { createHash, createPublicKey, type Hash, verify } from 'node:crypto';
import { z } from 'zod';
import { CHAIN_START, entryDigest, NO_ENTRY, sealHash } from '../../platform/audit/audit-chain.ts';

/** What a look at an exported trail found. */
export interface ExportReport {
  /** True when it holds together and is signed; by whom, `publicKey` says. */
  intact: boolean;
  organizationId: string | null;
  entries: number;
  seals: number;
  /** The last seal, its hash in hexadecimal. */
  head: { number: number; hash: string } | null;
  /** By which all of it is signed: to be held against the one that the operator told. */
  publicKey: string | null;
  /** Each with the number of its line, from 1. */
  problems: string[];
}

const Hex = z.string().regex(/^[0-9a-f]{64}$/);
const Header = z.object({
  type: z.literal('header'),
  format: z.literal('credence-audit/1'),
  organizationId: z.string(),
});
const SealLine = z.object({
  type: z.literal('seal'),
  number: z.int(),
  id: z.string(),
  sealedAt: z.coerce.date(),
  entries: z.array(z.tuple([z.string(), z.string()])),
  hash: Hex,
  previousHash: Hex,
});
const EntryLine = z.object({
  type: z.literal('entry'),
  seal: z.int(),
  id: z.string(),
  recordedAt: z.string(),
  actor: z.string(),
  subject: z.string().nullable(),
  action: z.string(),
  resources: z.record(z.string(), z.unknown()),
  requestId: z.string().nullable(),
  client: z.string().nullable(),
  address: z.string().nullable(),
});
const End = z.object({
  type: z.literal('end'),
  sha256: Hex,
  publicKey: z.string().max(200),
  signature: z.string().max(200),
});
const Line = z.discriminatedUnion('type', [Header, SealLine, EntryLine, End]);
type LineOf<Type> = Extract<z.output<typeof Line>, { type: Type }>;

/**
 * Goes through an exported trail, one page or several in their order, and recomputes it. It needs nothing but the lines.
 * @param publicKey the key that has to have signed; any when not given
 */
export async function checkAuditExport(
  lines: AsyncIterable<string> | Iterable<string>,
  { publicKey }: { publicKey?: string } = {},
): Promise<ExportReport> {
  const check = new ExportCheck(publicKey);
  for await (const text of lines) check.take(text);
  return check.end();
}

class ExportCheck {
  readonly #report: ExportReport = {
    intact: false,
    organizationId: null,
    entries: 0,
    seals: 0,
    head: null,
    publicKey: null,
    problems: [],
  };
  readonly #expectedKey: string | undefined;
  #number = 0;
  /** Of the page that goes on; undefined between pages. */
  #page: Hash | undefined;
  #previous: string | undefined;
  /** Digests of entries that are still to come, by their ids. */
  #awaited = new Map<string, string>();

  constructor(expectedKey: string | undefined) {
    this.#expectedKey = expectedKey;
  }

  take(text: string): void {
    this.#number += 1;
    const line = readLine(text);
    if (!line) this.#note('is no line of an exported trail');
    else if (line.type !== 'header' && !this.#page) this.#note('stands outside of any page');
    else this.#takeLine(line, text);
  }

  #takeLine(line: z.output<typeof Line>, text: string): void {
    if (line.type === 'header') this.#takeHeader(line);
    if (line.type === 'seal') this.#takeSeal(line);
    if (line.type === 'entry') this.#takeEntry(line);
    if (line.type === 'end') this.#takeEnd(line, text);
    this.#page?.update(`${text}\n`);
  }

  end(): ExportReport {
    if (this.#page || this.#number === 0) this.#note('is the last one, and no signature follows');
    this.#report.intact = this.#report.problems.length === 0;
    return this.#report;
  }

  #takeHeader({ organizationId }: LineOf<'header'>): void {
    if (this.#page) this.#note('begins a page before the one before it was signed');
    this.#report.organizationId ??= organizationId;
    if (this.#report.organizationId !== organizationId) this.#note('is about another organization');
    this.#page = createHash('sha256');
  }

  #takeSeal(seal: LineOf<'seal'>): void {
    this.#expectNoneAwaited();
    const { number, hash, previousHash, entries } = seal;
    const before = this.#report.head;
    if (before && number !== before.number + 1)
      this.#note(`follows seal ${before.number} with seal ${number}`);
    const expected = number === 1 ? CHAIN_START.toString('hex') : (this.#previous ?? previousHash);
    if (previousHash !== expected) this.#note('does not follow the seal before it');
    const organizationId = this.#report.organizationId ?? '';
    const recomputed = sealHash(Buffer.from(previousHash, 'hex'), { ...seal, organizationId });
    if (recomputed.toString('hex') !== hash) this.#note('was changed');
    this.#awaited = new Map(entries.filter(([, digest]) => digest !== NO_ENTRY));
    this.#previous = hash;
    this.#report.head = { number, hash };
    this.#report.seals += 1;
  }

  #takeEntry(entry: LineOf<'entry'>): void {
    const digest = this.#awaited.get(entry.id);
    this.#awaited.delete(entry.id);
    if (digest === undefined) this.#note('is an entry that no seal before it covers');
    else if (digest !== entryDigest(entry)) this.#note('is an entry that was changed');
    this.#report.entries += 1;
  }

  #takeEnd({ sha256, publicKey }: LineOf<'end'>, text: string): void {
    this.#expectNoneAwaited();
    if (this.#page?.digest('hex') !== sha256) this.#note('is not about the lines before it');
    if (!isSigned(text)) this.#note('is not signed');
    this.#report.publicKey ??= publicKey;
    if (publicKey !== (this.#expectedKey ?? this.#report.publicKey)) this.#note('is signed by another key');
    this.#page = undefined;
  }

  #expectNoneAwaited(): void {
    if (this.#awaited.size > 0)
      this.#note(`comes before ${this.#awaited.size} entries of the seal before it`);
    this.#awaited.clear();
  }

  #note(problem: string): void {
    this.#report.problems.push(`line ${this.#number} ${problem}`);
  }
}

function readLine(text: string): z.output<typeof Line> | undefined {
  try {
    const parsed = Line.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The signature is about the line as it stands without it. */
function isSigned(text: string): boolean {
  try {
    const { publicKey, signature } = End.parse(JSON.parse(text));
    const signed = `${text.slice(0, text.lastIndexOf(',"signature":'))}}`;
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
