import type { Steps } from '@credence/core';
import { JsonProblem } from './json-problem.ts';
import {
  isUnkeepable,
  type LongString,
  put,
  readLongString,
  unkeepable,
  withoutStrings,
  written,
} from './long-strings.ts';

const MAX_DEPTH = 64;
const MAX_ENTRIES = 10_000;
/** Of the whole text: a full batch of 500 orders may have 400 each, and one with everything in it has 270. */
const MAX_VALUES = 200_000;
const MAX_STRING_LENGTH = 10_000;
const MAX_NUMBER_LENGTH = 1_000;
/** Of the whole text: objects of many names take the engine's parser long. Orders have a few hundred. */
const MAX_NAMES = 20_000;
/** The same of long names. */
const MAX_NAME_CHARACTERS = 1_000_000;
/** What one character may take when it is escaped. */
const MAX_ESCAPED = 6;
/** Of one string: no base64 has any. */
const MAX_QUOTES = 100_000;

/** So many strings, numbers and signs between two pauses. */
const STEPS_AT_ONCE = 5_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const BACKSLASH = 0x5c;

/** An object or array that is open where the scan stands. */
interface Frame {
  /** The names seen so far in an object. */
  names: Set<string> | undefined;
  /** Name or index of the value being read. */
  key: string | number;
  expectsName: boolean;
}

/**
 * `JSON.parse`, without what it lets through and we can't keep: names given twice, NUL and unpaired surrogates,
 * numbers beyond double precision's range or longer than 1,000 characters, more than 64 levels, 10,000 entries, 10,000
 * characters, 200,000 values, or 20,000 different names or a million characters of them in all. `__proto__` is left out.
 * `longFields` are the paths (`*` is any index or name) whose strings may be as long as the text.
 * @throws JsonProblem for those, SyntaxError for a text that is no JSON
 */
export function* parseStrictJson(
  text: string,
  longFields: readonly (readonly string[])[] = [],
): Steps<unknown> {
  const scan = new Scan(text, longFields);
  yield* scan.run();
  yield;
  // The engine's own parser, which cannot be interrupted, gets no string that takes it long.
  const value: unknown = JSON.parse(withoutStrings(text, scan.longStrings));
  yield;
  for (const { path, start, end } of scan.longStrings)
    put(value, path, yield* readLongString(text, start, end, path));
  if (scan.sawProto) yield* leaveOutProto(value);
  return value;
}

/**
 * One pass over the characters, before anything is allocated for them. It judges only what a valid text can
 * contain, and steps over whatever else there is: `JSON.parse` refuses that afterwards.
 */
class Scan {
  sawProto = false;
  /** Those that are read apart, because they are long and may be. */
  readonly longStrings: LongString[] = [];
  readonly #text: string;
  readonly #longFields: readonly (readonly string[])[];
  readonly #frames: Frame[] = [];
  readonly #names = new Set<string>();
  #nameCharacters = 0;
  #values = 0;
  #at = 0;
  #nextBackslash = -1;

  constructor(text: string, longFields: readonly (readonly string[])[]) {
    this.#text = text;
    this.#longFields = longFields;
  }

  *run(): Steps<void> {
    for (let step = 1; this.#at < this.#text.length; step += 1) {
      if (step % STEPS_AT_ONCE === 0) yield;
      const code = this.#text.charCodeAt(this.#at);
      if (code === QUOTE) this.#readString();
      else if (code === MINUS || (code >= ZERO && code <= NINE)) this.#readNumber();
      else this.#readPunctuation(code);
    }
  }

