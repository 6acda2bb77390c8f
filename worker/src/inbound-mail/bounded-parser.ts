import PostalMime, { type PostalMimeOptions } from 'postal-mime';

/** Of the words for people, in bytes as they come: as many as 200,000 characters can take, which is what is read of them. */
const MAX_TEXT_BYTES = 2 * 1024 * 1024;
/** Of documents that are no base64, such as a mail inside a mail: the largest that is kept has 140,000. */
const MAX_LINES = 150_000;

/** A mail of which more would have to be held in memory than a document that is kept can have. */
export class TooManyLines extends Error {
  override readonly name = 'TooManyLines';
}

/** A part of a mail as the library takes it apart; its types do not tell of it. */
interface OpenPart {
  state: string;
  contentType: { parsed: { value: string } };
  contentDisposition: { parsed: { value: string } };
  contentTransferEncoding: { encoding: string };
}

interface LineParser {
  currentNode: OpenPart;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
}

const DASH = '-'.charCodeAt(0);

/**
 * A parser that leaves out words beyond what is read. The library holds each line by itself, makes text of HTML and HTML of
 * text, and needs up to forty times the size of a mail for that. A thread that runs out of so much takes its process along.
 */
export function boundedParser(options: PostalMimeOptions): PostalMime {
  const parser = new PostalMime(options);
  const inside = parser as unknown as LineParser;
  const processLine = inside.processLine.bind(parser);
  let textBytes = 0;
  let lines = 0;
  inside.processLine = async (line, isFinal) => {
    const part = inside.currentNode;
    // What may separate parts has to be looked at.
    const isBody = part.state === 'body' && !(line[0] === DASH && line[1] === DASH) && !isFinal;
    if (isBody && isText(part)) {
      textBytes += line.length + 1;
      if (textBytes > MAX_TEXT_BYTES) return;
    } else if (isBody && part.contentTransferEncoding.encoding !== 'base64') {
      lines += 1;
      if (lines > MAX_LINES) throw new TooManyLines('Too many lines of documents');
    }
    await processLine(line, isFinal);
  };
  return parser;
}

/** Of what the library makes text: words of the sender, and calendars, which are not kept. */
function isText({ contentType, contentDisposition }: OpenPart): boolean {
  const type = contentType.parsed.value;
  const isWords = /^text\/(?:plain|html)$/.test(type) && contentDisposition.parsed.value !== 'attachment';
  return isWords || /^(?:text\/calendar|application\/ics)$/.test(type);
}
