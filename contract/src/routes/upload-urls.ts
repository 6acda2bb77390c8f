import { initContract } from '@ts-rest/core';
import { Problem } from '../schemas/problem.ts';
import { UploadUrl } from '../schemas/upload-url.ts';
import { protectedErrors } from './errors.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

export const uploadUrlsRoutes = c.router({
  generate: {
    method: 'GET',
    path: '/files/release-form/generate-upload-url',
    summary: 'Get a URL to upload a release to',
    description:
      'Within 15 minutes, send the PDF there by PUT, without a token, as `application/pdf`; 10 MB ' +
      'at most. Then order with fileUri as applicant.signedReleaseFileUrl.',
    metadata: { tag: 'Files', audit: 'release.issueUpload', scope: 'orders:write' } satisfies RouteMetadata,
    responses: { 200: UploadUrl, 400: Problem, ...protectedErrors },
  },
});
