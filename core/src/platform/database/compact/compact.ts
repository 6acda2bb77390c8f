import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { COMPACT_WORDS } from './compact-words.ts';

/** Of the words and what comes behind them: as far back as a repetition is looked for. */
const WINDOW_BITS = 13;
const SETTINGS = {
  dictionary: Buffer.from(COMPACT_WORDS),
  windowBits: WINDOW_BITS,
  memLevel: 6,
  // Room for most values, and small enough that Node cuts it off a larger piece of memory: one of its own for each value is
  // work for the garbage collector. What is longer takes several.
  chunkSize: 1_024,
};
/** What is shorter gets little smaller. */
const LEAST_BYTES = 64;
/**
 * What is longer is left as it is: it would hold the event loop, and nothing may grow past it when it is opened. As many bodies
 * as a webhook run claims are no more than it may hold.
 */
export const MOST_COMPACT_BYTES = 16_384;

/** JSON in less space; null where that would gain nothing. */
export function compact(json: Buffer): Buffer | null {
  if (json.length < LEAST_BYTES || json.length > MOST_COMPACT_BYTES) return null;
  const smaller = deflateRawSync(json, SETTINGS);
  return smaller.length < json.length ? smaller : null;
}

const EXPANDING = { ...SETTINGS, maxOutputLength: MOST_COMPACT_BYTES };

/** @throws when it is not what `compact` made, or would be larger than that takes */
export const expand = (smaller: Buffer): Buffer => inflateRawSync(smaller, EXPANDING);
