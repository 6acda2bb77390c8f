import type { contract } from '@credence/contract';
import { redeliverEvents } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';
import { rangeOf } from '../time-range.ts';

export const redeliverEventsRoute: Route<typeof contract.closeoutEvents.redeliverAll> = async ({
  body: { dryRun, cursor, from, to, ...filter },
  res,
}) => {
  const redelivered = await redeliverEvents(contextOf(res), {
    filter: { ...filter, ...rangeOf({ from, to }) },
    dryRun,
    cursor,
  });
  return { status: 200, body: { success: true, dryRun, ...redelivered } };
};
