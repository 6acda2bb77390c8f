import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { defineConfig } from 'tsup';

const LARGEST_GZIP_BYTES = 15 * 1024;

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  clean: true,
  async onSuccess() {
    const size = gzipSync(await readFile('dist/index.js')).length;
    process.stdout.write(`@credence/sdk: ${(size / 1024).toFixed(1)} KB gzipped\n`);
    if (size > LARGEST_GZIP_BYTES)
      throw new Error(`The bundle is larger than ${LARGEST_GZIP_BYTES} bytes gzipped`);
  },
});
