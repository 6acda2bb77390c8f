import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

declare global {
  namespace Express {
    interface Locals {
      /** Names this request in its response, its errors and every log line. */
      requestId: string;
    }
  }
}

const SANE = /^[A-Za-z0-9._-]{1,128}$/;

/** Gives the request the id its caller sent, if that is a sane one, else a new UUID; the response carries it. */
export const requestId: RequestHandler = (req, res, next) => {
  const sent = req.get('x-request-id');
  res.locals.requestId = sent !== undefined && SANE.test(sent) ? sent : randomUUID();
  res.setHeader('X-Request-Id', res.locals.requestId);
  next();
};
