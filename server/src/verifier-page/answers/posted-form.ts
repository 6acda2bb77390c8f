import { type Letter, shareMemory } from '@credence/core';
import { type Request, type RequestHandler, type Response, urlencoded } from 'express';
import { MAX_FIELDS, MAX_TEXTS_BYTES, readMultipart, UnreadableForm } from './read-multipart.ts';

/** What was posted, before what it says was looked at. */
export interface PostedForm {
  fields: unknown;
  letters: Letter[];
}

/** How a form may be sent: as the page does it, and without files. */
const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded'];

const parseFields = urlencoded({ extended: false, limit: MAX_TEXTS_BYTES, parameterLimit: MAX_FIELDS });

/** Does something with a posted form. */
type FormReader = <T>(
  request: Request,
  response: Response,
  work: (form: PostedForm) => Promise<T>,
) => Promise<T>;

/**
 * A reader of posted forms. All those being worked on share `maxHeldBytes` of memory; one that does not fit in is
 * turned away, because each person is better told to try again than all of them left without the page.
 */
export function createFormReader(maxHeldBytes: number): FormReader {
  const partOfMemory = shareMemory(maxHeldBytes);
  return async (request, response, work) => {
    if (request.is(FORM_TYPES) === false) throw new UnreadableForm(415, 'The form must be sent as a form');
    if (!request.is('multipart/form-data')) {
      await run(parseFields, request, response);
      return work({ fields: request.body, letters: [] });
    }
    if (request.get('content-encoding') !== undefined) {
      throw new UnreadableForm(415, 'The form must not be compressed');
    }
    const memory = partOfMemory();
    try {
      return await work(await readMultipart(request, memory.grow));
    } finally {
      memory.giveBack();
    }
  };
}

function run(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    handler(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}
