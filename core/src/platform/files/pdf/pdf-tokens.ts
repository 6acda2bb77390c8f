const [PERCENT, SLASH, HASH, BACKSLASH] = [0x25, 0x2f, 0x23, 0x5c];
const [ROUND_OPEN, ROUND_CLOSE, LESS, GREATER] = [0x28, 0x29, 0x3c, 0x3e];
/** Longer words and names mean nothing to any reader. */
const MAX_WORD_BYTES = 200;

/** What a byte is to PDF: 0 regular, 1 white space, 2 delimiter. */
const KINDS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) KINDS[byte] = 1;
for (const byte of Buffer.from('()<>[]{}/%')) KINDS[byte] = 2;

/**
 * The tokens of PDF syntax from one offset on: a name with its slash and without its escapes, brackets, words and numbers as
 * they stand. A string is `(` or `<`, without what it says.
 */
export class PdfTokens {
  readonly #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Where the next token begins. */
  get at(): number {
    this.#skipBlanks();
    return this.#at;
  }

  /** @returns undefined at the end */
  next(): string | undefined {
    this.#skipBlanks();
    const bytes = this.#bytes;
    const byte = bytes[this.#at];
    if (byte === undefined) return undefined;
    if (KINDS[byte] === 0) return this.#word();
    this.#at += 1;
    if (byte === SLASH) return `/${unescaped(this.#word())}`;
    if (byte === ROUND_OPEN) return this.#skipText();
    if ((byte === LESS || byte === GREATER) && bytes[this.#at] === byte) {
      this.#at += 1;
      return byte === LESS ? '<<' : '>>';
    }
    if (byte === LESS) return this.#skipDigits();
    return String.fromCharCode(byte);
  }

  #skipBlanks(): void {
    const bytes = this.#bytes;
    let at = this.#at;
    let isComment = false;
    for (let byte = bytes[at]; byte !== undefined; byte = bytes[++at]) {
      if (isComment) isComment = byte !== 10 && byte !== 13;
      else if (byte === PERCENT) isComment = true;
      else if (KINDS[byte] !== 1) break;
    }
    this.#at = at;
  }

  #word(): string {
    const bytes = this.#bytes;
    const start = this.#at;
    let at = start;
    while (at < bytes.length && KINDS[bytes[at] ?? 0] === 0) at += 1;
    this.#at = at;
    return bytes.toString('latin1', start, Math.min(at, start + MAX_WORD_BYTES));
  }

  #skipText(): string {
    const bytes = this.#bytes;
    let at = this.#at;
    for (let depth = 1; depth > 0 && at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === BACKSLASH) at += 1;
      else if (byte === ROUND_OPEN) depth += 1;
      else if (byte === ROUND_CLOSE) depth -= 1;
    }
    this.#at = at;
    return '(';
  }

  #skipDigits(): string {
    const end = this.#bytes.indexOf(GREATER, this.#at);
    this.#at = end < 0 ? this.#bytes.length : end + 1;
    return '<';
  }
}

/** A name as it is meant: `/J#61vaScript` is `/JavaScript`. */
const unescaped = (name: string): string =>
  name.includes(String.fromCharCode(HASH))
    ? name.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
        String.fromCharCode(Number.parseInt(digits, 16)),
      )
    : name;
