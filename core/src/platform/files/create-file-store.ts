import type { CoreConfig } from '../config/core-config.ts';
import { createEmbeddedStore } from './embedded-store.ts';
import type { FileStore } from './file-store.ts';
import { createGoogleStore } from './google-store.ts';

export const createFileStore = (config: CoreConfig): FileStore =>
  config.STORAGE === 'gcs'
    ? createGoogleStore(config.RELEASE_BUCKET, config.GCS_API_ENDPOINT)
    : createEmbeddedStore(config.FILES_DIRECTORY);
