import { inflateSync } from 'node:zlib';
import type { Steps } from '../../in-slices.ts';
import { PdfTokens } from './pdf-tokens.ts';

/** An object of a PDF, flat: its tokens up to the bracket that ends it. */
export interface PdfObject {
  /** Undefined where it has none, or none that can be read. */
  number: number | undefined;
  tokens: readonly string[];
}

/** A PDF, or a part of it, that cannot be looked into; the message says why. */
export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf';
}

/** How much of a file before `obj` is looked at for the object's number. */
const LOOK_BACK = 40;
const MAX_OBJECTS = 100_000;
/** Between two objects that lie in one stream. */
const MAX_BLANKS = 64;
const MAX_OBJECT_TOKENS = 20_000;
const MAX_TOKENS = 500_000;
const MAX_PACKED_BYTES = 2 * 1024 * 1024;
/** In all, what is looked at several times counted so often. */
const MAX_BYTES = 64 * 1024 * 1024;

/** What is left to be spent on one file. */
interface Budget {
  objects: number;
  tokens: number;
  bytes: number;
}

/**
 * Every object that any reader could find in a file, wherever it stands: tables that say where objects are can point into
 * comments, strings and streams, and readers look for objects themselves where there is no table.
 * @throws UnreadablePdf
 */
export function* readObjects(pdf: Buffer, visit: (object: PdfObject) => void): Steps<void> {
  const budget: Budget = { objects: MAX_OBJECTS, tokens: MAX_TOKENS, bytes: MAX_BYTES };
  for (const start of startsOf(pdf)) {
    const source = new PdfTokens(pdf, start.at);
    const object = { number: start.number, tokens: readObject(source, budget) };
    visit(object);
    yield;
    if (!isPacked(object)) continue;
    const at = source.at;
    if (source.next() === 'stream') yield* readPacked(unpack(pdf, at, object), object, budget, visit);
  }
}

/** Where an object may begin: after `1 0 obj`, also where a comment is in between, and after `trailer`. */
function* startsOf(pdf: Buffer): Generator<{ at: number; number: number | undefined }> {
  for (let at = pdf.indexOf('obj'); at >= 0; at = pdf.indexOf('obj', at + 3)) {
    const before = pdf.toString('latin1', Math.max(0, at - LOOK_BACK), at).replaceAll('\0', ' ');
    const number = /(\d{1,10})\s+\d{1,10}\s*$/.exec(before)?.[1];
    if (number !== undefined || /(?:\d|[\r\n]\s*)$/.test(before) || before.trim() === '') {
      yield { at: at + 3, number: number === undefined ? undefined : Number(number) };
    }
  }
  for (let at = pdf.indexOf('trailer'); at >= 0; at = pdf.indexOf('trailer', at + 7)) {
    yield { at: at + 7, number: undefined };
  }
}

const OPENING: ReadonlySet<string | undefined> = new Set(['<<', '[', '{']);
const CLOSING: ReadonlySet<string | undefined> = new Set(['>>', ']', '}']);

function readObject(source: PdfTokens, budget: Budget): string[] {
  if (--budget.objects < 0) throw new UnreadablePdf('has too many objects');
  const tokens: string[] = [];
  const start = source.at;
  let depth = 0;
  do {
    const token = source.next();
    if (token === undefined) break;
    if (OPENING.has(token)) depth += 1;
    if (CLOSING.has(token)) depth -= 1;
    tokens.push(token);
  } while (depth > 0 && tokens.length < MAX_OBJECT_TOKENS);
  budget.tokens -= tokens.length;
  budget.bytes -= source.at - start;
  const isOver = budget.tokens < 0 || budget.bytes < 0;
  if (isOver || tokens.length === MAX_OBJECT_TOKENS) throw new UnreadablePdf('is too intricate');
  return tokens;
}

/** Whether readers may take it for a stream of objects: some ask for its type, others for its numbers. */
const isPacked = ({ tokens }: PdfObject): boolean =>
  tokens.includes('/ObjStm') || (tokens.includes('/N') && tokens.includes('/First'));

function unpack(pdf: Buffer, at: number, { tokens }: PdfObject): Buffer {
  const start = /^stream(?:\r\n|\n|\r)?/.exec(pdf.toString('latin1', at, at + 8))?.[0].length ?? 0;
  const packed = pdf.subarray(at + start);
  const [filter, another] = filtersOf(tokens);
  if (another !== undefined || !(filter === '/FlateDecode' || filter === '/Fl')) {
    throw new UnreadablePdf('has objects in an unusual encoding');
  }
  try {
    return inflateSync(packed.subarray(0, MAX_PACKED_BYTES), { maxOutputLength: MAX_PACKED_BYTES });
  } catch {
    throw new UnreadablePdf('has objects that are encrypted, damaged or too large');
  }
}

/** The names of its filters; two lists, references and predictors come out as something that is none. */
function filtersOf(tokens: readonly string[]): string[] {
  const at = tokens.indexOf('/Filter');
  if (at < 0) return [];
  const isPlain = tokens.indexOf('/Filter', at + 1) < 0 && !tokens.includes('/Predictor');
  if (!isPlain) return ['several', 'filters'];
  if (tokens[at + 1] !== '[') return [tokens[at + 1] ?? ''];
  return tokens.slice(at + 2, tokens.indexOf(']', at));
}

/**
 * The objects of an unpacked stream. They are read one after the other, and each offset that the stream's head names has to be
 * the beginning of one: otherwise a reader that goes by the head would see others.
 */
function* readPacked(
  content: Buffer,
  { tokens }: PdfObject,
  budget: Budget,
  visit: (object: PdfObject) => void,
): Steps<void> {
  const first = tokens.lastIndexOf('/First');
  const bodyAt = Number(tokens[first + 1]);
  const isSingle = first >= 0 && tokens.indexOf('/First') === first && tokens[first + 3] !== 'R';
  if (!isSingle || !(bodyAt >= 0 && bodyAt <= content.length)) {
    throw new UnreadablePdf('has objects without a usable head');
  }
  const numbers = headOf(content, bodyAt);
  const body = new PdfTokens(content, bodyAt);
  for (let at = body.at; at < content.length; at = body.at) {
    const number = numbers.get(at);
    numbers.delete(at);
    visit({ number, tokens: readObject(body, budget) });
    yield;
  }
  if (numbers.size > 0) throw new UnreadablePdf('has objects inside of others');
}

/** The numbers of objects by where they begin, as the head of their stream has them. */
function headOf(content: Buffer, bodyAt: number): Map<number, number> {
  const head = new PdfTokens(content.subarray(0, bodyAt));
  const numbers = new Map<number, number>();
  for (let count = 0; count < MAX_OBJECTS; count += 1) {
    const [number, offset] = [head.next(), head.next()];
    if (offset === undefined) return numbers;
    const from = bodyAt + Number(offset);
    const at = from + new PdfTokens(content.subarray(from, from + MAX_BLANKS)).at;
    if (at < content.length) numbers.set(at, Number(number));
  }
  throw new UnreadablePdf('has too many objects');
}
