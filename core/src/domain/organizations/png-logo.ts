import { inflateSync } from 'node:zlib';

export const MAX_LOGO_BYTES = 64 * 1024;
const MAX_WIDTH = 1_200;
const MAX_HEIGHT = 400;
const MIN_SIDE = 16;

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const LENGTH_TYPE_CRC = 12;

/** Samples of a pixel, by the colour type of a PNG. */
const CHANNELS = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/** What is wrong with a logo: it has to be a small, plain PNG that unpacks to just the pixels it announces. */
export function logoProblem(png: Buffer): string | null {
  if (png.length > MAX_LOGO_BYTES) return `must be at most ${MAX_LOGO_BYTES / 1024} KiB`;
  const chunks = chunksOf(png);
  const header = chunks?.[0];
  if (header?.type !== 'IHDR' || header.data.length !== 13) return 'must be a PNG';
  const { width, height } = sizeOfHeader(header.data);
  if (width < MIN_SIDE || width > MAX_WIDTH || height < MIN_SIDE || height > MAX_HEIGHT) {
    return `must be ${MIN_SIDE} to ${MAX_WIDTH} pixels wide and ${MIN_SIDE} to ${MAX_HEIGHT} high`;
  }
  const [depth, colour, , , interlace] = header.data.subarray(8);
  const channels = CHANNELS.get(colour ?? -1);
  if (depth !== 8 || interlace !== 0 || channels === undefined) {
    return 'must be a PNG with 8 bits a channel that is not interlaced';
  }
  const packed = Buffer.concat((chunks ?? []).flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
  return unpacksTo(packed, height * (1 + width * channels)) ? null : 'must be a PNG that is whole';
}

/** Width and height of a PNG that was checked before. */
export const logoSize = (png: Buffer): { width: number; height: number } =>
  sizeOfHeader(png.subarray(SIGNATURE.length + 8));

const sizeOfHeader = (header: Buffer) => ({ width: header.readUInt32BE(0), height: header.readUInt32BE(4) });

interface Chunk {
  type: string;
  data: Buffer;
}

/** Null when they do not end with the end of the file. */
function chunksOf(png: Buffer): Chunk[] | null {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    if (at + LENGTH_TYPE_CRC > png.length) return null;
    const length = png.readUInt32BE(at);
    if (length > png.length - at - LENGTH_TYPE_CRC) return null;
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += LENGTH_TYPE_CRC + length;
  }
  return chunks.at(-1)?.type === 'IEND' ? chunks : null;
}

function unpacksTo(packed: Buffer, bytes: number): boolean {
  try {
    return inflateSync(packed, { maxOutputLength: bytes }).length === bytes;
  } catch {
    return false;
  }
}
