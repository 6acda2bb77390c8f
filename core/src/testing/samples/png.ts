import { crc32, deflateSync } from 'node:zlib';

/** What a test wants otherwise than usual of a PNG. */
export interface PngTraits {
  depth?: number;
  colour?: number;
  interlace?: number;
  /** Bytes of its picture, unpacked. */
  pixels?: Buffer;
}

/** A PNG of one colour. */
export function pngOf(width: number, height: number, traits: PngTraits = {}): Buffer {
  const { depth = 8, colour = 2, interlace = 0, pixels = Buffer.alloc(height * (1 + width * 3)) } = traits;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
