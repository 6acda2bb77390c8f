import { Invalid, inSlices } from '@credence/core';
import type { AppRoute } from '@ts-rest/core';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { laterSlices } from '../limits/refusal-time.ts';
import { checkInSteps, isLarge } from './check-in-steps.ts';
import { rememberChecked } from './checked-at-once.ts';

/** Holds large bodies against the contract in slices; small ones wait for the check of the whole request. */
export function checkLargeBody(route: AppRoute): RequestHandler {
  const body: unknown = 'body' in route ? route.body : undefined;
  const schema = typeof body === 'object' && body !== null && 'schema' in body ? body.schema : undefined;
  return async (req, res, next) => {
    if (schema instanceof z.ZodType && isLarge(req.body)) {
      const checked = await inSlices(checkInSteps(schema, req.body), laterSlices(res));
      if ('problems' in checked) throw new Invalid(checked.problems);
      req.body = rememberChecked(checked.data);
    }
    next();
  };
}
