import type { contract } from '@credence/contract';
import { issueUpload } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { uploadPath } from '../../uploads/router.ts';
import type { Route } from '../route.ts';

/** @param publicUrl where clients reach this service; undefined takes the address that a request came to */
export const generateUploadUrlRoute =
  (publicUrl: string | undefined): Route<typeof contract.uploadUrls.generate> =>
  async ({ req, res }) => {
    const { fileUri, to } = await issueUpload(contextOf(res));
    const signedUrl =
      to.kind === 'store' ? to.url : new URL(uploadPath(to.token), ownOrigin(publicUrl, req)).href;
    return { status: 200, body: { signedUrl, fileUri } };
  };
