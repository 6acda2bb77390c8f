import { z } from 'zod';

export const UploadUrl = z
  .object({
    signedUrl: z.url().describe('Where to PUT the PDF.'),
    fileUri: z
      .string()
      .regex(/^gs:\/\//)
      .describe('What to order with, as applicant.signedReleaseFileUrl.'),
  })
  .meta({ id: 'UploadUrl', description: 'Where to PUT a release, and the address it will have.' });
