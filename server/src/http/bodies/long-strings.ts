import type { Steps } from '@credence/core';
import { JsonProblem } from './json-problem.ts';

/** A string of a JSON text: where it stands in what the text says, and between which of its characters. */
export interface LongString {
  path: (string | number)[];
  start: number;
  end: number;
}

const MAX_PATH_SEGMENT = 100;

/** Read at once, in a millisecond or two: with escapes the engine takes five times as long as without. */
const PIECE = 256 * 1024;
const SHORT_ESCAPE = 2;
const UNICODE_ESCAPE = 6;

/** The text with an empty string in place of each of these. */
export function withoutStrings(text: string, strings: readonly LongString[]): string {
  if (strings.length === 0) return text;
  const ends = [0, ...strings.map(({ end }) => end)];
  return ends.map((from, index) => text.slice(from, strings[index]?.start)).join('');
}

/**
 * What a long string of a JSON text says, read piece after piece.
 * @throws JsonProblem, or SyntaxError where it is no string of JSON
 */
export function* readLongString(
  text: string,
  start: number,
  end: number,
  path: LongString['path'],
): Steps<string> {
  const pieces: string[] = [];
  for (let from = start; from < end; ) {
    const to = endOfPiece(text, from, end);
    const piece: unknown = JSON.parse(`"${text.slice(from, to)}"`);
    pieces.push(String(piece));
    from = to;
    yield;
  }
  const value = pieces.join('');
  if (isUnkeepable(value)) throw unkeepable(path);
  return value;
}

/** Where a piece ends that is not cut within an escape. */
function endOfPiece(text: string, from: number, end: number): number {
  const room = text.slice(from, Math.min(end, from + PIECE));
  let at = 0;
  for (let found = room.indexOf('\\'); found !== -1; found = room.indexOf('\\', at)) {
    at = found + (text[from + found + 1] === 'u' ? UNICODE_ESCAPE : SHORT_ESCAPE);
  }
  return Math.min(end, from + Math.max(room.length, at));
}

/** Puts a string where the path of the same text leads. */
export function put(value: unknown, path: LongString['path'], text: string): void {
  let at = value;
  for (const key of path.slice(0, -1))
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  const last = path.at(-1);
  if (typeof at === 'object' && at !== null && last !== undefined) Reflect.set(at, last, text);
}

/** PostgreSQL keeps neither in a text. */
export const isUnkeepable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

export const unkeepable = (path: LongString['path']): JsonProblem =>
  new JsonProblem(`${written(path)} must not contain NUL or unpaired surrogates`);

/** A path as problems begin with it. */
export const written = (path: LongString['path']): string =>
  path.length === 0 ? 'body' : path.map((key) => String(key).slice(0, MAX_PATH_SEGMENT)).join('.');
