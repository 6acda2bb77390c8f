import { type MemoryPart, ownTurn, type SharedMemory, shareMemory } from '@credence/core';
import type { Request, RequestHandler, Response } from 'express';
import { Busy } from '../limits/busy.ts';
import { whenOver } from '../when-over.ts';
import { BodyRefused } from './body-refused.ts';

const MAX_HELD_BYTES = 256 * 1024 * 1024;
/** Of 64 KB each. */
const MANY_CHUNKS = 16;

/** What all bodies together take that one server holds at a time. */
export const memoryOfBodies = (bytes = MAX_HELD_BYTES): SharedMemory => shareMemory(bytes);

/** How much of a body is read, and whose memory it takes. */
export interface ReadBytesOptions {
  readonly limitBytes: number;
  readonly memory: SharedMemory;
  readonly ownerOf: (res: Response) => string | undefined;
}

/**
 * Reads the request's bytes as they come into `req.body`. They count as held until the answer is out, because until then
 * something is done with them. What hinders that is passed on as `BodyRefused`, or as `Busy` where there is no memory.
 */
export function readBytes({ limitBytes, memory, ownerOf }: ReadBytesOptions): RequestHandler {
  return async (req, res, next) => {
    const part = memory(ownerOf(res));
    whenOver(res, part.giveBack);
    req.body = await together(await read(req, limitBytes, part));
    next();
  };
}

/** Putting megabytes together takes ten milliseconds, and so does what is done with them next: each has its own turn. */
async function together(chunks: readonly Buffer[]): Promise<Buffer> {
  const isLarge = chunks.length > MANY_CHUNKS;
  if (isLarge) await ownTurn();
  const bytes = Buffer.concat(chunks);
  if (isLarge) await ownTurn();
  return bytes;
}

function read(req: Request, limitBytes: number, memory: MemoryPart): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const tooLarge = () => new BodyRefused(413, `The body must be at most ${limitBytes / 1024 / 1024} MB`);
    const brokenOff = () => refuse(new BodyRefused(400, 'The body did not arrive completely'));
    let chunks: Buffer[] = [];
    let received = 0;

    function take(chunk: Buffer): void {
      received += chunk.length;
      if (received > limitBytes) refuse(tooLarge());
      else if (memory.grow(chunk.length)) chunks.push(chunk);
      else refuse(new Busy('Too many bodies are being sent'));
    }
    function refuse(error: Error): void {
      chunks = [];
      // What is still on its way is read and thrown away: some clients listen only when they have sent everything.
      req.off('data', take).resume();
      reject(error);
    }

    if (Number(req.headers['content-length'] ?? 0) > limitBytes) reject(tooLarge());
    // The client may have hung up before its body was come to.
    else if (req.destroyed || req.socket.destroyed) brokenOff();
    else {
      req.on('data', take);
      req.once('end', () => {
        // Every request closes after its end: an error that no one would see is not free.
        req.off('close', brokenOff);
        resolve(chunks);
      });
      req.once('error', brokenOff);
      req.once('close', brokenOff);
    }
  });
}
