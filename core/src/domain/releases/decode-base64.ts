import type { Steps } from '../../platform/in-slices.ts';

/** Decoded at once, in a few milliseconds even where most of it is blanks. */
const PIECE = 64 * 1024;
/** Lines of 64 with their ends are 3 % longer than what they hold; a text that is mostly blanks is refused before all are looked at. */
const MOST_BLANKS = 0.1;
const FEW_BLANKS = 100;

/**
 * The bytes that a text is the base64 of, with any line breaks; null where it is none, which Node's decoder does not tell: it
 * skips what it does not know.
 */
export function* decodeBase64(text: string): Steps<Buffer | null> {
  const bytes = Buffer.allocUnsafe(Math.ceil((text.length * 3) / 4));
  let length = 0;
  let blanks = 0;
  let rest = '';
  for (let at = 0; at < text.length; at += PIECE) {
    const given = text.slice(at, at + PIECE);
    const piece = given.replace(/\s+/g, '');
    blanks += given.length - piece.length;
    if (blanks > MOST_BLANKS * text.length + FEW_BLANKS) return null;
    // It ended with the piece before.
    if (piece !== '' && length % 3 !== 0) return null;
    const all = rest + piece;
    const whole = all.slice(0, all.length - (all.length % 4));
    const written = bytes.write(whole, length, 'base64');
    if (bytes.toString('base64', length, length + written) !== whole) return null;
    length += written;
    rest = all.slice(whole.length);
    yield;
  }
  return rest === '' ? bytes.subarray(0, length) : null;
}
