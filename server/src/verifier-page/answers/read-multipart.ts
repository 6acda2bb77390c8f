import { type Letter, MAX_LETTER_BYTES, MAX_LETTERS } from '@credence/core';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import { FIELD } from './form-fields.ts';

/** A posted form with its files. */
interface MultipartForm {
  /** Each name with its one text or its texts. */
  fields: Record<string, string | string[]>;
  letters: Letter[];
}

/** A body that can't be read as a form; `status` is the answer's. */
export class UnreadableForm extends Error {
  override readonly name = 'UnreadableForm';
  readonly status: 400 | 413 | 415 | 503;

  constructor(status: UnreadableForm['status'], message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** Whole form in bytes, before it is given up: the files of a person who chose a few too large ones still fit. */
const MAX_FORM_BYTES = 48 * 1024 * 1024;

/** All texts together, in bytes. */
export const MAX_TEXTS_BYTES = 1024 * 1024;

/** Room for a hundred records and fifty questions with all their options ticked. */
export const MAX_FIELDS = 8000;

/** Beyond what any text may have, so that a longer one is still refused for its length. */
const MAX_FIELD_BYTES = 64 * 1024;

/** Files of which at least the size is looked at; those after them are not read. */
const MAX_FILES = 20;

/**
 * Reads a form with files into memory. Files under any other name than the one of the form, and what a file has beyond
 * the largest size and a byte, are not kept.
 * @param hold asks for memory, and returns false when there is none left
 * @throws UnreadableForm
 */
export function readMultipart(request: Request, hold: (bytes: number) => boolean): Promise<MultipartForm> {
  return new Promise((resolve, reject) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > MAX_FORM_BYTES) throw tooLarge();
    const parser = parserOf(request);
    const fields = new Map<string, string[]>();
    const letters: Letter[] = [];
    let received = 0;
    let textBytes = 0;
    let files = 0;

    function count(chunk: Buffer): void {
      received += chunk.length;
      if (received > MAX_FORM_BYTES) fail(tooLarge());
      else if (!hold(chunk.length)) fail(new UnreadableForm(503, 'Too many forms are being sent'));
    }
    const fail = (error: UnreadableForm) => {
      request.off('data', count).unpipe(parser);
      // What is still on its way is read and thrown away: a browser listens only when it has sent everything.
      request.resume();
      reject(error);
    };
    request.on('data', count);
    request.on('error', (error) => fail(new UnreadableForm(400, 'The form broke off', error)));

    parser.on('field', (name, text) => {
      textBytes += (name?.length ?? 0) + text.length;
      if (textBytes > MAX_TEXTS_BYTES) return fail(tooLarge());
      if (name === undefined) return;
      const before = fields.get(name);
      if (before) before.push(text);
      else fields.set(name, [text]);
    });
    parser.on('file', (name, file, fileName) => {
      const chunks: Buffer[] = [];
      // One more than there may be, so that they are refused for being too many.
      const isKept = name === FIELD.letters && files++ <= MAX_LETTERS;
      file.on('data', (chunk: Buffer) => isKept && chunks.push(chunk));
      // The parser itself says what went wrong.
      file.on('error', () => undefined);
      file.on('end', () => {
        const isChosen = Boolean(fileName) || chunks.length > 0;
        if (isKept && isChosen)
          letters.push({ fileName: fileName || 'letter', content: Buffer.concat(chunks) });
      });
    });
    parser.on('fieldsLimit', () => fail(tooLarge()));
    parser.on('error', (error) => fail(new UnreadableForm(400, 'The form is damaged', error)));
    parser.on('finish', () => {
      const read = [...fields].map(([name, texts]) => [name, texts.length === 1 ? texts[0] : texts]);
      resolve({ fields: Object.fromEntries(read), letters });
    });
    request.pipe(parser);
  });
}

function parserOf(request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        files: MAX_FILES,
        fileSize: MAX_LETTER_BYTES + 1,
        parts: MAX_FIELDS + MAX_FILES,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    });
  } catch (error) {
    throw new UnreadableForm(400, 'The form names no boundary', error);
  }
}

const tooLarge = () => new UnreadableForm(413, 'The form is too large');
