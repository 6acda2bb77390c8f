import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { CONSOLE_HEADER } from './identity/sent-by-console.ts';

const pack = promisify(gzip);

/** Characters below which an answer fits into one packet as it is. */
const LEAST_CHARACTERS = 1_400;

/**
 * Packs long answers to the console. Where an attacker's text is packed together with a secret, the length tells the secret
 * bit by bit (BREACH); so only requests with the console's header are answered so, which no page elsewhere can have a
 * browser send, and no secret is in what they read.
 */
export const packedJson: RequestHandler = (request, response, next) => {
  if (request.get(CONSOLE_HEADER) !== '1') return next();
  response.vary('Accept-Encoding');
  if (request.acceptsEncodings('gzip', 'identity') !== 'gzip') return next();
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    response.send = send;
    if (typeof body !== 'string' || body.length < LEAST_CHARACTERS) return send(body);
    pack(body).then((bytes) => response.set('Content-Encoding', 'gzip').send(bytes), next);
    return response;
  };
  next();
};
