import {
  type AllowedUpload,
  type Core,
  MAX_PDF_BYTES,
  receiveUpload,
  type SharedMemory,
} from '@credence/core';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { BodyRefused } from '../http/bodies/body-refused.ts';
import { readBytes } from '../http/bodies/read-bytes.ts';
import { methodNotAllowed } from '../http/errors.ts';

declare global {
  namespace Express {
    interface Locals {
      /** What the token of a signed URL lets its bearer do. */
      upload?: AllowedUpload;
    }
  }
}

const UPLOADS = '/files/release-form/uploads';

/** Where an upload with this token goes. */
export const uploadPath = (token: string): string => `${UPLOADS}/${token}`;

/** Takes the releases that clients PUT to signed URLs, where no other store does. The URL stands for the token. */
export function createUploads(
  core: Core,
  memory: SharedMemory,
  limit: RequestHandler<{ token: string }>,
): Router {
  const ownerOf = ({ locals }: Response) => locals.upload?.organizationId;
  const read = readBytes({ limitBytes: MAX_PDF_BYTES, memory, ownerOf });
  const router = Router();
  router
    .route(uploadPath(':token'))
    .put(limit, admit(core), read, store)
    .all(methodNotAllowed(['PUT']));
  return router;
}

/** Nothing of a body is read before it is known to be welcome. */
function admit(core: Core): RequestHandler<{ token: string }> {
  return async (req, res, next) => {
    res.locals.upload = await receiveUpload(core, req.params.token, res.locals.requestId);
    requirePdf(req.headers);
    next();
  };
}

/** The content type is part of what was signed, so nothing else fits the URL. */
function requirePdf(headers: Request['headers']): void {
  if (!/^application\/pdf\s*(?:;|$)/i.test(headers['content-type'] ?? '')) {
    throw new BodyRefused(400, 'Content-Type must be application/pdf');
  }
  if ((headers['content-encoding']?.toLowerCase() ?? 'identity') !== 'identity') {
    throw new BodyRefused(400, 'The body must not be compressed');
  }
}

const store: RequestHandler<{ token: string }> = async (req, res) => {
  const { upload } = res.locals;
  if (!upload) throw new Error('The upload was not admitted');
  await upload.store(req.body);
  res.status(200).end();
};
