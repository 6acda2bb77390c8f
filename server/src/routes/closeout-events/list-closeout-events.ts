import type { contract } from '@credence/contract';
import { listCloseoutEvents } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentCloseoutEvent } from '../../presenters/present-closeout-event.ts';
import type { Route } from '../route.ts';
import { rangeOf } from '../time-range.ts';

export const listCloseoutEventsRoute: Route<typeof contract.closeoutEvents.list> = async ({ query, res }) => {
  const { from, to, ...rest } = query;
  const { events, pagination } = await listCloseoutEvents(contextOf(res), {
    ...rest,
    ...rangeOf({ from, to }),
  });
  return { status: 200, body: { data: events.map(presentCloseoutEvent), pagination } };
};
