import type { Logger } from '@credence/core';
import type { RequestHandler } from 'express';
import { onOutcome } from './request-outcome.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The caller's organization, once it is known. */
      organizationId?: string;
    }
  }
}

/** Logs one line for each request, when it is over. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    onOutcome(req, res, (outcome) => {
      const { requestId, organizationId } = res.locals;
      const line = { requestId, organizationId, ...outcome };
      if (outcome.status >= 500) logger.warn(line, 'request');
      else logger.info(line, 'request');
    });
    next();
  };
}