  #readPunctuation(code: number): void {
    this.#at += 1;
    if (code === COMMA) this.#nextEntry();
    else if (code === OPEN_BRACE) this.#open({ names: undefined, key: '', expectsName: true });
    else if (code === OPEN_BRACKET) this.#open({ names: undefined, key: 0, expectsName: false });
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) this.#frames.pop();
  }

  #open(frame: Frame): void {
    this.#countValue();
    if (this.#frames.length === MAX_DEPTH)
      throw new JsonProblem(`body must not be nested deeper than ${MAX_DEPTH} levels`);
    this.#frames.push(frame);
  }

  #nextEntry(): void {
    this.#countValue();
    const frame = this.#frames.at(-1);
    if (frame === undefined) return;
    if (typeof frame.key === 'number') {
      frame.key += 1;
      if (frame.key === MAX_ENTRIES) this.#refuseContainer(`must have at most ${grouped(MAX_ENTRIES)} items`);
    } else {
      frame.expectsName = true;
    }
  }

  /** Each value but the outermost follows a bracket or a comma; an empty object or array counts as if it had one. */
  #countValue(): void {
    this.#values += 1;
    if (this.#values > MAX_VALUES)
      throw new JsonProblem(`body must have at most ${grouped(MAX_VALUES)} values in all`);
  }

  #readNumber(): void {
    const start = this.#at;
    do this.#at += 1;
    while (isNumberPart(this.#text.charCodeAt(this.#at)) && this.#at - start <= MAX_NUMBER_LENGTH);
    if (this.#at - start > MAX_NUMBER_LENGTH)
      throw new JsonProblem(`${this.#path()} must be at most ${grouped(MAX_NUMBER_LENGTH)} characters long`);
    if (Math.abs(Number(this.#text.slice(start, this.#at))) === Number.POSITIVE_INFINITY) {
      throw new JsonProblem(`${this.#path()} must be a finite number`);
    }
  }

  #readString(): void {
    const start = this.#at + 1;
    const end = this.#endOfString(start);
    this.#at = end + 1;
    const frame = this.#frames.at(-1);
    if (frame?.expectsName) this.#takeName(frame, start, end);
    else this.#checkValue(start, end);
  }

  /** Index of the closing quote, or of the text's end. */
  #endOfString(start: number): number {
    let end = this.#text.indexOf('"', start);
    for (
      let quotes = 0;
      end !== -1 && this.#hasEscape(start, end) && this.#isEscaped(start, end);
      quotes += 1
    ) {
      if (quotes === MAX_QUOTES)
        throw new JsonProblem(`${this.#path()} must have at most ${grouped(MAX_QUOTES)} quotation marks`);
      end = this.#text.indexOf('"', end + 1);
    }
    return end === -1 ? this.#text.length : end;
  }

  // The position is kept between strings: looking from each string's start would be quadratic.
  #hasEscape(start: number, end: number): boolean {
    if (this.#nextBackslash < start) {
      const found = this.#text.indexOf('\\', start);
      this.#nextBackslash = found === -1 ? this.#text.length : found;
    }
    return this.#nextBackslash < end;
  }

  #isEscaped(start: number, quote: number): boolean {
    let first = quote;
    while (first > start && this.#text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    return (quote - first) % 2 === 1;
  }

  #decode(start: number, end: number): string {
    if (!this.#hasEscape(start, end)) return this.#text.slice(start, end);
    const decoded: unknown = JSON.parse(this.#text.slice(start - 1, end + 1));
    return String(decoded);
  }

  #takeName(frame: Frame, start: number, end: number): void {
    const isTooLong = end - start > MAX_ESCAPED * MAX_STRING_LENGTH;
    const name = isTooLong ? '' : this.#decode(start, end);
    if (this.#hasEscape(start, end) && isUnkeepable(name)) {
      this.#refuseContainer('must not have field names with NUL or unpaired surrogates');
    }
    if (isTooLong || name.length > MAX_STRING_LENGTH) {
      this.#refuseContainer(`must not have field names longer than ${grouped(MAX_STRING_LENGTH)} characters`);
    }
    frame.key = name;
    frame.expectsName = false;
    frame.names ??= new Set();
    const { names } = frame;
    if (names.has(name)) throw new JsonProblem(`${this.#path()} must be given only once`);
    if (names.size === MAX_ENTRIES) this.#refuseContainer(`must have at most ${grouped(MAX_ENTRIES)} fields`);
    names.add(name);
    if (!this.#names.has(name)) this.#nameCharacters += name.length;
    this.#names.add(name);
    if (this.#nameCharacters > MAX_NAME_CHARACTERS)
      throw new JsonProblem(
        `body must have at most ${grouped(MAX_NAME_CHARACTERS)} characters of different field names`,
      );
    if (this.#names.size > MAX_NAMES)
      throw new JsonProblem(`body must have at most ${grouped(MAX_NAMES)} different field names`);
    if (name === '__proto__') this.sawProto = true;
  }

  #checkValue(start: number, end: number): void {
    const escaped = this.#hasEscape(start, end);
    if (!escaped && end - start <= MAX_STRING_LENGTH) return;
    if (end - start > MAX_STRING_LENGTH && this.#mayBeLong()) {
      this.longStrings.push({ path: this.#keys(), start, end });
      return;
    }
    const isTooLong = end - start > MAX_ESCAPED * MAX_STRING_LENGTH;
    const value = isTooLong ? '' : this.#decode(start, end);
    if (isUnkeepable(value)) throw unkeepable(this.#keys());
    if (isTooLong || value.length > MAX_STRING_LENGTH) {
      throw new JsonProblem(`${this.#path()} must be at most ${grouped(MAX_STRING_LENGTH)} characters long`);
    }
  }

  #mayBeLong(): boolean {
    return this.#longFields.some(
      (field) =>
        field.length === this.#frames.length &&
        this.#frames.every(({ key }, depth) => field[depth] === '*' || field[depth] === key),
    );
  }

  #refuseContainer(problem: string): never {
    this.#frames.pop();
    throw new JsonProblem(`${this.#path()} ${problem}`);
  }

  #keys(): (string | number)[] {
    return this.#frames.map(({ key }) => key);
  }

  #path(): string {
    return written(this.#keys());
  }
}

function isNumberPart(code: number): boolean {
  return (
    (code >= ZERO && code <= NINE) ||
    code === MINUS ||
    code === 0x2b /* + */ ||
    code === 0x2e /* . */ ||
    code === 0x45 /* E */ ||
    code === 0x65 /* e */
  );
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

/** In place, because a parser that asks about each name takes ten times as long, and at once. */
function* leaveOutProto(value: unknown): Steps<void> {
  const open = [value];
  for (let seen = 1; open.length > 0; seen += 1) {
    if (seen % STEPS_AT_ONCE === 0) yield;
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Object.hasOwn(next, '__proto__')) Reflect.deleteProperty(next, '__proto__');
    for (const inside of Object.values(next)) open.push(inside);
  }
}
