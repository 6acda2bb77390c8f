import { type OrderedSearch, scheduleSearch } from '@credence/core/testing';
import type { Answer } from '../../../testing/answers.ts';
import { type Caller, searchPath, type TestApp } from '../../../testing/app.ts';

/** An attempt as its row has it. */
interface AttemptRow {
  id: string;
  contact_id: string;
  status: string;
}

/** The attempts of a search, by time. */
export const attemptsOf = (app: TestApp, { searchId }: OrderedSearch): Promise<AttemptRow[]> =>
  app.test.sql('select * from outbounds where search_id = $1 order by scheduled_at', [searchId]);

export const statusesOf = async (app: TestApp, ids: OrderedSearch): Promise<string[]> =>
  (await attemptsOf(app, ids)).map(({ status }) => status);

/** Asks for an action on the attempts of a search. */
export const act = (
  caller: Caller,
  { orderId, searchId }: OrderedSearch,
  action: string,
  sent: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> => caller.request('POST', `${searchPath(orderId, searchId)}/${action}`, sent);

/** A search with three attempts; `outboundId` is the first. */
export async function scheduledSearch(
  app: TestApp,
  { context }: Caller = app.active,
): Promise<OrderedSearch & { outboundId: string }> {
  const ids = await scheduleSearch(context);
  const [first] = await attemptsOf(app, ids);
  return { ...ids, outboundId: first?.id ?? '' };
}

/** What clients send where no body is asked for. */
export const NO_BODIES: [string, { body?: unknown; headers?: Record<string, string> }][] = [
  ['no body', {}],
  ['no body, but its type', { headers: { 'content-type': 'application/json' } }],
  ['{}', { body: {} }],
  ['{} without a type', { body: '{}', headers: { 'content-type': '' } }],
  ['unknown fields', { body: { reason: 'holiday', outboundId: 7, __proto__: null } }],
  ['no JSON at all', { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
];
