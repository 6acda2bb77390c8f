import type { contract } from '@credence/contract';
import { Invalid, issueUpload } from '@credence/core';
import type { Request } from 'express';
import { contextOf } from '../../http/context.ts';
import { uploadPath } from '../../uploads/router.ts';
import type { Route } from '../route.ts';

/** @param publicUrl where clients reach this service; undefined takes the address that a request came to */
export const generateUploadUrlRoute =
  (publicUrl: string | undefined): Route<typeof contract.uploadUrls.generate> =>
  async ({ req, res }) => {
    const { fileUri, to } = await issueUpload(contextOf(res));
    const signedUrl =
      to.kind === 'store' ? to.url : new URL(uploadPath(to.token), publicUrl ?? addressOf(req)).href;
    return { status: 200, body: { signedUrl, fileUri } };
  };

/** From the Host header alone: a proxy that adds a hop to X-Forwarded-For may pass on whatever other header it was sent. */
function addressOf({ protocol, headers: { host = '' } }: Pick<Request, 'protocol' | 'headers'>): string {
  const address = `${protocol}://${host}`;
  if (!URL.canParse(address)) throw new Invalid(['Host must be the address of this service']);
  return address;
}
