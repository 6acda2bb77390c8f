import { z } from 'zod';

export const UploadUrl = z
  .object({ signedUrl: z.url(), fileUri: z.string().regex(/^gs:\/\//) })
  .meta({ id: 'UploadUrl', description: 'Where to PUT a release, and the address it will have.' });
