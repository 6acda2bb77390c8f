/** Largest signed release, in bytes. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024;
/** How every PDF begins. */
export const PDF_MAGIC = '%PDF';

export const isPdf = (content: Buffer): boolean =>
  content.toString('latin1', 0, PDF_MAGIC.length) === PDF_MAGIC;
