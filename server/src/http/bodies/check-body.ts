import { Invalid, inSlices } from '@credence/core';
import type { AppRoute } from '@ts-rest/core';
import type { RequestHandler } from 'express';
import { laterSlices } from '../limits/refusal-time.ts';
import { bodySchemaOf } from './body-schema.ts';
import { checkInSteps, isLarge } from './check-in-steps.ts';
import { rememberChecked } from './checked-at-once.ts';

/** Holds large bodies against the contract in slices; small ones wait for the check of the whole request. */
export function checkLargeBody(route: AppRoute): RequestHandler {
  const schema = bodySchemaOf(route);
  return async (req, res, next) => {
    if (schema && isLarge(req.body)) {
      const checked = await inSlices(checkInSteps(schema, req.body), laterSlices(res));
      if ('problems' in checked) throw new Invalid(checked.problems);
      req.body = rememberChecked(checked.data);
    }
    next();
  };
}
