import { createHash } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Zip, ZipDeflate } from 'fflate';
import { UsageError } from './usage-error.ts';

/** A file of an archive. */
export interface ArchivedFile {
  path: string;
  content: Buffer;
}

/** A file as the archive's manifest tells it. */
export interface ManifestEntry {
  path: string;
  size: number;
  /** Of its content, in hexadecimal. */
  sha256: string;
}

/**
 * Writes files into a ZIP, one at a time as they come, and a manifest of them as its last one. The archive appears
 * under its name when it is whole, and never otherwise.
 * @param describe what the manifest says besides its files
 * @throws UsageError when there is a file of that name
 */
export async function writeArchive(
  file: string,
  contents: AsyncIterable<ArchivedFile>,
  describe: Record<string, unknown>,
): Promise<ManifestEntry[]> {
  if (await exists(file)) throw new UsageError(`${file} is there already, and is not overwritten`);
  const partial = `${file}.${process.pid}.partial`;
  const handle = await open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be written (${error.code})`);
  });
  try {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      chunks.push(chunk);
    });
    const flush = async () => {
      for (const chunk of chunks.splice(0)) await handle.write(chunk);
    };
    const add = async ({ path, content }: ArchivedFile) => {
      const entry = new ZipDeflate(path);
      zip.add(entry);
      entry.push(content, true);
      await flush();
    };
    const manifest: ManifestEntry[] = [];
    for await (const { path, content } of contents) {
      await add({ path, content });
      const sha256 = createHash('sha256').update(content).digest('hex');
      manifest.push({ path, size: content.length, sha256 });
    }
    await add({
      path: 'manifest.json',
      content: Buffer.from(`${JSON.stringify({ ...describe, files: manifest }, null, 2)}\n`),
    });
    zip.end();
    await flush();
    await handle.sync();
    await handle.close();
    await rename(partial, file);
    return manifest;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
